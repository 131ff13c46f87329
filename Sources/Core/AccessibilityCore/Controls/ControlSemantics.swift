internal import LayoutCore

/// The accessibility of a kind of control, in a state.
///
/// Proved by `Specs/Conformance/Accessibility/control.json` and its neighbours.
protocol ControlSemantics {
  /// The elements of the control and its parts (A2).
  ///
  /// - Parameters:
  ///   - node: The control by its type, with its label.
  ///   - parts: The elements of its parts.
  ///   - builder: Has the system version, and notes views without elements.
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft]

  /// The container that the platform adds around the control's views or a part; nil for none.
  var container: PlatformContainers.Kind? { get }

  /// The label of that container, if the control sets it.
  var containerLabel: String? { get }

  /// Whether its content is read in row order, without views beside it in between (A8.6).
  var isReadTogether: Bool { get }

  /// Whether a part's nodes get into the tree unchanged, one beside the other.
  func passes(_ part: ControlPart) -> Bool

  /// Whether the control shows and hides the views of a part.
  func discloses(_ part: ControlPart) -> Bool

  /// The role of an operable element of the control if traits leave it open; else nil.
  ///
  /// - Parameter trait: The trait that several kinds of control share; empty for an element without
  ///   one of these.
  func role(_ trait: AccessibilityTraits) -> AccessibilityRole?

  /// The role of an element of the control that is not operable; nil for anything else.
  func role(ofShown element: AccessibilityNode) -> AccessibilityRole?

  /// Fills in the values that the accessibility tree has as words only, if the element still has
  /// the control's role.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder)

  /// Whether requests to an element of a role go to the control (`ControlBehavior`).
  func isUsed(as role: AccessibilityRole) -> Bool
}

/// The elements of a control's parts.
struct ControlDrafts {
  var label: [AccessibilityDraft] = []
  /// Whether the label is hidden but exists.
  var hidesLabel = false
  /// An image, or the labels at the ends of a slider.
  var icon: [AccessibilityDraft] = []
  /// The content of the control, or its options.
  var content: [AccessibilityDraft] = []
  var header: [AccessibilityDraft] = []
  var footer: [AccessibilityDraft] = []
  /// An element for each tab, or for the button of a sidebar.
  var tabs: [AccessibilityDraft] = []
}

extension ControlSemantics {
  var container: PlatformContainers.Kind? { nil }
  var containerLabel: String? { nil }

  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    parts.content
  }

  var isReadTogether: Bool { false }
  func passes(_ part: ControlPart) -> Bool { false }
  func discloses(_ part: ControlPart) -> Bool { false }
  func role(_ trait: AccessibilityTraits) -> AccessibilityRole? { nil }
  func role(ofShown element: AccessibilityNode) -> AccessibilityRole? { nil }
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder) {}
  func isUsed(as role: AccessibilityRole) -> Bool { false }
}

/// A control that is one element.
protocol ElementSemantics: ControlSemantics {
  /// Sets the properties of the element, which has the control's label.
  func describe(_ node: inout AccessibilityDraft, _ parts: ControlDrafts)
}

extension ElementSemantics {
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft] {
    var node = node
    describe(&node, parts)
    return builder.single(node, parts)
  }
}
