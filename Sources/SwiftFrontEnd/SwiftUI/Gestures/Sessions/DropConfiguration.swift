/// The configuration of a drop.
public struct DropConfiguration: Sendable {
  /// The operation of the drop.
  public var operation: DropOperation

  /// Creates a configuration with an operation.
  public init(operation: DropOperation) { self.operation = operation }
}
