public import ViewGraph

/// Binds a view's focus to a value.
public struct _FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _FocusModifier: _PrimitiveModifier {
  @MainActor
  private final class Memory: GraphObserver {
    var place: FocusPlace<Value>?

    func didUpdate() { place?.check() }
  }

  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let place = binding.place
    let memory = node.memory as? Memory ?? Memory()
    node.memory = memory
    if memory.place !== place { memory.place?.remove(node) }
    memory.place = place
    place?.add(value, of: node)

    let value = value
    let isFocused = node.tracking { place?.location.read() } == value
    let focus: @MainActor (Bool) -> Void = { hasFocus in
      guard let place else { return }
      if hasFocus {
        place.location.write(value)
      } else if place.location.peek() == value {
        place.location.write(place.none)
      }
    }
    var requests = node.requests ?? RequestHandlers()
    requests.focus = focus
    node.requests = requests

    var environment = EnvironmentValues(node.inputs.environment)
    environment.setFocused(isFocused)
    environment.focusTarget = FocusTarget(isFocused: isFocused, focus: focus)
    var inputs = node.inputs
    inputs.environment = environment.graph
    node.updateChildren(inputs, base)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    if let memory = node.memory as? Memory { node.graph.observe(memory) }
  }

  /// Tears down the node's observers and state.
  public func _willLeave(_ node: GraphNode) {
    guard let memory = node.memory as? Memory, let place = memory.place else { return }
    node.graph.stopObserving(memory)
    place.remove(node)
    node.graph.afterLayout { place.check() }
  }
}

/// The focus binding around a text field: whether it is focused, and the way to tell it.
struct FocusTarget {
  /// Whether it shall have the focus.
  let isFocused: Bool
  /// Called when the field gains or loses focus.
  let focus: @MainActor (Bool) -> Void
}

private enum FocusTargetKey: EnvironmentKey {
  static var defaultValue: FocusTarget? { nil }
}

extension EnvironmentValues {
  /// The focus binding around the field; nil if there is none.
  var focusTarget: FocusTarget? {
    get { self[FocusTargetKey.self] }
    set { self[FocusTargetKey.self] = newValue }
  }
}
