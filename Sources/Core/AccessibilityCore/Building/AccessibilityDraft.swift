internal import LayoutCore

/// A node under construction, on its way up the views: modifiers may still change it.
struct AccessibilityDraft {
  /// The states that make a node visible or not (A5).
  struct Visibility {
    /// `accessibilityHidden`, if it is set.
    var isHidden: Bool?
    /// Whether it is hidden because it is transparent, unless `accessibilityHidden` is set.
    var isTransparent = false
    /// Whether it is hidden by a placeholder, unless `accessibilityHidden` is set.
    var isPlaceholder = false
    /// Whether it is shown although the content around it is redacted.
    var isUnredacted = false

    var resolved: Bool { isHidden ?? (isTransparent || isPlaceholder) }

    /// The reason for which it is hidden.
    var reason: String {
      if isHidden == true { return "it is hidden" }
      return isPlaceholder ? "it is redacted" : "it is transparent"
    }
  }

  var role: String
  /// The position of the view that made it among all placed views.
  var view: Int
  /// The name of the part of the view that it is, if the view makes several nodes.
  var part = ""
  /// The parts of the label, to be joined.
  var label: [String] = []
  /// The spoken names of the symbols in it (``AccessibilityNode/symbols``).
  var symbols: [String] = []
  /// The links in the text (A2.60).
  var links: [AccessibilityTextLink] = []
  /// Whether the label is a default of the system, which any other label replaces.
  var isLabelOptional = false
  var values: [String] = []
  var hints: [String] = []
  var identifiers: [String] = []
  /// Whether the views that it discloses are shown; nil if it discloses none.
  var isExpanded: Bool?
  /// Whether a tap gesture has an effect without a trait or action (A2.34).
  var answersTaps = false
  /// The title that a control around uses instead of its label (A2.7).
  var title: [String] = []
  /// Whether a label set by a modifier replaces the value as well (A2.21).
  var labelReplacesValue = false
  var traits: AccessibilityTraits = []
  /// The traits that a modifier has set or removed.
  var explicitTraits: AccessibilityTraits = []
  var actions: [AccessibilityAction] = []
  /// The actions that stay when the element is disabled: of enabled buttons inside of it (A2.11).
  var lastingActions: [AccessibilityAction] = []
  var sortPriority: Double?
  var headingLevel: Int?
  var inputLabels: [String] = []
  var customContent: [AccessibilityCustomContent] = []
  var rotors: [AccessibilityRotor] = []
  var relations: [AccessibilityProperties.Relation] = []
  var chart: AccessibilityChartDescriptor?
  var attributes: [String: String] = [:]
  /// The views that could not be compiled and that it replaces.
  var placeholders: [ViewPlaceholder] = []
  var activationPoint: AccessibilityProperties.ActivationPoint?
  var position: (index: Int, count: Int)?
  var frame: Rect
  /// The view whose content shapes make the outline, with that many of its modifiers.
  var outline: (view: Int, modifierCount: Int)
  var environment: EnvironmentValues
  var visibility = Visibility()
  /// Whether it is a container whose children stay reachable; nil until that is decided.
  var isContainer = false
  var containerType: AccessibilityModifier.ContainerType?
  /// A control of the platform, which is merged even when alone.
  var isControl = false
  /// Whether the children keep their order whatever their geometry (A8.4).
  var keepsSourceOrder = false
  /// The depth of containers nested in this one, itself counted; 0 for an element.
  var height = 0
  var children: [AccessibilityDraft] = []

  init(role: String, view: PlacedView, frame: Rect) {
    self.role = role
    self.view = view.index
    self.frame = frame
    outline = (view.index, 0)
    environment = view.environment
  }

  /// Takes place and outline from the view that a modifier is attached to (A7.1).
  mutating func takeGeometry(of modified: ModifiedView) {
    frame = modified.frame
    outline = (modified.view, modified.modifierCount)
  }
}
