/// Things on their way with a finger.
public struct DragSession: Identifiable, Sendable {
  /// How far they have come.
  public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// What the session is called.
  public struct ID: Hashable, Sendable { let number: Int }

  /// What the session is called.
  public let id: ID
  /// How far the things have come.
  public let phase: Phase
}
