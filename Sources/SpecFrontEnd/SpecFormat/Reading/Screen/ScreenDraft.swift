internal import AccessibilityCore
internal import LayoutCore

/// What is known of a screen while it is being read.
struct ScreenDraft {
  /// How the screen's text is measured.
  var textMeasurer = TextMeasurerKind.fixed
  /// The files of the system font itself, from the folder of the spec.
  var systemFontFiles: [String] = []

  /// How high the screen is, in points.
  var height = LayoutScene.defaultSize.height
  /// How many links lead somewhere.
  var linkCount = 0
  /// Where views stand in the file, by the number that their nodes have as owner; empty if nobody wants
  /// to know.
  var places: [SourcePosition] = []
  /// What the views change by.
  var motion = MotionDraft()
  /// What is known of the navigation container around the view that is being read.
  var navigation = NavigationDraft()

  // MARK: Names

  var alignments: [String: CustomAlignment] = [:]
  /// The alignments that fail to state their axis, which has been complained about.
  var alignmentsWithoutAxis: Set<String> = []
  var definitions = ScreenDefinitions()
  /// The ids in use, and where each is given.
  var ids: [String: JSONPlace] = [:]
  /// The pairs that have a label.
  var pairLabels: Set<AccessibilityProperties.Relation> = []
  /// The ids that `accessibilityRotorEntry` gives.
  var namedRotorEntries: Set<String> = []
  /// The ids to which rotors lead.
  var rotorEntries: [(id: String, place: JSONPlace)] = []

  // MARK: Size

  /// How often a template was repeated.
  var repetitions = 0
  /// How many views and modifiers templates have made.
  var templateNodes = 0
  /// Whether templates make too many of them: from then on each template is read once, for its
  /// mistakes.
  var hasTooManyTemplateNodes = false
  /// What templates are going to make; nil until the first one.
  var templateWeight: TemplateWeight?
  /// How many bytes of text came from strings with placeholders.
  var filledInBytes = 0
  /// Whether the screen has outgrown a limit, so that the rest of it is left out.
  var isTooLarge = false

  // MARK: What could not be read

  /// How often a view, whose ids are known all the same, was left out of the tree.
  var leftOutViews = 0
  /// How often views could not be read, so that their ids and those within are unknown.
  var unreadViews = 0
  /// Whether the ids of the screen are not all known.
  var hasUnreadViews: Bool { unreadViews > 0 }
}
