internal import Foundation
public import ViewGraph

/// Compares a value with that of the last evaluation (V7.5).
public struct _ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  /// `true` to run the action of the last evaluation.
  let runsOldAction: Bool
  let action: (Value, Value) -> Void
}

extension _ChangeModifier: _PrimitiveModifier {
  private final class Memory {
    var last: _ChangeModifier
    init(_ last: _ChangeModifier) { self.last = last }
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
    guard let memory = node.memory as? Memory else {
      node.memory = Memory(self)
      return
    }
    let old = memory.last
    memory.last = self
    if old.value == value { return }
    let (value, action) = (value, runsOldAction ? old.action : action)
    node.graph.afterLayout { action(old.value, value) }
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    guard isInitial else { return }
    let (value, action) = (value, action)
    node.graph.arrive { [weak node] in
      node?.graph.afterLayout { action(value, value) }
    }
  }
}

extension View {
  /// Adds an action that runs when a value changes.
  ///
  /// - Parameter action: Receives the old and the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(value: value, isInitial: initial, runsOldAction: false, action: action)
    )
  }

  /// Adds an action that runs when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(value: value, isInitial: initial, runsOldAction: false) { _, _ in action() }
    )
  }

  /// Adds an action that runs with the new value when a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ChangeModifier(value: value, isInitial: false, runsOldAction: true) { _, new in action(new) }
    )
  }
}

/// Stops an action that its own changes trigger without end: Apple's system gives up after some
/// rounds, warns, and goes on with the next frame (V5.6, V6.2).
@MainActor
struct ReactionLimit {
  /// The maximum of reactions before a screen has settled.
  private static var mostReactions: Int { 20 }

  private var reactions = 0
  private var settlement = 0

  /// Whether something may react once more.
  ///
  /// - Parameter name: The name of the action in the warning.
  mutating func mayReact(in graph: ViewGraph, _ name: @autoclosure () -> String) -> Bool {
    if settlement != graph.settlements {
      settlement = graph.settlements
      reactions = 0
    }
    reactions += 1
    if reactions == Self.mostReactions + 1 {
      let text = "espalier: warning: \(name()) tried to update multiple times per frame\n"
      FileHandle.standardError.write(Data(text.utf8))
    }
    return reactions <= Self.mostReactions
  }
}
