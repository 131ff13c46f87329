/// Counts turns of the main thread after which views were evaluated and none of them changed.
///
/// A screen whose code writes the same state anew in each turn continues like that for ever on a
/// device, too, invisibly; here it is at rest once it has done so for long enough (V2.5).
struct IdleTurns {
  /// The number of such turns that are enough on a screen that is not known for them.
  private static let limit = ViewGraph.maximumRepetitions / 2
  /// The number of turns of one settling after which views are compared closely.
  private static let closeLimit = 20
  /// The number of such turns that are enough on a screen that is known for them.
  private static let shortLimit = 3

  private var turns = 0
  private var count = 0
  private var lastChange: Int?
  private var isRestless = false

  /// Restarts the count.
  mutating func begin() { (turns, count, lastChange) = (0, 0, nil) }

  /// Whether changes are to be checked closely (``ViewGraph/looksClosely``).
  var wantsCloseLook: Bool { isRestless || turns > IdleTurns.closeLimit }

  /// Notes a turn.
  ///
  /// - Parameter change: The number of changes of the views so far.
  /// - Returns: Whether there have been enough turns.
  mutating func isEnough(_ change: Int) -> Bool {
    turns += 1
    count = change == lastChange ? count + 1 : 0
    lastChange = change
    guard count >= (isRestless ? IdleTurns.shortLimit : IdleTurns.limit) else { return false }
    isRestless = true
    return true
  }
}
