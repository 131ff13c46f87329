import Foundation

/// A lock with the state it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The storage is only used while the lock is held.
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock with the state it protects.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock of a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure while the lock is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure while the lock is held.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock of nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while the lock is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }

  /// Locks the lock.
  public func lock() { storage.lock.lock() }

  /// Unlocks the lock.
  public func unlock() { storage.lock.unlock() }
}
