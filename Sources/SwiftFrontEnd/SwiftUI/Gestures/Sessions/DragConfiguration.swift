/// The operations that a drag allows on its items.
public struct DragConfiguration: Sendable {
  /// Whether they may leave their place.
  public var allowMove: Bool
  /// Whether they may be deleted.
  public var allowDelete: Bool

  /// Creates a configuration that allows some operations.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}
