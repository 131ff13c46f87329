/// The phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// It goes on.
  case active(PencilSqueezeGestureValue)
  /// It is over.
  case ended(PencilSqueezeGestureValue)
  /// It does not count.
  case failed
}
