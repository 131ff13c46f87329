public import LayoutCore

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
