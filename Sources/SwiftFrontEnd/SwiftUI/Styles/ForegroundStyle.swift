public import LayoutCore

/// What views inherit as their foreground.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The engine's paint.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What views inherit as their foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
