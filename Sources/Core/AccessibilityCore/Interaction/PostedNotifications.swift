internal import Synchronization

/// The accessibility notifications that a program has posted, on any thread, until they are taken.
public final class PostedNotifications: Sendable {
  /// An accessibility notification of a program.
  public enum Notification: Sendable, Hashable {
    /// Words to be spoken.
    case announcement(AccessibilityAnnouncement)
    /// The screen has changed: the first element in reading order gets the focus.
    case screenChanged
  }

  /// The notifications of this process, which shows one screen at a time.
  public static let shared = PostedNotifications()

  private let posted = Mutex<[Notification]>([])
  private let onPost = Mutex<(@Sendable () -> Void)?>(nil)
  /// The largest number of notifications kept until they are taken.
  private static let limit = 1000

  /// Posts a notification.
  public func post(_ notification: Notification) {
    posted.withLock { posted in
      if posted.count >= PostedNotifications.limit { posted.removeFirst() }
      posted.append(notification)
    }
    onPost.withLock { $0 }?()
  }

  /// Whether there are no notifications to take.
  package var isEmpty: Bool { posted.withLock(\.isEmpty) }

  /// Returns the notifications posted since the last call.
  package func take() -> [Notification] {
    posted.withLock { posted in
      defer { posted = [] }
      return posted
    }
  }

  /// Sets a closure to call, on any thread, whenever a notification is posted.
  package func whenPosted(_ action: @escaping @Sendable () -> Void) {
    onPost.withLock { $0 = action }
  }
}
