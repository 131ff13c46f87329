internal import ViewGraph

/// A value of the scene, shared by its views under a key (V2.18).
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var location: StateLocation<Value>?

  init(_ initial: Value, _ key: String, _ storable: StorableValue<Value>) {
    self.initial = initial
    self.key = key
  }

  /// The value; outside of a view that is shown the initial one.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding($0) } ?? .constant(initial)
  }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout SceneStorage, to storage: PropertyStorage) {
    guard let graph = storage.node?.graph else { return }
    if let known = graph.sceneValues[property.key] as? StateLocation<Value> {
      property.location = known
      return
    }
    let made = StateLocation(property.initial, isEqual: areSame)
    graph.sceneValues[property.key] = made
    property.location = made
  }
}

extension SceneStorage: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      first.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
        == second.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
    }
  }
}

extension SceneStorage {
  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Bool, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .number(\.boolValue))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Int, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .number(\.intValue))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Double, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .number(\.doubleValue))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: String, _ key: String) where Value == String {
    self.init(wrappedValue, key, .plain(String.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: URL, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Data, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .plain(Data.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Date, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .plain(Date.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, .raw(Int.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(String.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StorableValue<Bool>.number(\.boolValue).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StorableValue<Int>.number(\.intValue).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StorableValue<Double>.number(\.doubleValue).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StorableValue<String>.plain(String.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StorableValue<URL>.url.optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StorableValue<Data>.plain(Data.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StorableValue<Date>.plain(Date.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, StorableValue<R>.raw(Int.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init<R: RawRepresentable>(_ key: String)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, StorableValue<R>.raw(String.self).optional)
  }
}
