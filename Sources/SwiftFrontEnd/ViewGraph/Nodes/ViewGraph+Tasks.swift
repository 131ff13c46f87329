extension ViewGraph {
  /// The time that a task may be off the main actor before the screen rests without it, in
  /// milliseconds.
  nonisolated static let patience = 20

  /// Notes that a view has begun a task.
  public func noteTask(_ task: any GraphTask) {
    tasks[ObjectIdentifier(task)] = (task, ViewGraph.patience)
  }

  /// Notes that a task has ended.
  public func noteEnd(ofTask task: any GraphTask) { tasks[ObjectIdentifier(task)] = nil }

  /// Whether tasks are running.
  var hasTasks: Bool { !tasks.isEmpty }

  /// Cancels all tasks.
  func cancelTasks() {
    for (task, _) in tasks.values { task.cancel() }
  }

  /// Waits another millisecond for running tasks; false if they have been waited for long enough.
  func spendPatience() -> Bool {
    var hasPatience = false
    for (key, (task, rest)) in tasks where rest > 0 {
      tasks[key] = (task, rest - 1)
      hasPatience = true
    }
    return hasPatience
  }
}
