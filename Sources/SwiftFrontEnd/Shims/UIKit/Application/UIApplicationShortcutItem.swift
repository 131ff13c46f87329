// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A quick action of the app's icon, which is not shown.
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

/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  // The icon has no state.

  public convenience init(systemImageName: String) { self.init() }
  public convenience init(templateImageName: String) { self.init() }
  public convenience init(type: IconType) { self.init() }

  /// A system icon.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}
