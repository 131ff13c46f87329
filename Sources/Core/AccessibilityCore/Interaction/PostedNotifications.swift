internal import Synchronization

/// What a program has told assistive technology, on any thread, until its screen takes it.
public final class PostedNotifications: Sendable {
  /// Something that a program tells.
  public enum Notification: Sendable, Hashable {
    /// Words to be spoken.
    case announcement(AccessibilityAnnouncement)
    /// The screen is another one: what is read first gets the focus.
    case screenChanged
  }

  /// Those of this process, which shows one screen at a time.
  public static let shared = PostedNotifications()

  private let posted = Mutex<[Notification]>([])
  private let onPost = Mutex<(@Sendable () -> Void)?>(nil)
  /// As many as are kept while nobody takes them.
  private static let limit = 1000

  /// Takes a notification.
  public func post(_ notification: Notification) {
    posted.withLock { posted in
      if posted.count >= PostedNotifications.limit { posted.removeFirst() }
      posted.append(notification)
    }
    onPost.withLock { $0 }?()
  }

  /// Whether something waits to be told.
  package var isEmpty: Bool { posted.withLock(\.isEmpty) }

  /// What has been told since the last time.
  package func take() -> [Notification] {
    posted.withLock { posted in
      defer { posted = [] }
      return posted
    }
  }

  /// Says what to do whenever something is told, on any thread.
  package func whenPosted(_ action: @escaping @Sendable () -> Void) {
    onPost.withLock { $0 = action }
  }
}
