internal import AccessibilityCore

/// A notification to assistive technology.
public enum AccessibilityNotification {
  /// A text to speak.
  public struct Announcement: Sendable {
    private let announcement: AccessibilityAnnouncement

    /// Creates an announcement.
    public init(_ announcement: String) {
      self.announcement = AccessibilityAnnouncement(announcement)
    }

    /// Creates an announcement with the priority of its first character.
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

    /// Speaks the announcement.
    public func post() { PostedNotifications.shared.post(.announcement(announcement)) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    private let focus: Any?

    /// Creates a notification; a text is announced, a view of UIKit gets accessibility focus.
    public init(_ focus: Any? = nil) { self.focus = focus }

    /// Posts the notification; without a view focus stays where it is.
    public func post() {
      if let words = focus as? String { return Announcement(words).post() }
      _ = AccessibilityNotification.moveFocus(to: focus)
    }
  }

  /// The screen is another one.
  public struct ScreenChanged {
    private let focus: Any?

    /// Creates a notification; a text is announced, a view of UIKit gets accessibility focus.
    public init(_ focus: Any? = nil) { self.focus = focus }

    /// Posts the notification; without a view focus moves to the first element.
    public func post() {
      if AccessibilityNotification.moveFocus(to: focus) { return }
      PostedNotifications.shared.post(.screenChanged)
      if let words = focus as? String { Announcement(words).post() }
    }
  }

  /// Moves accessibility focus to a view of UIKit; false if it is none, or has no element.
  private static func moveFocus(to focus: Any?) -> Bool {
    guard let place = focus as? any _AccessibilityPlace else { return false }
    nonisolated(unsafe) let view = place
    return MainActor.runForEngine { view._takeAccessibilityFocus() }
  }

  /// A scroll by a page.
  public struct PageScrolled: Sendable {
    private let announcement: String

    /// Creates a notification.
    public init(_ announcement: String) { self.announcement = announcement }

    /// Speaks the announcement.
    public func post() { Announcement(announcement).post() }
  }
}

/// An object that a notification can move accessibility focus to: a view of UIKit.
@MainActor
public protocol _AccessibilityPlace: AnyObject {
  /// Moves accessibility focus to the element of the view; false if it has none.
  func _takeAccessibilityFocus() -> Bool
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
