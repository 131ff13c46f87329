// Written by tools/frameworks/generate from UserNotifications.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNUserNotificationCenter: NSObject {
  /// A constant without effect.
  public static let shared: UNUserNotificationCenter = UNUserNotificationCenter()
  /// Inert: always returns the same instance.
  @discardableResult public static func current() -> UNUserNotificationCenter { shared }
  /// Stored; has no effect.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Inert: always `false`.
  open var supportsContentExtensions: Bool { false }
  /// Inert: always returns the same instance.
  @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = [])
    async throws -> Bool
  { false }
  /// Inert: does nothing.
  @discardableResult open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings()
  }
  /// Inert: does nothing.
  @discardableResult open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {}
  /// Inert: does nothing.
  open func add(_ request: UNNotificationRequest) async throws {}
  /// Inert: does nothing.
  @discardableResult open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  /// Inert: does nothing.
  @discardableResult open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {}
  /// Inert: always returns the same instance.
  @discardableResult open func deliveredNotifications() async -> [UNNotification] { [] }
  /// Inert: does nothing.
  @discardableResult open func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) {}
  /// Inert: does nothing.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Inert: does nothing.
  open func removeAllPendingNotificationRequests() {}
  /// Inert: does nothing.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Inert: does nothing.
  open func removeAllDeliveredNotifications() {}
  /// Inert: does nothing.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Inert: does nothing.
  open func setBadgeCount(_ count: Int) async throws {}
  /// Inert: does nothing.
  @discardableResult open func setBadgeCount(
    _ count: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {}
}

/// Callbacks of UserNotifications, which are never made.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Inert: never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// Inert: never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Inert: never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  /// Inert: never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async
  /// Inert: never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Inert: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// Inert: always returns the same instance.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// Inert: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  /// Inert: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {}
  /// Inert: does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}

/// Options of UserNotifications, by their names.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// An option without effect.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// An option without effect.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// An option without effect.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// An option without effect.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// An option without effect.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// An option without effect.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Options of UserNotifications, by their names.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// An option without effect.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// An option without effect.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// An option without effect.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// An option without effect.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// A value of UserNotifications, by its name.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case authorized
  case provisional
  case ephemeral
}

/// A value of UserNotifications, by its name.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported
  case disabled
  case enabled
}

/// A value of UserNotifications, by its name.
public enum UNAlertStyle: Int, Sendable {
  case none
  case banner
  case alert
}

/// A value of UserNotifications, by its name.
public enum UNShowPreviewsSetting: Int, Sendable {
  case always
  case whenAuthenticated
  case never
}

/// A value of UserNotifications, by its name.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive
  case active
  case timeSensitive
  case critical
}
