/// Handles items that are dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the delegate accepts the drop.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop; false if it fails.
  func performDrop(info: DropInfo) -> Bool
  /// Tells that a drop has entered the view.
  func dropEntered(info: DropInfo)
  /// Tells that the drop moved; returns the proposal for it, nil to keep the last one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Tells that a drop has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// `true`: all drops are accepted.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Tells that a drop has entered the view.
  public func dropEntered(info: DropInfo) {}
  /// Tells that the drop moved; returns the proposal for it, nil to keep the last one.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Tells that a drop has left the view.
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

  /// Returns the item providers of the types.
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
