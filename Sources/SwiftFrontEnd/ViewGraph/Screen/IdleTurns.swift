/// Counts turns of the main thread after which views were evaluated and nothing of them was another.
///
/// A screen whose code writes the same state anew in each turn goes on like that for ever on a device,
/// too, where nobody sees it; here it is at rest once it has done so for long enough (V2.5).
struct IdleTurns {
  /// How many turns are enough on a screen that is not known for it.
  private static let limit = ViewGraph.maximumRepetitions / 2
  /// After how many turns of one settling it is worth while to look closely whether anything is another.
  private static let closeLimit = 20
  /// How many are enough on one that is.
  private static let shortLimit = 3

  private var turns = 0
  private var count = 0
  private var lastChange: Int?
  private var isRestless = false

  /// Begins to count anew.
  mutating func begin() { (turns, count, lastChange) = (0, 0, nil) }

  /// Whether what cannot be compared is to be looked at.
  var wantsCloseLook: Bool { isRestless || turns > IdleTurns.closeLimit }

  /// Notes a turn.
  ///
  /// - Parameter change: How often something of the views has been another so far.
  /// - Returns: Whether there have been enough of them.
  mutating func isEnough(_ change: Int) -> Bool {
    turns += 1
    count = change == lastChange ? count + 1 : 0
    lastChange = change
    guard count >= (isRestless ? IdleTurns.shortLimit : IdleTurns.limit) else { return false }
    isRestless = true
    return true
  }
}
