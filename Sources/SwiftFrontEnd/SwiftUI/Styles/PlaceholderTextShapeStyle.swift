public import LayoutCore

/// Text that stands in for what is to be typed.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The engine's paint.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.placeholder) }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Text that stands in for what is to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
