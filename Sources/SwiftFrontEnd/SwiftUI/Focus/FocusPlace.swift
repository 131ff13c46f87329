internal import ViewGraph

/// Stores the value of the view that has focus, for a `FocusState`.
final class FocusPlace<Value: Hashable>: Sendable {
  /// The value of the view that has focus.
  let location: StateLocation<Value>
  /// The value while none of the views has focus.
  nonisolated(unsafe) let none: Value
  /// The values of the views that are there.
  @MainActor private var targets: [ObjectIdentifier: Value] = [:]

  init(_ none: Value) {
    // Values are handed out, never changed.
    self.none = none
    location = StateLocation(none) { $0 == $1 }
  }

  /// Notes the value of a view.
  @MainActor
  func add(_ value: Value, of node: GraphNode) { targets[ObjectIdentifier(node)] = value }

  /// Forgets a view that leaves.
  @MainActor
  func remove(_ node: GraphNode) { targets[ObjectIdentifier(node)] = nil }

  /// Takes the focus from a view that is not there (V2.16).
  @MainActor
  func check() {
    let value = location.peek()
    if value != none, !targets.values.contains(value) { location.write(none) }
  }
}
