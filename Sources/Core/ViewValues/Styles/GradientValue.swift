/// A colour gradient, SwiftUI's `Gradient` (D3.1 – D3.4).
public struct GradientValue: Sendable, Hashable {
  /// A colour at a location.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: ColorValue
    /// The location of the colour: 0 is the start, 1 the end.
    public var location: Double

    /// Creates a stop.
    public init(color: ColorValue, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colours are mixed (D3.3).
  public enum MixingSpace: String, Sendable, Hashable, CaseIterable {
    /// Encoded sRGB.
    case device
    /// A perceptually uniform space (D1.9).
    case perceptual
  }

  /// The colours beyond the first and the last stop, of which canvases have a choice.
  public enum Extent: String, Sendable, Hashable {
    /// The end colours continue (D3.4).
    case pad
    /// The gradient repeats.
    case `repeat`
    /// The gradient repeats, mirrored every other time.
    case reflect
  }

  /// The stops as given, in any order (D3.2).
  public var stops: [Stop]
  /// The space in which colours are mixed.
  public var mixingSpace: MixingSpace
  /// The colours beyond the ends.
  public var extent = Extent.pad
  /// Whether colours are mixed in linear light, whatever the space.
  public var mixesLight = false

  /// Creates a gradient from its stops.
  public init(stops: [Stop], mixingSpace: MixingSpace = .device) {
    self.stops = stops
    self.mixingSpace = mixingSpace
  }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [ColorValue], mixingSpace: MixingSpace = .device) {
    self.init(
      stops: colors.enumerated().map { index, color in
        Stop(color: color, location: GradientValue.location(index, of: colors.count))
      },
      mixingSpace: mixingSpace
    )
  }

  /// Whether the stops are at equal distances.
  public var isEven: Bool {
    stops.indices.allSatisfy {
      stops[$0].location == GradientValue.location($0, of: stops.count)
    }
  }

  private static func location(_ index: Int, of count: Int) -> Double {
    count > 1 ? Double(index) / Double(count - 1) : 0
  }
}
