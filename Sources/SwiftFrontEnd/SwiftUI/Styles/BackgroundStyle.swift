public import LayoutCore

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
