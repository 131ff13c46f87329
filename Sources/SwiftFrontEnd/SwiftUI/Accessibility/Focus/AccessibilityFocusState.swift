internal import ViewGraph

/// Which of several views assistive technology is at.
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

  /// Whether some assistive technology is at a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }

  /// At which view assistive technology is; nil for none.
  public init<T>() where Value == T?, T: Hashable { initial = nil }

  /// At which view some assistive technology is; nil for none.
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable {
    initial = nil
  }

  /// The value of the view; outside of a view that is shown there is none.
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

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  private var names: Set<String> = []

  /// None.
  public init() {}

  private init(_ name: String) { names = [name] }

  /// The screen reader.
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

  /// Adds a member; says whether it is new, and which one is in the set afterwards.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTechnologies
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
    let isNew = !contains(newMember)
    names.formUnion(newMember.names)
    return (isNew, newMember)
  }

  /// Takes a member out; nil if it was not in the set.
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

  /// Adds what is in the other set.
  public mutating func formUnion(_ other: AccessibilityTechnologies) { self = union(other) }

  /// Keeps only what the other set has too.
  public mutating func formIntersection(_ other: AccessibilityTechnologies) {
    self = intersection(other)
  }

  /// Takes out what both sets have, and adds the rest of the other one.
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) {
    self = symmetricDifference(other)
  }
}
