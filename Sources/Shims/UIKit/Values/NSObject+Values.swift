// What only Objective-C finds by name is not there.

extension NSObject {
  /// A value by its name: nil.
  public func value(forKey key: String) -> Any? { nil }
  /// A value by its path: nil.
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  /// Sets a value by its name: nothing is set.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Sets a value by its path: nothing is set.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
