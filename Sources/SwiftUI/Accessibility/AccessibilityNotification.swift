internal import AccessibilityCore

/// Tells assistive technology that something has happened.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    private let announcement: AccessibilityAnnouncement

    /// Creates an announcement.
    public init(_ announcement: String) {
      self.announcement = AccessibilityAnnouncement(announcement)
    }

    /// Creates an announcement, of the priority of its first character.
    public init(_ announcement: AttributedString) {
      let priority = announcement.runs.first?[
        AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.self
      ]
      self.announcement = AccessibilityAnnouncement(
        String(announcement.characters),
        priority: priority?.engine ?? .standard
      )
    }

    /// Creates an announcement.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) {
      let words = LocalizedWords(announcement, table: nil).string(in: ProgramLocale.current)
      self.announcement = AccessibilityAnnouncement(words)
    }

    /// Has the words spoken.
    public func post() { PostedNotifications.shared.post(.announcement(announcement)) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    private let words: String?

    /// Creates a notification; what is a text is spoken.
    public init(_ focus: Any? = nil) { words = focus as? String }

    /// Tells it: what has changed is told in any case, and the focus stays where it is.
    public func post() {
      if let words { Announcement(words).post() }
    }
  }

  /// The screen is another one.
  public struct ScreenChanged {
    private let words: String?

    /// Creates a notification; what is a text is spoken.
    public init(_ focus: Any? = nil) { words = focus as? String }

    /// Tells it: the focus goes to what is read first.
    public func post() {
      PostedNotifications.shared.post(.screenChanged)
      if let words { Announcement(words).post() }
    }
  }

  /// A page has been turned.
  public struct PageScrolled: Sendable {
    private let announcement: String

    /// Creates a notification.
    public init(_ announcement: String) { self.announcement = announcement }

    /// Has the words spoken.
    public func post() { Announcement(announcement).post() }
  }
}

extension AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute.AnnouncementPriority
{
  fileprivate var engine: AccessibilityAnnouncement.Priority {
    switch self {
    case .low: .low
    case .default: .standard
    case .high: .high
    }
  }
}
