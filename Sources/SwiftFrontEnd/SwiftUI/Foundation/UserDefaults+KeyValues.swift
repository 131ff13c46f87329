extension UserDefaults {
  /// Sets a value by key, as objects on Apple's platforms do.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// The value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
