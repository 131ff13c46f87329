/// A screen that never rests: each update causes another one.
public struct NonTerminatingScreen: Error, CustomStringConvertible {
  /// The view that is evaluated again and again.
  public let view: String

  package init(view: String) { self.view = view }

  /// The value in words.
  public var description: String {
    """
    \(view) changes for ever: evaluating it, or an action that follows, changes what it is made of; \
    stopped after \(ViewGraph.maximumRepetitions) updates
    """
  }
}
