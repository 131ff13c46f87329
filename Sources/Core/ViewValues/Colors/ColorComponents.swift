/// Red, green and blue in a space of colours; beyond 0…1 they lie outside of its gamut (D1.1).
public struct ColorComponents: Sendable, Hashable {
  /// The colour spaces of SwiftUI.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// sRGB with its curve (D1.2).
    case sRGB
    /// sRGB in linear light.
    case sRGBLinear
    /// Display P3 with sRGB's curve (D1.4).
    case displayP3
  }

  /// The colour space of the components.
  public var space: Space
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double

  /// Creates components.
  public init(_ space: Space = .sRGB, red: Double, green: Double, blue: Double) {
    self.space = space
    self.red = red
    self.green = green
    self.blue = blue
  }
}
