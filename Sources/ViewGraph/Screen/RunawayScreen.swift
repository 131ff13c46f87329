/// A screen that never rests: each update makes another one.
public struct RunawayScreen: Error, CustomStringConvertible {
  /// The view that is evaluated again and again, or whose task goes on without a pause.
  public let view: String
  /// Whether it is a task of the view's that does not pause.
  public let isTask: Bool

  /// Creates the error.
  init(view: String, isTask: Bool = false) {
    self.view = view
    self.isTask = isTask
  }

  /// The value in words.
  public var description: String {
    if isTask {
      return """
        a task of \(view) goes on for ever without waiting for anything; stopped after \
        \(MainWork.maximumSteps) steps
        """
    }
    return """
      \(view) changes for ever: evaluating it, or an action that follows, changes what it is made of; \
      stopped after \(ViewGraph.maximumRepetitions) updates
      """
  }
}
