internal import LayoutCore

extension Font {
  /// The system's font in a style's size.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(
      TextFont(
        size: .style(style.engine),
        weight: weight?.engine,
        design: design?.engine ?? .default
      )
    )
  }

  /// The system's font in a size, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(
      TextFont(
        size: .points(Double(size)),
        weight: weight?.engine,
        design: design?.engine ?? .default
      )
    )
  }

  /// A font family in a size that scales with the user's text size, in points (V11.9).
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A family by its name in a size that follows a style's, in points.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(TextFont(size: .scaledPoints(Double(size), relativeTo: style.engine), family: name))
  }

  /// A family by its name in a size that follows nothing, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(TextFont(size: .points(Double(fixedSize)), family: name))
  }
}
