// Written by tools/frameworks/generate from WatchConnectivity.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of WatchConnectivity; only its name and values exist.
open class WCSession: NSObject {
  /// A constant without effect.
  public static let shared: WCSession = WCSession()
  /// Inert: always `shared`.
  public static var `default`: WCSession { shared }
  /// Inert: always returns the same instance.
  @discardableResult public static func isSupported() -> Bool { false }
  /// Stored; has no effect.
  public weak var delegate: (any WCSessionDelegate)?
  /// Inert: always `.notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Inert: always `false`.
  open var isReachable: Bool { false }
  /// Inert: always `false`.
  open var isPaired: Bool { false }
  /// Inert: always `false`.
  open var isWatchAppInstalled: Bool { false }
  /// Inert: always `false`.
  open var isCompanionAppInstalled: Bool { false }
  /// Inert: always `[:]`.
  open var applicationContext: [String: Any] { [:] }
  /// Inert: always `[:]`.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Inert: does nothing.
  open func activate() {}
  /// Inert: does nothing.
  @discardableResult open func sendMessage(
    _ message: [String: Any],
    replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Inert: does nothing.
  @discardableResult open func sendMessageData(
    _ data: Data,
    replyHandler: ((Data) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Inert: always throws.
  open func updateApplicationContext(_ context: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }
  /// Inert: always returns the same instance.
  @discardableResult open func transferUserInfo(_ info: [String: Any] = [:])
    -> WCSessionUserInfoTransfer
  { WCSessionUserInfoTransfer() }
  /// Inert: always returns the same instance.
  @discardableResult open func transferFile(_ file: URL, metadata: [String: Any]?)
    -> WCSessionFileTransfer
  { WCSessionFileTransfer() }
}

/// Inert: a class of WatchConnectivity; only its name and values exist.
open class WCSessionUserInfoTransfer: NSObject {
}

/// Inert: a class of WatchConnectivity; only its name and values exist.
open class WCSessionFileTransfer: NSObject {
}

/// Inert: a class of WatchConnectivity; only its name and values exist.
open class WCSessionFile: NSObject {
}

/// A value of WatchConnectivity, by its name.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

/// An error of WatchConnectivity, with its codes.
public struct WCError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionNotActivated = 7004
    case notReachable = 7007
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? WCError)?.code == code
    }
  }
  /// An error code.
  public static var genericError: Code { .genericError }
  /// An error code.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// An error code.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// An error code.
  public static var notReachable: Code { .notReachable }
  /// The domain of the codes.
  public static var errorDomain: String { "WCErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Callbacks of WatchConnectivity, which are never made.
public protocol WCSessionDelegate: AnyObject {
  /// Inert: never called.
  func session(
    _ session: WCSession,
    activationDidCompleteWith state: WCSessionActivationState,
    error: (any Error)?
  )
  /// Inert: never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Inert: never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// Inert: never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Inert: never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Inert: never called.
  func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  )
  /// Inert: never called.
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
  /// Inert: never called.
  func session(_ session: WCSession, didReceiveUserInfo info: [String: Any])
}

extension WCSessionDelegate {
  /// Inert: does nothing.
  public func session(
    _ session: WCSession,
    activationDidCompleteWith state: WCSessionActivationState,
    error: (any Error)?
  ) {}
  /// Inert: does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Inert: does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Inert: does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Inert: does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Inert: does nothing.
  public func session(
    _ session: WCSession,
    didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Inert: does nothing.
  public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {}
  /// Inert: does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo info: [String: Any]) {}
}
