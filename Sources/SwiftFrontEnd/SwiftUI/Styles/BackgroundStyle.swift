public import LayoutCore

/// What lies behind the views.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The engine's paint.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.background) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What lies behind the views.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
