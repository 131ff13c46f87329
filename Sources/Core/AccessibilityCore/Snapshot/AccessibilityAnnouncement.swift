/// An announcement for assistive technology to speak, whatever has the focus.
public struct AccessibilityAnnouncement: Sendable, Hashable {
  /// The priority of an announcement.
  public enum Priority: String, Sendable, Hashable, CaseIterable {
    /// When there is nothing else to speak.
    case low
    /// After the current speech.
    case standard
    /// At once, interrupting the current speech.
    case high
  }

  /// The words.
  public var text: String
  /// The priority: when it is spoken.
  public var priority: Priority

  /// Creates an announcement.
  public init(_ text: String, priority: Priority = .standard) {
    self.text = text
    self.priority = priority
  }
}
