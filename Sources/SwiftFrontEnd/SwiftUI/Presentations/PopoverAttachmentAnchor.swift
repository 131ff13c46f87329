/// The point or rectangle that a popover is attached to; inert, since it lies beside its view.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// The rectangle of an attachment anchor.
  public struct Source: Sendable {
    /// All of the view.
    public static let bounds = Source()

    /// A rectangle of the view's coordinates, in points.
    public static func rect(_ rect: CGRect) -> Source { Source() }
  }
}
