// Written by tools/frameworks/generate from PushKit.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of PushKit; only its name and values exist.
open class PKPushRegistry: NSObject {
  /// Creates an instance without effect.
  public init(queue: DispatchQueue?) {
    super.init()
  }
  /// Stored; has no effect.
  public weak var delegate: (any PKPushRegistryDelegate)?
  /// Stored; has no effect.
  open var desiredPushTypes: Set<PKPushType>? = nil
  /// Inert: always returns the same instance.
  @discardableResult open func pushToken(for type: PKPushType) -> Data? { nil }
}

/// A name of PushKit's.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A name without effect.
  public static let voIP = PKPushType(rawValue: "voIP")
  /// A name without effect.
  public static let complication = PKPushType(rawValue: "complication")
  /// A name without effect.
  public static let fileProvider = PKPushType(rawValue: "fileProvider")
}

/// Inert: a class of PushKit; only its name and values exist.
open class PKPushCredentials: NSObject {
  /// Inert: always `.voIP`.
  open var type: PKPushType { .voIP }
  /// Inert: always `Data()`.
  open var token: Data { Data() }
}

/// Inert: a class of PushKit; only its name and values exist.
open class PKPushPayload: NSObject {
  /// Inert: always `.voIP`.
  open var type: PKPushType { .voIP }
  /// Inert: always `[:]`.
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

/// Callbacks of PushKit, which are never made.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// Inert: never called.
  func pushRegistry(
    _ registry: PKPushRegistry,
    didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  )
  /// Inert: never called.
  func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  )
  /// Inert: never called.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
  /// Inert: does nothing.
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didUpdate pushCredentials: PKPushCredentials,
    for type: PKPushType
  ) {}
  /// Inert: does nothing.
  public func pushRegistry(
    _ registry: PKPushRegistry,
    didReceiveIncomingPushWith payload: PKPushPayload,
    for type: PKPushType,
    completion: @escaping () -> Void
  ) {}
  /// Inert: does nothing.
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {
  }
}
