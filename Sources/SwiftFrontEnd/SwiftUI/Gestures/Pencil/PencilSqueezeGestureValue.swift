/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the pencil above the view; nil if it is not over it.
  public let hoverPose: PencilHoverPose?
}
