/// Tells assistive technology that something has happened.
///
/// Inert: the screen is told anew whenever it has changed.
public enum AccessibilityNotification {
  /// Words to be spoken.
  public struct Announcement: Sendable {
    /// Creates an announcement.
    public init(_ announcement: String) {}

    /// Creates an announcement.
    public init(_ announcement: AttributedString) {}

    /// Creates an announcement.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringKey) {}

    /// Has the words spoken.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    /// Creates a notification.
    public init(_ focus: Any? = nil) {}

    /// Tells it.
    public func post() {}
  }

  /// The screen is another one.
  public struct ScreenChanged {
    /// Creates a notification.
    public init(_ focus: Any? = nil) {}

    /// Tells it.
    public func post() {}
  }

  /// A page has been turned.
  public struct PageScrolled: Sendable {
    /// Creates a notification.
    public init(_ announcement: String) {}

    /// Tells it.
    public func post() {}
  }
}
