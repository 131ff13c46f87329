/// What takes things that are dropped.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the things may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the things; false if it does not.
  func performDrop(info: DropInfo) -> Bool
  /// Learns that things have come over the view.
  func dropEntered(info: DropInfo)
  /// Learns that things have moved; says what dropping them would do.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Learns that things have left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Whether the things may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Learns that things have come over the view.
  public func dropEntered(info: DropInfo) {}
  /// Learns that things have moved; says what dropping them would do.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Learns that things have left.
  public func dropExited(info: DropInfo) {}
}

/// What is known of things that are dropped.
public struct DropInfo {
  /// Where they are, in points of the view.
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

/// What dropping things does to them.
public enum DropOperation: Sendable {
  case cancel
  case forbidden
  case copy
  case move
  case delete
}

/// What a delegate would do to things.
public struct DropProposal: Sendable {
  /// What dropping things does to them.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}
