// Written by tools/frameworks/generate from JavaScriptCore.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of JavaScriptCore, of which there is only the name and its values.
open class JSVirtualMachine: NSObject {
}

/// Inert: a class of JavaScriptCore, of which there is only the name and its values.
open class JSContext: NSObject {
  /// Creates one, which does nothing.
  public override init() {
    super.init()
  }
  /// Creates one, which does nothing.
  public init(virtualMachine: JSVirtualMachine!) {
    super.init()
  }
  /// A value that is kept, and changes nothing.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = nil
  /// Inert: always `nil`.
  open var exception: JSValue! { nil }
  /// Inert: always `nil`.
  open var globalObject: JSValue! { nil }
  /// A value that is kept, and changes nothing.
  open var name: String! = ""
  /// Inert: returns the same to everybody.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!)
    -> JSValue!
  { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { nil }
  /// Inert: does nothing.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {}
}

/// Inert: a class of JavaScriptCore, of which there is only the name and its values.
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
  /// Inert: returns the same to everybody.
  @discardableResult open func toString() -> String! { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func toBool() -> Bool { false }
  /// Inert: returns the same to everybody.
  @discardableResult open func toDouble() -> Double { 0 }
  /// Inert: returns the same to everybody.
  @discardableResult open func toInt32() -> Int32 { 0 }
  /// Inert: returns the same to everybody.
  @discardableResult open func toObject() -> Any! { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func toArray() -> [Any]! { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func toDictionary() -> [AnyHashable: Any]! { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
  /// Inert: returns the same to everybody.
  @discardableResult open func forProperty(_ property: String!) -> JSValue! { nil }
}
