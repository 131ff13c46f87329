public import LayoutCore

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
