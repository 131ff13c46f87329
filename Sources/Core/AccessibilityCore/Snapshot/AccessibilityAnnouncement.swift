/// Words that assistive technology is to speak, whatever the focus is on.
public struct AccessibilityAnnouncement: Sendable, Hashable {
  /// How soon they are spoken.
  public enum Priority: String, Sendable, Hashable, CaseIterable {
    /// When nothing else is to be said.
    case low
    /// When what is being said has been said.
    case standard
    /// At once, instead of what is being said.
    case high
  }

  /// The words.
  public var text: String
  /// How soon they are spoken.
  public var priority: Priority

  /// Creates an announcement.
  public init(_ text: String, priority: Priority = .standard) {
    self.text = text
    self.priority = priority
  }
}
