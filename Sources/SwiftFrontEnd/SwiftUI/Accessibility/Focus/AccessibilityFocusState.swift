internal import ViewGraph

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
