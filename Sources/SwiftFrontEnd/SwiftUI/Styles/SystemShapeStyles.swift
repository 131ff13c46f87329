public import LayoutCore

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The background style of the view.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the view.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The tint.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.tint) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The background of a selection.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.selection) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of a selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// Separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.separator) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

/// The fills of controls.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.fill) }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fills of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

/// Links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.link) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// Links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

/// Placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    .semantic(.windowBackground)
  }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  private let level: HierarchicalLevel

  private init(_ level: HierarchicalLevel) { self.level = level }

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .level(level) }

  /// The primary level.
  public static let primary = HierarchicalShapeStyle(.primary)
  /// The secondary level.
  public static let secondary = HierarchicalShapeStyle(.secondary)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(.tertiary)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(.quaternary)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(.quinary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level of the current style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level of the current style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level of the current style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
  /// The fifth level of the current style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle.quinary }
}
