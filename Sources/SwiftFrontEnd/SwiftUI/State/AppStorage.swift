internal import ViewGraph

/// A value of the user's defaults, which all views with its key share (V2.18).
///
/// Values are written to a file only if the program does so: each run begins without any.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let store: UserDefaults?
  private let storable: StorableValue<Value>
  private var place: Place?

  /// The store of the value, and the value's key in it.
  private final class Place {
    var store: UserDefaults
    var stored: StoredValue

    init(_ store: UserDefaults, _ stored: StoredValue) {
      self.store = store
      self.stored = stored
    }
  }

  init(
    _ initial: Value,
    _ key: String,
    _ store: UserDefaults?,
    _ storable: StorableValue<Value>
  ) {
    self.initial = initial
    self.key = key
    self.store = store
    self.storable = storable
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let place {
        nonisolated(unsafe) let place = place
        _ = onMain { place.stored.version.read() }
      }
      return storable.read(place?.store ?? store ?? .standard, key) ?? initial
    }
    nonmutating set {
      let store = place?.store ?? store ?? .standard
      let old = storable.read(store, key)
      if let old, areSame(old, newValue) { return }
      storable.write(store, key, newValue)
      // The program's defaults send changes themselves.
      if store is ProgramDefaults { return }
      let key = key
      nonisolated(unsafe) let used = store
      onMain { StoredValue.of(key, in: used).change() }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let property = self
    return Binding(source: place?.stored, path: nil) {
      property.wrappedValue
    } set: { value, _ in
      property.wrappedValue = value
    }
  }

  /// Runs a closure on the main actor.
  private func onMain<Result>(_ body: @MainActor () -> Result) -> Result? {
    guard GraphEvaluation.isOnMainThread else { return nil }
    nonisolated(unsafe) var result: Result?
    let body = body
    MainActor.assumeIsolated { result = body() }
    return result
  }

  /// Connects the property with its stored value.
  @MainActor
  public static func _connect(_ property: inout AppStorage, to storage: PropertyStorage) {
    let store = property.store ?? storage.environment.defaultStore ?? .standard
    let stored = StoredValue.of(property.key, in: store)
    let place = storage.slot { Place(store, stored) }
    (place.store, place.stored) = (store, stored)
    property.place = place
  }
}

extension AppStorage: ComparedByIdentity {
  static var comparison: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { first, second in
      let first = first.assumingMemoryBound(to: AppStorage<Value>.self).pointee
      let second = second.assumingMemoryBound(to: AppStorage<Value>.self).pointee
      return first.key == second.key && first.store === second.store
        && areSame(first.initial, second.initial)
    }
  }
}

private enum DefaultStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}

extension EnvironmentValues {
  /// The store of app storage without an explicit one.
  var defaultStore: UserDefaults? {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the store of app storage without an explicit one.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(_EnvironmentModifier("defaultAppStorage") { $0.defaultStore = store })
  }
}

extension AppStorage {
  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .number(\.boolValue))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .number(\.intValue))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(wrappedValue, key, store, .number(\.doubleValue))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(wrappedValue, key, store, .plain(String.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .url)
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain(Data.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Date, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(wrappedValue, key, store, .plain(Date.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw(Int.self))
  }

  /// Creates a property whose value is `wrappedValue` until its key has one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw(String.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StorableValue<Bool>.number(\.boolValue).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StorableValue<Int>.number(\.intValue).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StorableValue<Double>.number(\.doubleValue).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StorableValue<String>.plain(String.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StorableValue<URL>.url.optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StorableValue<Data>.plain(Data.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store, StorableValue<Date>.plain(Date.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StorableValue<R>.raw(Int.self).optional)
  }

  /// Creates a property whose value is nil until its key has one.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StorableValue<R>.raw(String.self).optional)
  }
}
