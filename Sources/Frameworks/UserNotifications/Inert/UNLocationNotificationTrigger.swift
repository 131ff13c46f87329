// Written by tools/frameworks/generate from UserNotifications.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of UserNotifications, of which there is only the name and its values.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
}

/// Inert: a class of UserNotifications, of which there is only the name and its values.
open class UNPushNotificationTrigger: UNNotificationTrigger {
}

/// Inert: a class of UserNotifications, of which there is only the name and its values.
open class UNNotificationAction: NSObject {
  /// Creates one, which does nothing.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let identifier: String
  /// A value that is kept, and changes nothing.
  public let title: String
}

/// Inert: a class of UserNotifications, of which there is only the name and its values.
open class UNTextInputNotificationAction: UNNotificationAction {
}

/// Options of UserNotifications, by their names.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// An option, which changes nothing.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// Inert: a class of UserNotifications, of which there is only the name and its values.
open class UNNotificationCategory: NSObject {
  /// Creates one, which does nothing.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    super.init()
  }
  /// A value that is kept, and changes nothing.
  public let identifier: String
}

/// Options of UserNotifications, by their names.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The number that stands for the options.
  public let rawValue: UInt
  /// Creates options from the number that stands for them.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// An option, which changes nothing.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// An option, which changes nothing.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// An option, which changes nothing.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
}

/// Inert: a class of UserNotifications, of which there is only the name and its values.
open class UNNotificationServiceExtension: NSObject {
  /// Inert: does nothing.
  @discardableResult open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) {}
  /// Inert: does nothing.
  open func serviceExtensionTimeWillExpire() {}
}
