/// Red, green and blue in a space of colours; beyond 0…1 they lie outside of its gamut (D1.1).
public struct ColorComponents: Sendable, Hashable {
  /// The spaces that SwiftUI has.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// sRGB with its curve (D1.2).
    case sRGB
    /// sRGB in linear light.
    case sRGBLinear
    /// Display P3 with sRGB's curve (D1.4).
    case displayP3
  }

  /// The space of the numbers.
  public var space: Space
  /// How much red there is.
  public var red: Double
  /// How much green there is.
  public var green: Double
  /// How much blue there is.
  public var blue: Double

  /// Creates components.
  public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
  }
}
