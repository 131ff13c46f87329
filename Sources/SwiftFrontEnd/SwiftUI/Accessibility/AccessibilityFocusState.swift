internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// The view with accessibility focus, among several.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var place: FocusPlace<Value>?

  /// Reads and writes which view assistive technology is at.
  @propertyWrapper
  public struct Binding {
    let place: FocusPlace<Value>?
    let initial: Value

    /// The value of the view that assistive technology is at.
    public var wrappedValue: Value {
      get { place?.location.read() ?? initial }
      nonmutating set { place?.location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  /// Whether assistive technology is at a view.
  public init() where Value == Bool { initial = false }

  /// Creates a flag that is true while some technologies focus the view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }

  /// Creates a value of the view with accessibility focus; nil for none.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// Creates a value of the view that some technologies focus; nil for none.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    initial = nil
  }

  /// The value of the focused view; outside of a live view there is none.
  public var wrappedValue: Value {
    get { place?.location.read() ?? initial }
    nonmutating set { place?.location.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(place: place, initial: initial) }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(
    _ property: inout AccessibilityFocusState,
    to storage: PropertyStorage
  ) {
    let initial = property.initial
    property.place = storage.slot { FocusPlace(initial) }
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension AccessibilityFocusState: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { _, _ in true }
  }
}

/// The kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// Creates an empty set.
  public init() {}

  private init(_ name: String) { names = [name] }

  /// VoiceOver.
  public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies("voiceOver") }
  /// Switches.
  public static var switchControl: AccessibilityTechnologies {
    AccessibilityTechnologies("switchControl")
  }

  private init(_ names: Set<String>) { self.names = names }

  /// Whether the set has the member.
  public func contains(_ member: AccessibilityTechnologies) -> Bool {
    names.isSuperset(of: member.names)
  }

  /// Returns the technologies that are in either set.
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(names.union(other.names))
  }

  /// Returns the technologies that are in both sets.
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies {
    AccessibilityTechnologies(names.intersection(other.names))
  }

  /// Returns the technologies that are in exactly one of the sets.
  public func symmetricDifference(
    _ other: AccessibilityTechnologies
  ) -> AccessibilityTechnologies {
    AccessibilityTechnologies(names.symmetricDifference(other.names))
  }

  /// Inserts a member; returns whether it is new, and the member in the set afterwards.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Removes a member; nil if it was not in the set.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
    let common = intersection(member)
    names.subtract(member.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds a member in place of an equal one, which is returned.
  @discardableResult
  public mutating func update(
    with newMember: AccessibilityTechnologies
  ) -> AccessibilityTechnologies? {
    let common = intersection(newMember)
    names.formUnion(newMember.names)
    return common.names.isEmpty ? nil : common
  }

  /// Adds the members of the other set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }

  /// Removes the members that the other set lacks.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    self = intersection(other)
  }

  /// Removes the members of both sets, and adds the other members of the other set.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    self = symmetricDifference(other)
  }
}

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
