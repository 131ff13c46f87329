public import LayoutCore

/// Links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style for drawing.
  public func _paint(in environment: EnvironmentValues) -> StyleValue { .semantic(.link) }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// Links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
