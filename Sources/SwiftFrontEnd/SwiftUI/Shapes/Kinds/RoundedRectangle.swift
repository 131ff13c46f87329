public import LayoutCore

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with round corners.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with round corners.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the path in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(_engineShape(in: EnvironmentValues()).path(in: rect.engine))
  }

  /// Returns the shape inset on each side, in points.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }

  /// Returns the shape for drawing.
  public nonisolated func _engineShape(in environment: EnvironmentValues) -> BasicShape {
    .roundedRectangle(cornerSize: cornerSize.engine, style: style.engine)
  }

  /// The data that animations interpolate.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
