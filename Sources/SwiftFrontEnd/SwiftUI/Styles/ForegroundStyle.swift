public import LayoutCore

/// The foreground style of the environment.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.foreground) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
