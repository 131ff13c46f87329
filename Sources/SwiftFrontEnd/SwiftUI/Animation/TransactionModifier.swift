public import ViewGraph

/// A modifier that gives updates another transaction inside of its view (T5.3, T5.6, T5.7).
public struct _TransactionModifier {
  /// The updates that the modifier applies to.
  enum Occasion {
    /// All updates.
    case always
    /// Updates in which a value changes.
    case change(of: any Equatable)
  }

  let occasion: Occasion
  /// Whether animations can be left out by a transaction further out.
  let isAnimation: Bool
  /// Whether the modified views keep the transaction around (T5.8).
  var isForModifiers = false
  let transform: (inout Transaction) -> Void
}

extension _TransactionModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let memory = node.remember {
      TransactionMemory(
        TransactionScope(
          in: node.graph,
          around: node.inputs.transactionScope,
          isForModifiers: isForModifiers
        )
      )
    }
    let change: (inout GraphTransaction) -> Void = { [isAnimation, transform] graph in
      if isAnimation, graph.disablesAnimations { return }
      var transaction = Transaction(graph)
      transform(&transaction)
      graph = transaction.graph
    }
    switch occasion {
    case .always: memory.scope.change(always: true, change)
    case .change(let value):
      if memory.isOther(value) { memory.scope.change(always: false, change) }
    }
    var inputs = node.inputs
    inputs.transactionScope = memory.scope
    node.updateChildren(inputs, base)
  }
}

/// The state of a transaction modifier.
@MainActor
private final class TransactionMemory {
  let scope: TransactionScope
  private var value: (any Equatable)?

  init(_ scope: TransactionScope) { self.scope = scope }

  /// Whether a value is another one than last time; the first is not (T5.3).
  func isOther(_ new: any Equatable) -> Bool {
    defer { value = new }
    return value.map { !isEqual(new, $0) } ?? false
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    second as? Value == first
  }
}

/// A modifier whose views have the transaction from around the modifiers that they are put into (T5.8).
public struct _OuterTransactionModifier: Sendable {
  nonisolated init() {}
}

extension _OuterTransactionModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    var scope = node.inputs.transactionScope
    while let current = scope, !current.isForModifiers { scope = current.outer }
    var inputs = node.inputs
    inputs.transactionScope = scope?.outer
    node.updateChildren(inputs, base)
  }
}

extension View {
  /// Animates the changes inside in updates in which a value changes (T5.3).
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?,
    value: V
  ) -> some View {
    modifier(
      _TransactionModifier(occasion: .change(of: value), isAnimation: true) {
        $0.animation = animation
      }
    )
  }

  /// Animates the changes inside (T5.6); a package's modifier of the same name is preferred.
  @_disfavoredOverload
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(
      _TransactionModifier(occasion: .always, isAnimation: true) { $0.animation = animation }
    )
  }

  /// Animates the changes of some modifiers (T5.8).
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self, isOutside: true)).modifier(
      _TransactionModifier(occasion: .always, isAnimation: true, isForModifiers: true) {
        $0.animation = animation
      }
    )
  }

  /// Changes the transactions of the views inside (T5.7).
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_TransactionModifier(occasion: .always, isAnimation: false, transform: transform))
  }

  /// Changes the transactions of the views inside, in updates in which a value changes (T5.7).
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(
      _TransactionModifier(
        occasion: .change(of: value),
        isAnimation: false,
        transform: transform
      )
    )
  }

  /// Changes the transactions of some modifiers (T5.8).
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self, isOutside: true)).modifier(
      _TransactionModifier(
        occasion: .always,
        isAnimation: false,
        isForModifiers: true,
        transform: transform
      )
    )
  }
}
