// Written by tools/frameworks/generate from JavaScriptCore.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of JavaScriptCore; only its name and values exist.
open class JSVirtualMachine: NSObject {
}

/// Inert: a class of JavaScriptCore; only its name and values exist.
open class JSContext: NSObject {
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(virtualMachine: JSVirtualMachine!) {
    super.init()
  }
  /// Stored; has no effect.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = nil
  /// Inert: always `nil`.
  open var exception: JSValue! { nil }
  /// Inert: always `nil`.
  open var globalObject: JSValue! { nil }
  /// Stored; has no effect.
  open var name: String! = ""
  /// Inert: always returns the same instance.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!)
    -> JSValue!
  { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { nil }
  /// Inert: does nothing.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
}

/// Inert: a class of JavaScriptCore; only its name and values exist.
open class JSValue: NSObject {
  /// Inert: always `nil`.
  open var context: JSContext! { nil }
  /// Inert: always `true`.
  open var isUndefined: Bool { true }
  /// Inert: always `false`.
  open var isNull: Bool { false }
  /// Inert: always `false`.
  open var isString: Bool { false }
  /// Inert: always `false`.
  open var isObject: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func toString() -> String! { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func toBool() -> Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func toDouble() -> Double { 0 }
  /// Inert: always returns the same instance.
  @discardableResult open func toInt32() -> Int32 { 0 }
  /// Inert: always returns the same instance.
  @discardableResult open func toObject() -> Any! { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func toArray() -> [Any]! { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func toDictionary() -> [AnyHashable: Any]! { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Inert: always returns the same instance.
  @discardableResult open func forProperty(_ property: String!) -> JSValue! { nil }
}
