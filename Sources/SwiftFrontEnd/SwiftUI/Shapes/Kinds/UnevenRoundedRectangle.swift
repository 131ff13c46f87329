/// A rectangle with corners of several radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a rectangle.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = CGRect(
      x: rect.minX + amount,
      y: rect.minY + amount,
      width: rect.width - 2 * amount,
      height: rect.height - 2 * amount
    )
    if inner.size.width < 0 || inner.size.height < 0 { return Path() }
    return Path(roundedRect: inner, cornerRadii: cornerRadii.inset(by: amount), style: style)
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The data that animations interpolate.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of several radii.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with corners of several radii.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
