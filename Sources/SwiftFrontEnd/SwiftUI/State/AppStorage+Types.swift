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
