public import LayoutCore

/// What the accessibility modifiers of a view say, folded into one attachment.
public struct AccessibilityProperties: Sendable, Hashable {
  /// How a label joins the labels below it.
  public enum LabelPlacement: String, Sendable, Hashable, CaseIterable {
    /// Replaces them.
    case assign
    /// Is read before them.
    case prepend
    /// Is read after them.
    case append
  }

  /// Where an element is touched to activate it.
  public enum ActivationPoint: Sendable, Hashable {
    /// Relative to the element's size.
    case unit(UnitPoint)
    /// In points from the element's top left corner.
    case point(Point)
  }

  /// The ties between elements across the tree.
  public struct Relation: Sendable, Hashable {
    /// What the tie means.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case labeledPairLabel
      case labeledPairContent
      case linkedGroup
      case rotorEntry
    }

    /// What the tie means.
    public var kind: Kind
    /// What ties elements together.
    public var id: String
    /// Within which group of ids.
    public var namespace: String

    /// Creates a tie.
    public init(_ kind: Kind, id: String, namespace: String) {
      self.kind = kind
      self.id = id
      self.namespace = namespace
    }
  }

  /// What direct touches need or do.
  public enum DirectTouchOption: String, Sendable, Hashable, CaseIterable {
    /// They go through only once the element has been activated.
    case requiresActivation
    /// The screen reader says nothing of the element.
    case silentOnTouch
  }

  /// What the element is, in words.
  public var label: String?
  /// How the label joins the labels below it.
  public var labelPlacement = LabelPlacement.assign
  /// What the element's state is, in words.
  public var value: String?
  /// What happens when the element is activated.
  public var hint: String?
  /// The name that tests find the element by.
  public var identifier: String?
  /// Whether assistive technology skips the element and everything in it.
  public var isHidden: Bool?
  /// Traits that the element gains.
  public var addedTraits: AccessibilityTraits = []
  /// Traits that the element loses.
  public var removedTraits: AccessibilityTraits = []
  /// Elements with a higher priority are read before their siblings.
  public var sortPriority: Double?
  /// 0 for unspecified, 1 – 6 for the levels.
  public var headingLevel: Int?
  /// What the element can do when it is asked to.
  public var actions: [AccessibilityAction] = []
  /// The names that Voice Control knows the element by.
  public var inputLabels: [String]?
  /// More facts that are read on demand.
  public var customContent: [AccessibilityCustomContent] = []
  /// The rotors that start at the element.
  public var rotors: [AccessibilityRotor] = []
  /// The ties to other elements.
  public var relations: [Relation] = []
  /// What kind of text the element holds, such as `sourceCode`.
  public var textContentType: String?
  /// Whether the element can be acted on at all.
  public var respondsToUserInteraction: Bool?
  /// Where the element is touched to activate it.
  public var activationPoint: ActivationPoint?
  /// Whether touches go straight to the element.
  public var directTouch: Bool?
  /// How touches go straight to the element.
  public var directTouchOptions: Set<DirectTouchOption> = []
  /// Whether a long press shows the element enlarged.
  public var showsLargeContentViewer: Bool?
  /// Whether assistive technology is asked to look at the element.
  public var isFocused: Bool?
  /// The keys that activate the element, with a plus between them: `command+shift+s`.
  public var keyboardShortcut: String?
  /// Speech modifiers by name, with their value as text.
  public var speech: [String: String] = [:]
  /// The parts of a text that lead elsewhere.
  public var links: [AccessibilityTextLink] = []
  /// The data of a chart.
  public var chart: AccessibilityChartDescriptor?

  /// Creates an attachment that says nothing.
  public init() {}

  /// Whether the attachment says nothing.
  public var isEmpty: Bool { self == AccessibilityProperties() }
}
