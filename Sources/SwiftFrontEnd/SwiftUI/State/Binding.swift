internal import ViewGraph

/// Reads and writes a value that something else owns (V3).
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The storage of the value, by which bindings are compared.
  private let source: AnyObject?
  private let path: AnyHashable?
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  /// The transaction of writes.
  public var transaction = Transaction()

  init(
    source: AnyObject?,
    path: AnyHashable?,
    get: @escaping () -> Value,
    set: @escaping (Value, Transaction) -> Void
  ) {
    self.source = source
    self.path = path
    getter = get
    setter = set
  }

  init(_ location: StateLocation<Value>) {
    self.init(source: location, path: nil) {
      location.read()
    } set: { value, _ in
      location.write(value)
    }
  }

  /// Creates a binding of closures, which are called at every access (V3.2).
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(source: nil, path: nil, get: get) { value, _ in set(value) }
  }

  /// Creates a binding of closures, which are called at every access.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(source: nil, path: nil, get: get, set: set)
  }

  /// A binding that ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(source: nil, path: nil) {
      value
    } set: { _, _ in
    }
  }

  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set {
      if transaction.isEmpty { return setter(newValue, transaction) }
      withTransaction(transaction) { setter(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another, as `$item` in a closure of `ForEach` does.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a member of the value: writing reads the whole, changes it and sets it (V3.1).
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let (getter, setter) = (getter, setter)
    var part = Binding<Member>(source: source, path: keyPath) {
      getter()[keyPath: keyPath]
    } set: { member, transaction in
      var value = getter()
      value[keyPath: keyPath] = member
      setter(value, transaction)
    }
    // Paths of nested members are compared by their closures only.
    if path != nil {
      part = Binding<Member>(source: nil, path: nil, get: part.getter, set: part.setter)
    }
    part.transaction = transaction
    return part
  }

  /// A binding whose writes belong to a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  /// Returns whether both have the same storage.
  func isSamePlace(as other: Binding<Value>) -> Bool {
    source != nil && source === other.source && path == other.path
  }

  /// A binding that converts the value.
  func map<Other>(
    _ convert: @escaping (Value) -> Other,
    _ back: @escaping (Other) -> Value?
  ) -> Binding<Other> {
    let (getter, setter) = (getter, setter)
    var binding = Binding<Other>(source: nil, path: nil) {
      convert(getter())
    } set: { other, transaction in
      if let value = back(other) { setter(value, transaction) }
    }
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// Creates a binding to an optional; nil is not written (V3.3).
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self = base.map({ $0 }, { $0 })
  }

  /// Creates a binding to the value of an optional; nil if it is nil now (V3.3).
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.map({ $0 ?? value }, { $0 })
  }

  /// Creates a binding to a type-erased value.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self = base.map({ AnyHashable($0) }, { $0.base as? Wrapped })
  }
}

extension Binding: DynamicProperty {
  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout Binding, to storage: PropertyStorage) {}
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator, with a binding for each element.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A range of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The collection's own.
  public typealias Index = Value.Index
  /// The collection's own.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position beside another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// The position beside another.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to an element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let (getter, setter) = (getter, setter)
    let set = { (element: Value.Element, transaction: Transaction) in
      var value = getter()
      value[position] = element
      setter(value, transaction)
    }
    // A view that reads an element of a state depends on that element alone.
    if path == nil, let location = source as? StateLocation<Value>,
      let place = position as? any Hashable
    {
      return Binding<Value.Element>(source: location, path: AnyHashable(place)) {
        location.read(ofPart: { Self.isSame(position, in: $0, $1) })[position]
      } set: {
        set($0, $1)
      }
    }
    return Binding<Value.Element>(source: nil, path: nil) {
      getter()[position]
    } set: {
      set($0, $1)
    }
  }

  /// Returns whether two collections have the same element at a position.
  private static func isSame(_ position: Value.Index, in old: Value, _ new: Value) -> Bool {
    func has(_ value: Value) -> Bool { position >= value.startIndex && position < value.endIndex }
    return has(old) && has(new) && areSame(old[position], new[position])
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position beside another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
  /// The position beside another.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

// A binding is used on the main actor, with its view; it shares a state's storage, which has a
// lock, or the user's closures, whose `Value: Sendable` allows any thread.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      first.assumingMemoryBound(to: Binding<Value>.self).pointee
        .isSamePlace(as: second.assumingMemoryBound(to: Binding<Value>.self).pointee)
    }
  }
}
