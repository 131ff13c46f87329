internal import Foundation
@_spi(Reflection) internal import Swift
internal import Synchronization
public import ViewGraph

/// The stored properties of a view type: which are dynamic, and how values compare (V1.17).
final class FieldTable: Sendable {
  /// A stored property.
  private struct Field: Sendable {
    let offset: Int
    /// Returns whether two values of the property are equal.
    let areEqual: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool
    /// Connects a dynamic property to its storage; nil for any other property.
    let connect: (@Sendable @MainActor (UnsafeMutableRawPointer, PropertyStorage) -> Void)?
  }

  private let fields: [Field]
  /// Compares whole values: of equatable types, and of types without stored properties to compare.
  private let equality: (@Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool)?
  /// Whether all that values hold is in their stored properties.
  private let isComplete: Bool

  private static let tables = Mutex<[ObjectIdentifier: FieldTable]>([:])

  /// Returns the table of a type, made once.
  static func of(_ type: Any.Type) -> FieldTable {
    let id = ObjectIdentifier(type)
    if let known = tables.withLock({ $0[id] }) { return known }
    let made = FieldTable(type)
    return tables.withLock { tables in
      if let known = tables[id] { return known }
      tables[id] = made
      return made
    }
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    // Other types have no fields to ask for, or none in memory.
    let hasFields = FieldTable.hasFields(type)
    isComplete =
      hasFields
      && _forEachField(of: type, options: []) { _, offset, type, _ in
        fields.append(
          Field(
            offset: offset,
            areEqual: FieldTable.comparison(of: type),
            connect: (type as? any DynamicProperty.Type).map { FieldTable.connection(of: $0) }
          )
        )
        return true
      }
    self.fields = fields
    isAnimatable = FieldTable.hasAnimatableData(type)
    hasDynamicProperties = fields.contains { $0.connect != nil }
    if hasDynamicProperties {
      equality = nil
    } else if hasFields {
      equality = (type as? any Equatable.Type).map { FieldTable.equality(of: $0) }
    } else {
      equality = FieldTable.comparison(of: type)
    }
  }

  /// `true` for views and modifiers whose data is animated by evaluating them; shapes animate as
  /// they are drawn.
  let isAnimatable: Bool

  /// Whether a type has dynamic properties.
  let hasDynamicProperties: Bool

  /// Returns whether two values are equal; values that cannot be compared are not.
  func areEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return areEqual(at: first, second)
      }
    }
  }

  private func areEqual(at first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if let equality { return equality(first, second) }
    return isComplete && fields.allSatisfy { $0.areEqual(first + $0.offset, second + $0.offset) }
  }

  /// Connects the dynamic properties of a value to their storage.
  @MainActor
  func connect(_ value: UnsafeMutableRawPointer, _ storage: PropertyStorage) {
    for field in fields { field.connect?(value + field.offset, storage) }
  }

  private static func hasAnimatableData(_ type: Any.Type) -> Bool {
    func hasData<Value: Animatable>(_ type: Value.Type) -> Bool {
      Value.AnimatableData.self != EmptyAnimatableData.self
    }
    guard let animatable = type as? any Animatable.Type, !(type is any Shape.Type) else {
      return false
    }
    return hasData(animatable)
  }

  // MARK: Of a type of fields

  /// Returns a comparison as sendable: it only uses its arguments and their types.
  static func comparing(
    _ comparison: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  ) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    nonisolated(unsafe) let comparison = comparison
    return { comparison($0, $1) }
  }

  private static func equality<Value: Equatable>(
    of type: Value.Type
  ) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    comparing { first, second in
      first.assumingMemoryBound(to: Value.self).pointee
        == second.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func comparison(
    of type: Any.Type
  ) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    if let type = type as? any ComparedByIdentity.Type { return type.comparison }
    // Foundation crashes when it compares texts whose attributes are Swift objects.
    let isText = type is NSAttributedString.Type
    if !isText, let type = type as? any Equatable.Type { return equality(of: type) }
    if type is AnyObject.Type {
      return { first, second in
        first.load(as: UnsafeRawPointer.self) == second.load(as: UnsafeRawPointer.self)
      }
    }
    if hasFields(type) {
      return { FieldTable.of(type).areEqual(at: $0, $1) }
    }
    if let type = type as? any ComparedByContent.Type { return type.contentComparison }
    // Closures, existentials and other enumerations cannot be compared.
    return { _, _ in false }
  }

  /// Returns the comparison of two values of an optional's type.
  fileprivate static func comparison<Wrapped>(
    ofOptional type: Wrapped.Type
  ) -> @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let table = comparison(of: type)
    return comparing { first, second in
      let first = first.assumingMemoryBound(to: Wrapped?.self)
      let second = second.assumingMemoryBound(to: Wrapped?.self)
      switch (first.pointee, second.pointee) {
      case (nil, nil): return true
      case (.some(let first), .some(let second)):
        return withUnsafePointer(to: first) { first in
          withUnsafePointer(to: second) { table(first, $0) }
        }
      case (.some, nil), (nil, .some): return false
      }
    }
  }

  /// Whether a type is a structure or a tuple, by the kind that its metadata begins with.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    return kind == 0x200 || kind == 0x301
  }

  private static func connection<Property: DynamicProperty>(
    of type: Property.Type
  ) -> @Sendable @MainActor (UnsafeMutableRawPointer, PropertyStorage) -> Void {
    { pointer, storage in
      let property = pointer.assumingMemoryBound(to: Property.self)
      Property._connect(&property.pointee, to: storage)
      property.pointee.update()
    }
  }
}

/// A type whose values are equal if they have the same storage, whatever it holds.
protocol ComparedByIdentity {
  /// Compares two values.
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

/// A type whose values are equal if their contents are.
private protocol ComparedByContent {
  /// Compares two values.
  static var contentComparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool { get }
}

extension Optional: ComparedByContent {
  fileprivate static var contentComparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    FieldTable.comparison(ofOptional: Wrapped.self)
  }
}

/// The storage of a view's dynamic properties between evaluations, in their order.
@MainActor
public final class PropertyStorage {
  private var slots: [AnyObject] = []
  private var next = 0
  /// The node of the view.
  public private(set) unowned var node: GraphNode?
  /// The environment of the view.
  public var environment: EnvironmentValues {
    EnvironmentValues(node?.inputs.environment ?? GraphEnvironment())
  }

  nonisolated init() {}

  /// Returns the object that stores a property's state; made at the first evaluation.
  public func slot<Object: AnyObject>(_ make: () -> Object) -> Object {
    defer { next += 1 }
    if next < slots.count, let known = slots[next] as? Object { return known }
    let made = make()
    if next < slots.count { slots[next] = made } else { slots.append(made) }
    return made
  }

  /// Connects the dynamic properties of a view before its evaluation (V2.1).
  func connect<Value>(_ value: inout Value, _ fields: FieldTable, of node: GraphNode) {
    self.node = node
    next = 0
    guard fields.hasDynamicProperties else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      if let address = bytes.baseAddress { fields.connect(address, self) }
    }
  }

  /// Whether a property has read something of the environment that is another value now.
  func differs(in environment: GraphEnvironment) -> Bool {
    for slot in slots {
      if let reader = slot as? EnvironmentReader, reader.differs(in: environment) { return true }
    }
    return false
  }

  /// The view leaves.
  func leave() {
    for slot in slots { (slot as? any PropertySlot)?.leave() }
    slots = []
  }
}

/// The state of a property that has to end when its view is removed.
@MainActor
protocol PropertySlot: AnyObject {
  /// The view leaves.
  func leave()
}

/// A value that is never written to, so that calling its methods copies nothing: a view holds all views
/// that are written inside of it.
final class ConstantValue<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// A value that a node compares with the one of its last evaluation.
@MainActor
final class KeptValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
