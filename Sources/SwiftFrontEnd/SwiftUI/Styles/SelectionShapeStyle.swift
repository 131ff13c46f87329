public import LayoutCore

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The engine's paint.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.selection) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
