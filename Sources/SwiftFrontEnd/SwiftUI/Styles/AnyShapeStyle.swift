public import LayoutCore

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue {
    style._paint(in: environment)
  }
}
