public import LayoutCore

/// A translucent material.
public struct Material: ShapeStyle {
  private let material: MaterialValue

  private init(_ material: MaterialValue) { self.material = material }

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .material(material) }

  /// Returns the material for active or inactive windows, which look the same here.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }

  /// The most translucent material.
  public static let ultraThin = Material(.ultraThin)
  /// A material more translucent than the regular one.
  public static let thin = Material(.thin)
  /// A somewhat translucent material.
  public static let regular = Material(.regular)
  /// A material less translucent than the regular one.
  public static let thick = Material(.thick)
  /// The least translucent material.
  public static let ultraThick = Material(.ultraThick)
  /// The material of bars.
  public static let bar = Material(.bar)
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { Material.ultraThin }
  /// A material more translucent than the regular one.
  public static var thinMaterial: Material { Material.thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { Material.regular }
  /// A material less translucent than the regular one.
  public static var thickMaterial: Material { Material.thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { Material.ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}

/// The windows in which a material appears active.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic
  case active
  case inactive
  case matchWindow
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static let defaultValue: MaterialActiveAppearance = .automatic
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static let defaultValue: Material? = nil
}

extension EnvironmentValues {
  /// The windows whose materials appear active.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// The material behind the view; nil if none is known.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }

  /// The prominence of the background behind the view.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// The standard prominence.
  public static let standard = BackgroundProminence(name: "standard")
  /// Increased, as behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue: BackgroundProminence = .standard
}
