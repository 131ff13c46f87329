// What only Objective-C finds by name is not there. What a class has by itself comes first.

extension NSObject {
  /// A value by its name: nil.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? { nil }
  /// A value by its path: nil.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  /// Sets a value by its name: nothing is set.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Sets a value by its path: nothing is set.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
