internal import Controls

/// The states, values and actions of a screen while it is being read.
struct MotionDraft {
  /// The moment that is read for.
  var moment = SpecTimePoint()
  /// The states, in the order of time.
  var states: [SpecState] = []
  /// The states that may be gone to, by their names.
  var namedStates: [String: SpecState] = [:]
  /// The names that states have, read or not.
  var stateNames: [String] = []
  /// The initial values; nil if there are none.
  var known: [String: JSONNode]?
  /// The actions of users, in the order of time.
  var actions: [SpecAction] = []
  /// The scope of the placeholders for the screen's values; nil if it has none.
  var values: TemplateScope?
  /// Whether the reader wants less motion.
  var reducesMotion = false
  /// Whether any view changes by itself.
  var changesByItself = false
  /// Whether any view follows the frame of another one.
  var sharesFrames = false
  /// The names of shared frames, and where the first source of each stands in the state that is read.
  var sources: [String: JSONPlace] = [:]
  /// The annotations of nodes, by the number that they have as owner.
  var notes: [Int32: NodeAnnotations] = [:]
  /// The gestures of nodes other than taps, by the number that they have as owner.
  var gestures: [Int32: FingerGestures] = [:]
  /// The annotations of the node that is added next.
  var pending: NodeAnnotations?
  /// The ids that the screen has had in states before.
  var earlierIDs: Set<String> = []
  /// The definitions that states before have used.
  var earlierUses: Set<String> = []
}
