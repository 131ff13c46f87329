// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Something to be begun with a program's icon, which there is none of.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  public let icon: UIApplicationShortcutIcon?
  public let userInfo: [String: any NSSecureCoding]?

  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// The picture of a shortcut.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  // Nothing is kept.

  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(type: IconType) { self.init() }

  /// A picture of the system's.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
