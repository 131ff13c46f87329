// Key-value coding without the properties that only Objective-C finds by name. A class's own values
// come first.

/// An object that has values by their names.
public protocol _KeyValueHolder: AnyObject {
  /// A value by its name.
  func _value(forKey key: String) -> Any?
  /// Sets a value by its name.
  func _setValue(_ value: Any?, forKey key: String)
}

extension NSObject {
  /// A value by its name: nil, unless the object has such.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    (self as? any _KeyValueHolder)?._value(forKey: key)
  }
  /// A value by its path: nil.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  /// Sets a value by its name: nothing is set, unless the object has such.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {
    (self as? any _KeyValueHolder)?._setValue(value, forKey: key)
  }
  /// Sets a value by its path: nothing is set.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
