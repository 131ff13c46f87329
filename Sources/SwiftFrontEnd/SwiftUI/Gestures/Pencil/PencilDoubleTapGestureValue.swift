/// A double tap on the side of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the pencil above the view; nil if it is not over it.
  public let hoverPose: PencilHoverPose?
}
