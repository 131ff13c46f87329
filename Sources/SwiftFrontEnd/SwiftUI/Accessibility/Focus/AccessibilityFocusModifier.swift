internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Binds accessibility focus on a view to a value.
public struct _AccessibilityFocusModifier<Value: Hashable> {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
}

extension _AccessibilityFocusModifier: _PrimitiveModifier {
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
    var properties = AccessibilityProperties()
    properties.isFocused = node.tracking { place?.location.read() } == value
    node.setOutput(
      .modifier(
        .annotation(
          AccessibilityCore.AccessibilityModifier.properties(
            name: "accessibilityFocused",
            properties
          ),
          bringsViews: false
        )
      )
    )
    var requests = RequestHandlers()
    requests.accessibilityFocus = { [value] isFocused in
      guard let place else { return }
      if isFocused {
        place.location.write(value)
      } else if place.location.peek() == value {
        place.location.write(place.none)
      }
    }
    node.requests = requests
    node.updateChildren(node.inputs, base)
  }

  /// Runs when the node has been inserted.
  public func _didEnter(_ node: GraphNode) {
    if let memory = node.memory as? Memory { node.graph.observe(memory) }
  }

  /// Tears down the node's observers.
  public func _willLeave(_ node: GraphNode) {
    guard let memory = node.memory as? Memory, let place = memory.place else { return }
    node.graph.stopObserving(memory)
    place.remove(node)
    node.graph.afterLayout { place.check() }
  }
}

extension View {
  /// Binds accessibility focus to a value: the view has it while the value is `value`.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(_AccessibilityFocusModifier(binding: binding, value: value))
  }

  /// Binds accessibility focus on the view to a flag.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    modifier(_AccessibilityFocusModifier(binding: condition, value: true))
  }

  /// Sets the view that gets accessibility focus first.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View {
    modifier(
      _AppearanceModifier {
        if let place = binding.place, binding.wrappedValue == place.none {
          binding.wrappedValue = value
        }
      }
    )
  }
}
