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
