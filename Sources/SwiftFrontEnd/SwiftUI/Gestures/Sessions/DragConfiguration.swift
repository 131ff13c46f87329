/// What may become of things that are dragged.
public struct DragConfiguration: Sendable {
  /// Whether they may leave their place.
  public var allowMove: Bool
  /// Whether they may be deleted.
  public var allowDelete: Bool

  /// Says what may become of them.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    self.allowMove = allowMove
    self.allowDelete = allowDelete
  }
}
