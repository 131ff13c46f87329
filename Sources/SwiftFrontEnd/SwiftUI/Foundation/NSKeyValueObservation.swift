/// The observation of a property.
///
/// Inert: without Objective-C no changes are observed.
open class NSKeyValueObservation: NSObject {
  /// Ends the observation.
  open func invalidate() {}
}

/// The values that an observer gets.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates an instance from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value after it.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the start of the observation.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before the change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The value after it.
  public let newValue: Value?
  /// The value before it.
  public let oldValue: Value?
  /// `true` before the change.
  public let isPrior: Bool
}

/// An object with observable properties.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Observes a property; only its initial value is reported, if the options ask for it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false)
      )
    }
    return NSKeyValueObservation()
  }
}
