/// Items being dragged.
public struct DragSession: Identifiable, Sendable {
  /// The phase of a drag session.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// The identity of a drag session.
  public struct ID: Hashable, Sendable { let number: Int }

  /// The identity of the session.
  public let id: ID
  /// The phase of the session.
  public let phase: Phase
}
