internal import AnimationCore

/// A place in the tree at which updates get another transaction (T5.3, T5.7).
///
/// Those inside ask it for the transaction of the update that goes on.
@MainActor
public final class TransactionScope {
  /// The place around this one.
  public let outer: TransactionScope?
  /// Whether the views that are modified have the transaction from around it (T5.8).
  public let isForModifiers: Bool
  private let graph: ViewGraph
  /// What becomes of the transaction in updates of which ``isActive`` says so.
  private var transform: ((inout GraphTransaction) -> Void)?
  /// The update that the transform is for; nil for all.
  private var update: Int?
  /// The transaction of an update, once somebody has asked for it.
  private var known: (update: Int, transaction: GraphTransaction)?

  /// Creates a place that passes transactions on as they are.
  public init(in graph: ViewGraph, around outer: TransactionScope?, isForModifiers: Bool = false) {
    self.graph = graph
    self.outer = outer
    self.isForModifiers = isForModifiers
  }

  /// Changes the transactions of all updates, or only of the one that goes on.
  public func change(
    always: Bool,
    _ transform: @escaping (inout GraphTransaction) -> Void
  ) {
    self.transform = transform
    update = always ? nil : graph.transactions.updateCount
    known = nil
    graph.transactions.noteScope(update)
  }

  /// The transaction of the update that goes on.
  public var transaction: GraphTransaction {
    let update = graph.transactions.updateCount
    if let known, known.update == update { return known.transaction }
    var transaction = outer?.transaction ?? graph.transactions.current
    if let transform, self.update == nil || self.update == update { transform(&transaction) }
    known = (update, transaction)
    return transaction
  }
}
