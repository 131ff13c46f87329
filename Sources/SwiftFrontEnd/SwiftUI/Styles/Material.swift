public import LayoutCore

/// A material, through which what lies behind it is seen.
public struct Material: ShapeStyle {
  private let material: MaterialValue

  private init(_ material: MaterialValue) { self.material = material }

  /// The engine's paint.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .material(material) }

  /// The material in a window that is in front or not, which looks the same here.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  /// Lets most through.
  public static let ultraThin = Material(.ultraThin)
  /// Lets more through than the regular one.
  public static let thin = Material(.thin)
  /// Lets some through.
  public static let regular = Material(.regular)
  /// Lets less through than the regular one.
  public static let thick = Material(.thick)
  /// Lets least through.
  public static let ultraThick = Material(.ultraThick)
  /// That of bars.
  public static let bar = Material(.bar)
}

extension ShapeStyle where Self == Material {
  /// Lets most through.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// Lets more through than the regular one.
  public static var thinMaterial: Material { Material.thin }
  /// Lets some through.
  public static var regularMaterial: Material { Material.regular }
  /// Lets less through than the regular one.
  public static var thickMaterial: Material { Material.thick }
  /// Lets least through.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// That of bars.
  public static var bar: Material { Material.bar }
}

/// In which windows a material looks active.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic
  case active
  case inactive
  case matchWindow
}
