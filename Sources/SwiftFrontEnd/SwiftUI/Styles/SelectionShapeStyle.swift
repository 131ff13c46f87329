public import LayoutCore

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
