internal import AccessibilityCore
internal import LayoutCore

/// Turns the JSON of a spec file into specs.
///
/// | part of the file | where |
/// | --- | --- |
/// | file, cases, scene, proposal | `SpecReader+File`, `SpecReader+Scene` |
/// | custom alignments | `SpecReader+Alignments` |
/// | views, leaves, grids | `SpecReader+Views`, `SpecReader+Leaves`, `SpecReader+Shapes`, `SpecReader+Canvas`, `SpecReader+Grids`, `SpecReader+LazyGrids` |
/// | controls, tables | `SpecReader+Controls`, `SpecReader+Tables` |
/// | modifiers | `SpecReader+Modifiers`, `SpecReader+Rendering`, `SpecReader+Accessibility` |
/// | environment values | `SpecReader+Environment` |
/// | `ForEach`, `Reference`, placeholders | `SpecReader+Templates` |
/// | expectations | `SpecReader+Expectations` |
/// | rules asked directly | `SpecReader+Rules` |
/// | numbers, names, alignments, guides | `SpecReader+Values`, `SpecReader+Proxies`, `SpecReader+Guides` |
///
/// It never stops at an error: what cannot be read is noted and left out, so that a user sees
/// everything at once.
final class SpecReader {
  let document: JSONDocument
  let limits: SpecLimits
  let diagnostics: DiagnosticCollector

  // MARK: The screen being read

  var builder = ViewTreeBuilder()
  var alignments: [String: CustomAlignment] = [:]
  var alignmentsWithoutAxis: Set<String> = []
  var definitions: [String: JSONNode] = [:]
  var definitionsNode: JSONNode?
  var usedDefinitions: Set<String> = []
  /// The definitions that are being expanded, outermost first.
  var expanding: [String] = []
  var isExpanding: Set<String> = []
  /// The ids in use, and where each is given.
  var ids: [String: JSONPlace] = [:]
  /// How many modifiers and containers are open.
  var depth = 0
  /// How often a template was repeated.
  var repetitions = 0
  /// How many bytes of text came from strings with placeholders.
  var filledInBytes = 0
  var isTooLarge = false
  /// The system whose accessibility behaviour the screen follows.
  var generation = AccessibilityGeneration.iOS18
  /// How the screen's text is measured.
  var textMeasurer = TextMeasurerKind.fixed
  /// The metrics of the controls that are being read.
  var controlMetrics = ControlMetrics()
  /// The styles of the controls that are being read.
  var controlStyles = ControlStyles()
  /// The style of pickers that have none of their own.
  var pickerStyle = Control.PickerStyle.menu
  /// Whether to note where each view stands in the file.
  var locatesViews = false
  /// Where views stand in the file, by their position in the tree.
  var viewPositions: [Int: SourcePosition] = [:]
  /// The pairs that have a label.
  var pairLabels: Set<AccessibilityProperties.Relation> = []
  /// The ids that `accessibilityRotorEntry` gives.
  var namedRotorEntries: Set<String> = []
  /// The ids to which rotors lead.
  var rotorEntries: [(id: String, place: JSONPlace)] = []
  /// How many geometry readers are open.
  var readerDepth = 0
  /// Whether a number of what is being read depends on the geometry reader around it.
  var usesProxy = false
  /// What the modifier that is being read becomes for a geometry reader.
  var proxiedModifier: (@Sendable (GeometryProxy) -> ModifierContent)?
  /// How many columns the table has whose rows are being read; nil anywhere else.
  var tableColumns: Int?
  /// How many grids are open.
  var gridDepth = 0
  /// Where spans of cells are stated, by the position of the modifier in the tree.
  var spanPlaces: [Int: JSONPlace] = [:]
  /// Whether a view could not be read, so that its ids and those within are unknown.
  var hasUnreadViews = false

  init(_ document: JSONDocument, limits: SpecLimits) {
    self.document = document
    self.limits = limits
    diagnostics = DiagnosticCollector(document: document)
  }

  /// How deep the recursion of the reader may go, in the units of `withStackSpace(levels:_:)`.
  ///
  /// A view takes no more than two for each level of JSON. Definitions are read where they are
  /// used, so several of them may be inside each other; but each adds a view, and of views no more
  /// than a tree's depth are read.
  static func levels(of document: JSONDocument, _ root: JSONValue) -> Int {
    let screens = [root] + (root["cases"].map { Array($0.elements) } ?? [])
    let definitions = screens.map { $0["definitions"]?.members.count ?? 0 }.max() ?? 0
    return min(2 * document.depth * (definitions + 1), 3 * ViewTree.maximumDepth)
  }

  /// Forgets the screen read last.
  func startScreen() {
    builder = ViewTreeBuilder()
    alignments = [:]
    alignmentsWithoutAxis = []
    definitions = [:]
    definitionsNode = nil
    usedDefinitions = []
    expanding = []
    isExpanding = []
    ids = [:]
    depth = 0
    repetitions = 0
    filledInBytes = 0
    isTooLarge = false
    hasUnreadViews = false
    generation = .iOS18
    textMeasurer = .fixed
    controlMetrics = ControlMetrics()
    controlStyles = ControlStyles()
    pickerStyle = .menu
    viewPositions = [:]
    pairLabels = []
    namedRotorEntries = []
    rotorEntries = []
    readerDepth = 0
    usesProxy = false
    proxiedModifier = nil
    tableColumns = nil
    gridDepth = 0
    spanPlaces = [:]
  }

  func error(_ message: String, at place: JSONPlace, hint: String? = nil) {
    diagnostics.error(message, at: place, hint: hint)
  }
}
