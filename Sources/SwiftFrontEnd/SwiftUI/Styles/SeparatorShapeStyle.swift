public import LayoutCore

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
