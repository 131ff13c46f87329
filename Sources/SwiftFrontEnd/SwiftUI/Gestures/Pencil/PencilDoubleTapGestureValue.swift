/// A double tap on the side of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// Where the pencil is; nil if it is not above the view.
  public let hoverPose: PencilHoverPose?
}
