internal import MotionRules

/// What is known of how a screen changes with time while it is being read.
struct MotionDraft {
  /// The moment that is read for.
  var moment = SpecTimePoint()
  /// What changes when.
  var states: [SpecState] = []
  /// The states that may be gone to, by their names.
  var namedStates: [String: SpecState] = [:]
  /// The names that states have, read or not.
  var stateNames: [String] = []
  /// What the values are at first; nil if there are none.
  var known: [String: JSONNode]?
  /// What users do, in the order of time.
  var actions: [SpecAction] = []
  /// What the placeholders of the screen's values stand for; nil if it has none.
  var values: TemplateScope?
  /// Whether the reader wants less motion.
  var reducesMotion = false
  /// Whether any view changes by itself.
  var changesByItself = false
  /// Whether any view follows the frame of another one.
  var sharesFrames = false
  /// The names of shared frames, and where the first source of each stands in the state that is read.
  var sources: [String: JSONPlace] = [:]
  /// What is to be said of nodes, by the number that they have as owner.
  var notes: [Int32: NodeAnnotations] = [:]
  /// What is to be said of the node that is added next.
  var pending: NodeAnnotations?
  /// The ids that the screen has had in states before.
  var earlierIDs: Set<String> = []
  /// The definitions that states before have used.
  var earlierUses: Set<String> = []
}
