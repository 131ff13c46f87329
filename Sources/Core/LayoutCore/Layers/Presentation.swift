/// What a modifier shows over the scene, wherever the view lies that it modifies.
///
/// It takes no part in the layout of that view and inherits the environment around it (V10.9).
public struct Presentation: Sendable, Hashable {
  /// What is shown, by the name of its modifier in SwiftUI.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case sheet
    case fullScreenCover
    case popover
    case alert
    case confirmationDialog
  }

  /// What is shown.
  public var kind: Kind
  /// How large it is and where.
  public var placement: PresentationPlacement
  /// How its panel looks.
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
