internal import LayoutCore

/// The adaptation of a presentation to a compact size class.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String

  /// The system's default.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")

  var engine: LayoutCore.PresentationAdaptation {
    LayoutCore.PresentationAdaptation(rawValue: name) ?? .automatic
  }
}

extension View {
  /// Sets the adaptation of the popover around the view to compact size classes.
  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    preferring("presentationCompactAdaptation", adaptation) {
      [.presentationCompactAdaptation($0.engine)]
    }
  }

  /// Sets the adaptation of the popover around the view to a compact horizontal size class.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }
}

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
