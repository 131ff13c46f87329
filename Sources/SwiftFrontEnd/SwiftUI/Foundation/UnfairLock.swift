internal import Synchronization

/// A low-level lock, identified by its address.
public struct os_unfair_lock_s: Sendable {
  private var place: UInt32 = 0

  /// Creates a lock that is not held.
  public init() {}
}

/// A low-level lock, identified by its address.
public typealias os_unfair_lock = os_unfair_lock_s
/// A pointer to a low-level lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock; waits while another thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { UnfairLocks.lock(at: lock).lock() }

/// Takes a lock unless another thread holds it; `true` if it was taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  UnfairLocks.lock(at: lock).try()
}

/// Unlocks the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { UnfairLocks.lock(at: lock).unlock() }

/// The locks of all places.
private enum UnfairLocks {
  private static let locks = Mutex<[UInt: NSLock]>([:])

  static func lock(at place: os_unfair_lock_t) -> NSLock {
    locks.withLock { locks in
      let key = UInt(bitPattern: place)
      if let lock = locks[key] { return lock }
      let lock = NSLock()
      locks[key] = lock
      return lock
    }
  }
}
