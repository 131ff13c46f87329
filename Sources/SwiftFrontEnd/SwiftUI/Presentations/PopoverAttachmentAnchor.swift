/// What a popover points to; inert, since it lies beside its view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// Where a rectangle is.
  public struct Source: Sendable {
    /// All of the view.
    public static let bounds = Source()

    /// A rectangle of the view's coordinates, in points.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}
