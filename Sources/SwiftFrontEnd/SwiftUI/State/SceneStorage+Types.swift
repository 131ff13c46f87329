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
