/// A presentation: content that a modifier shows over the scene, such as a sheet.
///
/// It takes no part in the layout of that view and inherits the environment around it (V10.9).
public struct Presentation: Sendable, Hashable {
  /// The kind of a presentation, by the name of its modifier in SwiftUI.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
  }

  /// The kind of the presentation.
  public var kind: Kind
  /// The size and position of the presentation in the scene.
  public var placement: PresentationPlacement
  /// The background and shape of its panel.
  public var look: PresentationLook

  /// Creates a presentation.
  public init(
    _ kind: Kind,
    _ placement: PresentationPlacement,
    look: PresentationLook = PresentationLook()
  ) {
    self.kind = kind
    self.placement = placement
    self.look = look
  }
}
