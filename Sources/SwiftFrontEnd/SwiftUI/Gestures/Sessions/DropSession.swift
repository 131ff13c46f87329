/// Things above a view that may take them.
public struct DropSession: Identifiable, Sendable {
  /// How far they have come.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  /// What the session is called.
  public struct ID: Hashable, Sendable { let number: Int }

  /// What the session is called.
  public let id: ID
  /// How far the things have come.
  public let phase: Phase
  /// Where they are, in points from the view's upper left corner.
  public let location: CGPoint
}
