extension ViewGraph {
  /// How long a task may be elsewhere than on the main actor before the screen rests without it, in
  /// milliseconds.
  nonisolated static let patience = 20

  /// Notes that a view has begun something that goes on by itself.
  ///
  /// - Parameter task: What tells it from others, for as long as it goes on.
  public func noteTask(_ task: AnyObject) { tasks[ObjectIdentifier(task)] = ViewGraph.patience }

  /// Notes that it has ended.
  public func noteEnd(ofTask task: AnyObject) { tasks[ObjectIdentifier(task)] = nil }

  /// Whether something goes on by itself.
  var hasTasks: Bool { !tasks.isEmpty }

  /// Waits another millisecond for what goes on; false if it has been waited for long enough.
  func spendPatience() -> Bool {
    var hasPatience = false
    for (task, rest) in tasks where rest > 0 {
      tasks[task] = rest - 1
      hasPatience = true
    }
    return hasPatience
  }
}
