// Written by tools/frameworks/generate from UserNotifications.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNPushNotificationTrigger: UNNotificationTrigger {
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationAction: NSObject {
  /// Creates an instance without effect.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
  /// Stored; has no effect.
  public let title: String
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNTextInputNotificationAction: UNNotificationAction {
}

/// Options of UserNotifications, by their names.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// An option without effect.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// An option without effect.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationCategory: NSObject {
  /// Creates an instance without effect.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
}

/// Options of UserNotifications, by their names.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option without effect.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// An option without effect.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// An option without effect.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationServiceExtension: NSObject {
  /// Inert: does nothing.
  @discardableResult open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
  /// Inert: does nothing.
  open func serviceExtensionTimeWillExpire() {}
}
