/// What becomes of things that are dropped.
public struct DropConfiguration: Sendable {
  /// What is done with them.
  public var operation: DropOperation

  /// Says what is done with them.
  public init(operation: DropOperation) { self.operation = operation }
}
