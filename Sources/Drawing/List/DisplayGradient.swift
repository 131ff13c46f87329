public import ViewValues

/// Colours along a line from 0 to 1, ready to be mixed component by component in encoded sRGB.
public struct DisplayGradient: Sendable, Hashable {
  /// A colour and where it is.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: DisplayColor
    /// Where it is, never before the stop in front of it.
    public var location: Double

    /// Creates a stop.
    package init(color: DisplayColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order.
  public var stops: [Stop]
  /// What is beyond the ends.
  public var extent = GradientValue.Extent.pad

  /// Creates a gradient of stops that ascend.
  package init(stops: [Stop], extent: GradientValue.Extent = .pad) {
    self.stops = stops
    self.extent = extent
  }

  /// How many straight pieces stand for what is mixed in another space between two stops (D10.8).
  private static let pieces = 64

  /// Creates a gradient from one whose colours are looked up.
  ///
  /// Stops that do not ascend lie where the largest location before them does (D3.2).
  init(
    _ gradient: GradientValue,
    color: (ColorValue) -> DisplayColor
  ) {
    var stops: [Stop] = []
    var furthest = -Double.infinity
    for stop in gradient.stops where stop.location.isFinite {
      furthest = max(furthest, stop.location)
      stops.append(Stop(color: color(stop.color), location: furthest))
    }
    self.init(stops: stops, extent: gradient.extent)
    if gradient.mixesLight {
      resample { $0.mixedInLight(with: $1, by: $2) }
    } else if gradient.mixingSpace == .perceptual {
      resample { $0.mixedPerceptually(with: $1, by: $2) }
    }
  }

  /// The gradient with colours that are mixed as light.
  ///
  /// - Parameter steps: How many steps of a byte the colours at both ends of a straight piece may be apart,
  ///   unless there are as many pieces as for another space.
  package func inLight(_ steps: Double) -> DisplayGradient {
    var gradient = self
    gradient.resample(steps: steps) { $0.mixedInLight(with: $1, by: $2) }
    return gradient
  }

  private mutating func resample(
    steps: Double = 0,
    _ mix: (DisplayColor, DisplayColor, Double) -> DisplayColor
  ) {
    var fine: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0, case let last = stops[index - 1], last.location < stop.location {
        let most = Double(DisplayGradient.pieces)
        let needed = (last.color.distance(to: stop.color) * 255 / steps).rounded(.up)
        let pieces = steps > 0 ? Int(max(min(needed, most), 1)) : DisplayGradient.pieces
        for piece in 1..<pieces {
          let fraction = Double(piece) / Double(pieces)
          fine.append(
            Stop(
              color: mix(last.color, stop.color, fraction),
              location: last.location + (stop.location - last.location) * fraction
            )
          )
        }
      }
      fine.append(stop)
    }
    stops = fine
  }

  /// The colour at a place; clear without stops.
  package func color(at place: Double) -> DisplayColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    var place = place
    switch extent {
    case .pad: break
    case .repeat: place -= place.rounded(.down)
    case .reflect:
      let turn = place - 2 * (place / 2).rounded(.down)
      place = turn > 1 ? 2 - turn : turn
    }
    if place < first.location { return first.color }
    if place >= last.location { return last.color }
    var (low, high) = (0, stops.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if stops[middle].location <= place { low = middle } else { high = middle }
    }
    let (from, to) = (stops[low], stops[high])
    guard to.location > from.location else { return to.color }
    return from.color.mixed(
      with: to.color,
      by: (place - from.location) / (to.location - from.location)
    )
  }

  /// The gradient, fainter by a factor.
  package func multiplyingOpacity(by factor: Double) -> DisplayGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color.opacity *= factor }
    return gradient
  }
}

extension DisplayColor {
  /// How far the component is apart that is furthest apart.
  fileprivate func distance(to other: DisplayColor) -> Double {
    max(
      (red - other.red).magnitude,
      (green - other.green).magnitude,
      (blue - other.blue).magnitude,
      (opacity - other.opacity).magnitude
    )
  }
}
