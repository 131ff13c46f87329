internal import AnimationCore

/// A place in the tree at which updates get another transaction (T5.3, T5.7).
///
/// Nodes inside ask it for the transaction of the current update.
@MainActor
public final class TransactionScope {
  /// The place around this one.
  public let outer: TransactionScope?
  /// Whether the modified views have the transaction from around it (T5.8).
  public let isForModifiers: Bool
  private let graph: ViewGraph
  /// The transform of the transaction in updates in which ``isActive`` holds.
  private var transform: ((inout GraphTransaction) -> Void)?
  /// The update of the transform; nil for all.
  private var update: Int?
  /// The transaction of an update, once it was computed.
  private var known: (update: Int, transaction: GraphTransaction)?

  /// Creates a scope that passes transactions on unchanged.
  public init(in graph: ViewGraph, around outer: TransactionScope?, isForModifiers: Bool = false) {
    self.graph = graph
    self.outer = outer
    self.isForModifiers = isForModifiers
  }

  /// Sets a transform for all updates, or only for the current one.
  public func change(
    always: Bool,
    _ transform: @escaping (inout GraphTransaction) -> Void
  ) {
    self.transform = transform
    update = always ? nil : graph.transactions.updateCount
    known = nil
    graph.transactions.noteScope(update)
  }

  /// The transaction of the current update.
  public var transaction: GraphTransaction {
    let update = graph.transactions.updateCount
    if let known, known.update == update { return known.transaction }
    var transaction = outer?.transaction ?? graph.transactions.current
    if let transform, self.update == nil || self.update == update { transform(&transaction) }
    known = (update, transaction)
    return transaction
  }
}
