/// A task that a view has begun.
@MainActor
public protocol GraphTask: AnyObject {
  /// Cancels the task.
  func cancel()
}
