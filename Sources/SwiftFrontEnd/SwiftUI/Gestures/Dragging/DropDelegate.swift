/// Handles items that are dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the things may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the things; false if it does not.
  func performDrop(info: DropInfo) -> Bool
  /// Learns that things have come over the view.
  func dropEntered(info: DropInfo)
  /// Tells that the drop moved; returns the proposal for it, nil to keep the last one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Learns that things have left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Whether the things may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Learns that things have come over the view.
  public func dropEntered(info: DropInfo) {}
  /// Tells that the drop moved; returns the proposal for it, nil to keep the last one.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Learns that things have left.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drop.
public struct DropInfo {
  /// The location of the drop, in points of the view.
  public let location: CGPoint
  private let provider: NSItemProvider

  init(_ payload: Any, at location: CGPoint) {
    self.location = location
    provider = .of(payload)
  }

  /// Whether there is anything of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { true }

  /// The things of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [provider] }
}

/// The operation of a drop on its items.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
  case delete
}

/// The operation that a delegate proposes for a drop.
public struct DropProposal: Sendable {
  /// The operation of a drop on its items.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
