public import OpenCombine
public import ViewGraph

/// Subscribes to a publisher while a view exists (V7.6).
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _SubscriptionModifier: _PrimitiveModifier {
  @MainActor
  private final class Memory {
    var publisher: P
    var action: (P.Output) -> Void
    var cancellable: AnyCancellable?

    init(_ modifier: _SubscriptionModifier) {
      publisher = modifier.publisher
      action = modifier.action
    }

    func subscribe(_ node: GraphNode) {
      node.graph.afterLayout { [weak self, weak node] in
        guard let self, let node, !node.isRemoved else { return }
        // Values may arrive on any thread.
        cancellable = publisher.sink { @Sendable [weak self, weak node] value in
          onMainActor(value) { self?.receive($0, node) }
        }
      }
    }

    private func receive(_ value: P.Output, _ node: GraphNode?) {
      guard GraphEvaluation.isRunning, let node else { return action(value) }
      node.graph.afterLayout { [weak self] in self?.action(value) }
    }
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    guard let memory = node.memory as? Memory else {
      node.memory = Memory(self)
      return
    }
    memory.action = action
    if areSame(memory.publisher, publisher) { return }
    memory.publisher = publisher
    memory.subscribe(node)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) { (node.memory as? Memory)?.subscribe(node) }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) { node.memory = nil }
}

/// Runs an action with a value: at once on the main actor, else once that is free.
func onMainActor<Value>(_ value: Value, _ action: @escaping @MainActor (Value) -> Void) {
  // A sender on another thread gives its value away.
  nonisolated(unsafe) let value = value
  let action = action
  if GraphEvaluation.isOnMainThread {
    MainActor.assumeIsolated { action(value) }
  } else {
    Task { @MainActor in action(value) }
  }
}

extension View {
  /// Adds an action that runs with each value of a publisher.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// A view that receives a publisher's values.
public struct SubscriptionView<PublisherType: Publisher, Content: View>
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// The closure that receives each value.
  public var action: (PublisherType.Output) -> Void

  /// Creates the view.
  public nonisolated init(
    content: Content,
    publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension SubscriptionView: View {
  /// The content, subscribed to the publisher.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
