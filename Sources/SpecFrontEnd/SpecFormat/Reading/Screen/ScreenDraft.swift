internal import AccessibilityCore
internal import LayoutCore

/// The state of a screen while it is being read.
struct ScreenDraft {
  /// The measurer of the screen's text.
  var textMeasurer = TextMeasurerKind.fixed
  /// The files of the system font itself, from the folder of the spec.
  var systemFontFiles: [String] = []

  /// The height of the screen, in points.
  var height = LayoutScene.defaultSize.height
  /// The number of links with destinations.
  var linkCount = 0
  /// The views' places in the file, by the number that their nodes have as owner; empty unless
  /// asked for.
  var places: [SourcePosition] = []
  /// The states, values and actions of the screen.
  var motion = MotionDraft()
  /// The navigation container around the view that is being read.
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

  /// The number of repetitions of templates.
  var repetitions = 0
  /// The number of views and modifiers made by templates.
  var templateNodes = 0
  /// Whether templates make too many of them: from then on each template is read once, for its
  /// mistakes.
  var hasTooManyTemplateNodes = false
  /// The number of views that templates are going to make; nil until the first one.
  var templateWeight: TemplateWeight?
  /// The length of the text that came from strings with placeholders, in bytes.
  var filledInBytes = 0
  /// Whether the screen has outgrown a limit, so that the rest of it is left out.
  var isTooLarge = false

  // MARK: What could not be read

  /// The number of views left out of the tree though their ids are known.
  var leftOutViews = 0
  /// The number of unreadable views, whose ids and those within are unknown.
  var unreadViews = 0
  /// Whether the ids of the screen are not all known.
  var hasUnreadViews: Bool { unreadViews > 0 }
}
