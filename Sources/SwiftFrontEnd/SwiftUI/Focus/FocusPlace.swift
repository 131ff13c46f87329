internal import ViewGraph

/// Stores the value of the view that has focus, for a `FocusState`.
final class FocusPlace<Value: Hashable>: Sendable {
  /// The value of the view that has focus.
  let location: StateLocation<Value>
  /// The value while none of the views has focus.
  nonisolated(unsafe) let none: Value
  /// The values of the live views.
  @MainActor private var targets: [ObjectIdentifier: Value] = [:]

  init(_ none: Value) {
    // Values are only read.
    self.none = none
    location = StateLocation(none) { $0 == $1 }
  }

  /// Registers the value of a view.
  @MainActor
  func add(_ value: Value, of node: GraphNode) { targets[ObjectIdentifier(node)] = value }

  /// Unregisters a view that is removed.
  @MainActor
  func remove(_ node: GraphNode) { targets[ObjectIdentifier(node)] = nil }

  /// Resets the focus if its view is gone (V2.16).
  @MainActor
  func check() {
    let value = location.peek()
    if value != none, !targets.values.contains(value) { location.write(none) }
  }
}
