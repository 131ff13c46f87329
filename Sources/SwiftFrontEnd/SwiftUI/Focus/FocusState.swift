public import ViewGraph

/// The focused view, among several (V2.16).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var place: FocusPlace<Value>?

  /// Reads and writes which view has the focus.
  @propertyWrapper
  public struct Binding {
    let place: FocusPlace<Value>?
    let initial: Value

    /// The value of the view that has the focus.
    public var wrappedValue: Value {
      get { place?.location.read() ?? initial }
      nonmutating set { place?.location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Whether a view has the focus.
  public init() where Value == Bool { initial = false }

  /// Creates a value of the focused view; nil for none.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// The value of the focused view; outside of a live view there is none.
  public var wrappedValue: Value {
    get { place?.location.read() ?? initial }
    nonmutating set { place?.location.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(place: place, initial: initial) }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout FocusState, to storage: PropertyStorage) {
    let initial = property.initial
    property.place = storage.slot { FocusPlace(initial) }
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

extension FocusState.Binding: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    FieldTable.comparing { first, second in
      let first = first.assumingMemoryBound(to: FocusState<Value>.Binding.self).pointee
      let second = second.assumingMemoryBound(to: FocusState<Value>.Binding.self).pointee
      return first.place != nil && first.place === second.place
    }
  }
}

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
