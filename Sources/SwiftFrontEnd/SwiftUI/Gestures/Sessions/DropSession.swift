/// Items over a view that may accept them.
public struct DropSession: Identifiable, Sendable {
  /// The phase of a drag session.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// The identity of a drag session.
  public struct ID: Hashable, Sendable { let number: Int }

  /// The identity of the session.
  public let id: ID
  /// The phase of the session.
  public let phase: Phase
  /// The location of the drop, in points from the view's upper left corner.
  public let location: CGPoint
}
