// Written by tools/frameworks/generate from NetworkExtension.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEAppPushManager: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func loadAllFromPreferences(
    completionHandler: @escaping ([NEAppPushManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Stored; has no effect.
  open var localizedDescription: String? = nil
  /// Stored; has no effect.
  open var matchSSIDs: [String] = []
  /// Stored; has no effect.
  open var providerBundleIdentifier: String? = nil
  /// Stored; has no effect.
  open var providerConfiguration: [String: Any] = [:]
  /// Stored; has no effect.
  open var isEnabled: Bool = false
  /// Inert: always `false`.
  open var isActive: Bool { false }
  /// Stored; has no effect.
  public weak var delegate: (any NEAppPushDelegate)?
  /// Inert: does nothing.
  @discardableResult open func saveToPreferences(
    completionHandler: @escaping ((any Error)?) -> Void
  ) {}
  /// Inert: does nothing.
  @discardableResult open func removeFromPreferences(
    completionHandler: @escaping ((any Error)?) -> Void
  ) {}
}

/// Callbacks of NetworkExtension, which are never made.
public protocol NEAppPushDelegate: NSObjectProtocol {
  /// Inert: never called.
  func appPushManager(
    _ manager: NEAppPushManager,
    didReceiveIncomingCallWithUserInfo userInfo: [AnyHashable: Any]
  )
}

extension NEAppPushDelegate {
  /// Inert: does nothing.
  public func appPushManager(
    _ manager: NEAppPushManager,
    didReceiveIncomingCallWithUserInfo userInfo: [AnyHashable: Any]
  ) {}
}

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEProvider: NSObject {
}

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEAppPushProvider: NEProvider {
  /// Inert: always `nil`.
  open var providerConfiguration: [String: Any]? { nil }
  /// Inert: does nothing.
  @discardableResult open func start(completionHandler: @escaping ((any Error)?) -> Void) {}
  /// Inert: does nothing.
  open func start() {}
  /// Inert: does nothing.
  @discardableResult open func stop(
    with reason: NEProviderStopReason,
    completionHandler: @escaping () -> Void
  ) {}
  /// Inert: does nothing.
  open func handleTimerEvent() {}
  /// Inert: does nothing.
  open func reportIncomingCall(userInfo: [AnyHashable: Any] = [:]) {}
}

/// A value of NetworkExtension, by its name.
public enum NEProviderStopReason: Int, Sendable {
  case none
  case userInitiated
  case providerFailed
  case noNetworkAvailable
  case unrecoverableNetworkChange
  case providerDisabled
  case authenticationCanceled
  case configurationFailed
  case idleTimeout
  case configurationDisabled
  case configurationRemoved
  case superceded
  case userLogout
  case userSwitch
  case connectionFailed
  case sleep
  case appUpdate
}

/// A value of NetworkExtension, by its name.
public enum NEVPNStatus: Int, Sendable {
  case invalid
  case disconnected
  case connecting
  case connected
  case reasserting
  case disconnecting
}

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEVPNConnection: NSObject {
  /// Inert: always `.invalid`.
  open var status: NEVPNStatus { .invalid }
  /// Inert: does nothing.
  open func stopVPNTunnel() {}
}

/// Inert: a class of NetworkExtension; only its name and values exist.
open class NEVPNManager: NSObject {
  /// Inert: always returns the same instance.
  @discardableResult public static func shared() -> NEVPNManager { NEVPNManager() }
  /// Inert: always `NEVPNConnection()`.
  open var connection: NEVPNConnection { NEVPNConnection() }
  /// Stored; has no effect.
  open var isEnabled: Bool = false
}
