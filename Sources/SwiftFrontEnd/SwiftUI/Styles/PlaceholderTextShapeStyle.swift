public import LayoutCore

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
