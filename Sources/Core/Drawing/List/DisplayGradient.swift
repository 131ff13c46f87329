public import ViewValues

/// Colours along a line from 0 to 1, mixed in encoded sRGB by premultiplied components (D3.15).
public struct DisplayGradient: Sendable, Hashable {
  /// A colour at a location.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: DisplayColor
    /// The location, never before that of the stop in front of it.
    public var location: Double

    /// Creates a stop.
    package init(color: DisplayColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order.
  public var stops: [Stop]
  /// The colours beyond the ends.
  public var extent = GradientValue.Extent.pad

  /// Creates a gradient from ascending stops.
  package init(stops: [Stop], extent: GradientValue.Extent = .pad) {
    self.stops = stops
    self.extent = extent
  }

  /// The number of linear pieces between two stops that approximate another colour space (D10.8).
  private static let pieces = 64

  /// Creates a gradient from one whose colours are resolved.
  ///
  /// Stops that do not ascend are moved to the largest location before them (D3.2).
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
      resample(pieces: { _, _ in DisplayGradient.pieces }) { $0.mixedInLight(with: $1, by: $2) }
    } else if gradient.mixingSpace == .perceptual {
      resample(pieces: { _, _ in DisplayGradient.pieces }) {
        $0.mixedPerceptually(with: $1, by: $2)
      }
    }
  }

  /// The gradient with colours that are mixed in linear light.
  ///
  /// - Parameter steps: The largest difference of the colours at both ends of a linear piece, in
  ///   steps of a byte, unless there are as many pieces as for another space.
  package func inLight(_ steps: Double) -> DisplayGradient {
    var gradient = self
    gradient.resample(
      pieces: { first, second in
        let distance = max(
          first.distance(to: second),
          (first.opacity - second.opacity).magnitude
        )
        return Int(min((distance * 255 / steps).rounded(.up), Double(DisplayGradient.pieces)))
      },
      { $0.mixedInLight(with: $1, by: $2) }
    )
    return gradient
  }

  /// The gradient for painters that mix components without premultiplying: the same colours, within
  /// half a step of a byte.
  ///
  /// Next to a clear stop the colour stays that of its other side.
  package var straight: DisplayGradient {
    guard zip(stops, stops.dropFirst()).contains(where: { $0.color.opacity != $1.color.opacity })
    else { return self }
    var gradient = self
    gradient.resample(
      pieces: { first, second in
        let (near, far) = (max(first.opacity, 0).squareRoot(), max(second.opacity, 0).squareRoot())
        guard near > 0, far > 0 else { return 1 }
        // The largest distance of the colour's share from the share of the distance.
        let apart = (far - near).magnitude / (far + near) * first.distance(to: second)
        return Int(min((apart * 255 * 2).squareRoot().rounded(.up), Double(DisplayGradient.pieces)))
      },
      { $0.mixed(with: $1, by: $2) }
    )
    return gradient
  }

  /// Inserts linear pieces between stops.
  ///
  /// - Parameters:
  ///   - pieces: The number of pieces between two colours.
  ///   - mix: Mixes components.
  private mutating func resample(
    pieces: (DisplayColor, DisplayColor) -> Int,
    _ mix: (DisplayColor, DisplayColor, Double) -> DisplayColor
  ) {
    var fine: [Stop] = []
    for (index, stop) in stops.enumerated() {
      if index > 0, case let last = stops[index - 1], last.location < stop.location {
        // A clear colour is that of the other side: there may be one on each.
        var (from, to) = (last.color, stop.color)
        if from.opacity <= 0, to.opacity > 0 { from = to.multiplyingOpacity(by: 0) }
        if to.opacity <= 0, from.opacity > 0 { to = from.multiplyingOpacity(by: 0) }
        if from != last.color { fine.append(Stop(color: from, location: last.location)) }
        let count = pieces(from, to)
        for piece in stride(from: 1, to: count, by: 1) {
          let fraction = Double(piece) / Double(count)
          fine.append(
            Stop(
              color: from.mixedPremultiplied(with: to, by: fraction, mix),
              location: last.location + (stop.location - last.location) * fraction
            )
          )
        }
        if to != stop.color { fine.append(Stop(color: to, location: stop.location)) }
      }
      fine.append(stop)
    }
    stops = fine
  }

  /// The colour at a location; clear without stops.
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
    return from.color.mixedPremultiplied(
      with: to.color,
      by: (place - from.location) / (to.location - from.location)
    ) { $0.mixed(with: $1, by: $2) }
  }

  /// The gradient with its opacity multiplied.
  package func multiplyingOpacity(by factor: Double) -> DisplayGradient {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color.opacity *= factor }
    return gradient
  }
}
