// Written by tools/frameworks/generate from UserNotifications.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// An error of UserNotifications, with its codes.
public struct UNError: CustomNSError, Hashable, Sendable {
  /// The error.
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    /// Returns whether an error has the code.
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? UNError)?.code == code
    }
  }
  /// An error code.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  /// An error code.
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  /// The domain of the codes.
  public static var errorDomain: String { "UNErrorDomain" }
  /// The error.
  public let code: Code
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Creates an error; nothing here throws one unless it says so.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationSettings: NSObject {
  /// Inert: always `.notDetermined`.
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  /// Inert: always `.disabled`.
  open var alertSetting: UNNotificationSetting { .disabled }
  /// Inert: always `.disabled`.
  open var badgeSetting: UNNotificationSetting { .disabled }
  /// Inert: always `.disabled`.
  open var soundSetting: UNNotificationSetting { .disabled }
  /// Inert: always `.disabled`.
  open var lockScreenSetting: UNNotificationSetting { .disabled }
  /// Inert: always `.disabled`.
  open var notificationCenterSetting: UNNotificationSetting { .disabled }
  /// Inert: always `.disabled`.
  open var timeSensitiveSetting: UNNotificationSetting { .disabled }
  /// Inert: always `.none`.
  open var alertStyle: UNAlertStyle { .none }
  /// Inert: always `.never`.
  open var showPreviewsSetting: UNShowPreviewsSetting { .never }
}
