/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// Where the pencil is; nil if it is not above the view.
  public let hoverPose: PencilHoverPose?
}
