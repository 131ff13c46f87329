internal import LayoutCore

/// A node in the making, on its way up the views: modifiers may still change it.
struct AccessibilityDraft {
  /// What makes a node visible or not (A5).
  struct Visibility {
    /// `accessibilityHidden`, if someone said so.
    var isHidden: Bool?
    /// Hidden because it is transparent, unless someone says otherwise.
    var isTransparent = false
    /// Hidden because a placeholder is shown instead, unless someone says otherwise.
    var isPlaceholder = false
    /// Whether it is shown although something around it has placeholders.
    var isUnredacted = false

    var resolved: Bool { isHidden ?? (isTransparent || isPlaceholder) }

    /// Why it is hidden.
    var reason: String {
      if isHidden == true { return "it is hidden" }
      return isPlaceholder ? "it is redacted" : "it is transparent"
    }
  }

  var role: String
  /// The position of the view that made it among all placed views.
  var view: Int
  /// What is added to the view's path if the view makes several nodes.
  var suffix = ""
  /// The parts of the label, to be joined.
  var label: [String] = []
  /// The spoken names of the symbols in it (``AccessibilityNode/symbols``).
  var symbols: [String] = []
  /// The parts of a text that lead elsewhere (A2.60).
  var links: [AccessibilityTextLink] = []
  /// A default of the system, which gives way to any other label.
  var isLabelOptional = false
  var values: [String] = []
  var hints: [String] = []
  var identifiers: [String] = []
  /// Whether what it shows and hides is shown; nil if it hides nothing.
  var isExpanded: Bool?
  /// Whether a tap does something that neither traits nor actions tell of (A2.34).
  var answersTaps = false
  /// What a control around says of it instead of its label (A2.7).
  var title: [String] = []
  /// Whether a label that a modifier says stands for the value as well (A2.21).
  var labelReplacesValue = false
  var traits: AccessibilityTraits = []
  /// The traits that a modifier has set or removed.
  var explicitTraits: AccessibilityTraits = []
  var actions: [AccessibilityAction] = []
  /// Those that stay when the element is not enabled: of enabled buttons inside of it (A2.11).
  var lastingActions: [AccessibilityAction] = []
  var sortPriority: Double?
  var headingLevel: Int?
  var inputLabels: [String] = []
  var customContent: [AccessibilityCustomContent] = []
  var rotors: [AccessibilityRotor] = []
  var relations: [AccessibilityProperties.Relation] = []
  var chart: AccessibilityChartDescriptor?
  var attributes: [String: String] = [:]
  /// The views that could not be compiled and that it stands in place of.
  var placeholders: [ViewPlaceholder] = []
  var activationPoint: AccessibilityProperties.ActivationPoint?
  var position: (index: Int, count: Int)?
  var frame: Rect
  /// The view whose content shapes make the outline, with that many of its modifiers.
  var outline: (view: Int, modifierCount: Int)
  var environment: EnvironmentValues
  var visibility = Visibility()
  /// A container whose children stay reachable; nil until something decides it.
  var isContainer = false
  var containerType: AccessibilityModifier.ContainerType?
  /// A control of the platform, which is merged even when alone.
  var isControl = false
  /// Whether the children keep their order whatever their geometry (A8.4).
  var keepsSourceOrder = false
  /// How many containers are nested in this one, itself counted; 0 for an element.
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
