// Written by tools/frameworks/generate from UserNotifications.list.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationContent: NSObject {
  /// Inert: always `""`.
  open var title: String { "" }
  /// Inert: always `""`.
  open var subtitle: String { "" }
  /// Inert: always `""`.
  open var body: String { "" }
  /// Inert: always `nil`.
  open var badge: NSNumber? { nil }
  /// Inert: always `nil`.
  open var sound: UNNotificationSound? { nil }
  /// Inert: always `[:]`.
  open var userInfo: [AnyHashable: Any] { [:] }
  /// Inert: always `""`.
  open var categoryIdentifier: String { "" }
  /// Inert: always `""`.
  open var threadIdentifier: String { "" }
  /// Inert: always `[]`.
  open var attachments: [UNNotificationAttachment] { [] }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNMutableNotificationContent: UNNotificationContent {
  public override init() { super.init() }
  private var values = Values()
  private struct Values {
    var title = "", subtitle = "", body = "", category = "", thread = ""; var badge: NSNumber?;
    var sound: UNNotificationSound?; var userInfo: [AnyHashable: Any] = [:];
    var attachments: [UNNotificationAttachment] = []
  }
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.category }
    set { values.category = newValue }
  }
  open override var threadIdentifier: String {
    get { values.thread }
    set { values.thread = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// Stored; has no effect.
  open var interruptionLevel: UNNotificationInterruptionLevel = .active
  /// Stored; has no effect.
  open var relevanceScore: Double = 0
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationSound: NSObject {
  /// Inert: always `UNNotificationSound()`.
  public static var `default`: UNNotificationSound { UNNotificationSound() }
  /// Inert: always `UNNotificationSound()`.
  public static var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// Creates an instance without effect.
  public override init() {
    super.init()
  }
  /// Creates an instance without effect.
  public init(named name: UNNotificationSoundName) {
    super.init()
  }
}

/// A name of UserNotifications's.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Creates a name from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name from its text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationAttachment: NSObject {
  /// Creates an instance without effect.
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    self.url = url
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
  /// Stored; has no effect.
  public let url: URL
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationRequest: NSObject {
  /// Creates an instance without effect.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
  /// Stored; has no effect.
  public let identifier: String
  /// Stored; has no effect.
  public let content: UNNotificationContent
  /// Stored; has no effect.
  public let trigger: UNNotificationTrigger?
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotification: NSObject {
  /// Inert: always the same.
  open var request: UNNotificationRequest {
    UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
  }
  /// Inert: always `Date(timeIntervalSinceReferenceDate: 0)`.
  open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationResponse: NSObject {
  /// Inert: always `UNNotification()`.
  open var notification: UNNotification { UNNotification() }
  /// Inert: always `UNNotificationDefaultActionIdentifier`.
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// Inert: always `""`.
  open var userText: String { "" }
}

/// A constant without effect.
public let UNNotificationDefaultActionIdentifier: String =
  "com.apple.UNNotificationDefaultActionIdentifier"

/// A constant without effect.
public let UNNotificationDismissActionIdentifier: String =
  "com.apple.UNNotificationDismissActionIdentifier"

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNNotificationTrigger: NSObject {
  /// Inert: always `false`.
  open var repeats: Bool { false }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Creates an instance without effect.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init()
  }
  /// Stored; has no effect.
  public let timeInterval: TimeInterval
  /// Inert: always returns the same instance.
  @discardableResult open func nextTriggerDate() -> Date? { nil }
}

/// Inert: a class of UserNotifications; only its name and values exist.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// Creates an instance without effect.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init()
  }
  /// Stored; has no effect.
  public let dateComponents: DateComponents
  /// Inert: always returns the same instance.
  @discardableResult open func nextTriggerDate() -> Date? { nil }
}
