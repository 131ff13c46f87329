/// An unresolved colour, SwiftUI's `Color`.
public struct ColorValue: Sendable, Hashable {
  /// The origin of a colour, from which an environment resolves it.
  public enum Source: Sendable, Hashable {
    /// The system.
    case system(SystemColor)
    /// An asset catalogue, by name.
    case asset(String)
    /// Numbers.
    case components(ColorComponents)
  }

  /// The origin of the colour.
  public var source: Source
  /// The factor of the source's opacity (D1.7).
  public var opacity: Double

  /// Creates a colour.
  public init(_ source: Source, opacity: Double = 1) {
    self.source = source
    self.opacity = opacity
  }

  /// Creates the system colour of a name, or else an asset's.
  public init(named name: String) {
    self.init(SystemColor(rawValue: name).map { .system($0) } ?? .asset(name))
  }

  /// Creates an sRGB colour from encoded components (D1.5).
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(.components(ColorComponents(red: red, green: green, blue: blue)), opacity: opacity)
  }

  /// The name of the colour, if it says all of it; else nil.
  public var name: String? {
    guard opacity == 1 else { return nil }
    switch source {
    case .system(let color): return color.rawValue
    case .asset(let name):
      return name.hasPrefix("#") || SystemColor(rawValue: name) != nil ? nil : name
    case .components: return nil
    }
  }

  /// One of the system's colours.
  public static func system(_ color: SystemColor) -> ColorValue { ColorValue(.system(color)) }
}
