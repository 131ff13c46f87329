public import LayoutCore

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
