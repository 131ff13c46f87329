public import LayoutCore

/// The accessibility modifiers of a view, merged into one attachment.
public struct AccessibilityProperties: Sendable, Hashable {
  /// The placement of a label among the labels below it.
  public enum LabelPlacement: String, Sendable, Hashable, CaseIterable {
    /// Replaces the labels.
    case assign
    /// Is read before the labels.
    case prepend
    /// Is read after the labels.
    case append
  }

  /// The activation point of an element.
  public enum ActivationPoint: Sendable, Hashable {
    /// Relative to the element's size.
    case unit(UnitPoint)
    /// In points from the element's top left corner.
    case point(Point)
  }

  /// A link between elements across the tree.
  public struct Relation: Sendable, Hashable {
    /// The meaning of a link between elements.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case labeledPairLabel
      case labeledPairContent
      case linkedGroup
      case rotorEntry
    }

    /// The meaning of the link.
    public var kind: Kind
    /// The shared id of the linked elements.
    public var id: String
    /// The namespace of the id.
    public var namespace: String

    /// Creates a link.
    public init(_ kind: Kind, id: String, namespace: String) {
      self.kind = kind
      self.id = id
      self.namespace = namespace
    }
  }

  /// The options of direct touch.
  public enum DirectTouchOption: String, Sendable, Hashable, CaseIterable {
    /// Touches pass through only once the element has been activated.
    case requiresActivation
    /// The screen reader is silent on the element.
    case silentOnTouch
  }

  /// The label of the element.
  public var label: String?
  /// The placement of the label among the labels below it.
  public var labelPlacement = LabelPlacement.assign
  /// The value of the element.
  public var value: String?
  /// The hint: the result of activating the element.
  public var hint: String?
  /// The identifier for tests.
  public var identifier: String?
  /// Whether assistive technology skips the element and everything in it.
  public var isHidden: Bool?
  /// Traits that the element gains.
  public var addedTraits: AccessibilityTraits = []
  /// Traits that the element loses.
  public var removedTraits: AccessibilityTraits = []
  /// Elements with a higher priority are read before their siblings.
  public var sortPriority: Double?
  /// The heading level: 0 for unspecified, 1 – 6 for the levels.
  public var headingLevel: Int?
  /// The actions of the element.
  public var actions: [AccessibilityAction] = []
  /// The names for Voice Control.
  public var inputLabels: [String]?
  /// Custom content that is read on demand.
  public var customContent: [AccessibilityCustomContent] = []
  /// The rotors that start at the element.
  public var rotors: [AccessibilityRotor] = []
  /// The links to other elements.
  public var relations: [Relation] = []
  /// The kind of text in the element, such as `sourceCode`.
  public var textContentType: String?
  /// Whether the element responds to user interaction at all.
  public var respondsToUserInteraction: Bool?
  /// The activation point of the element.
  public var activationPoint: ActivationPoint?
  /// Whether touches pass directly to the element.
  public var directTouch: Bool?
  /// The options of direct touch on the element.
  public var directTouchOptions: Set<DirectTouchOption> = []
  /// Whether a long press shows the element enlarged.
  public var showsLargeContentViewer: Bool?
  /// Whether assistive technology is asked to focus the element.
  public var isFocused: Bool?
  /// The keys that activate the element, with a plus between them: `command+shift+s`.
  public var keyboardShortcut: String?
  /// Speech modifiers by name, with their value as text.
  public var speech: [String: String] = [:]
  /// The links in the text.
  public var links: [AccessibilityTextLink] = []
  /// The data of a chart.
  public var chart: AccessibilityChartDescriptor?

  /// Creates an attachment without properties.
  public init() {}

  /// Whether the attachment has no properties.
  public var isEmpty: Bool { self == AccessibilityProperties() }
}
