internal import LayoutCore

/// What a kind of control, in a state, is to assistive technology.
///
/// Proved by `Specs/Conformance/Accessibility/control.json` and its neighbours.
protocol ControlSemantics {
  /// What the control and its parts say (A2).
  ///
  /// - Parameters:
  ///   - node: The control by its type, with its label.
  ///   - parts: What its parts say by themselves.
  ///   - builder: Knows the system and notes what is not read.
  func nodes(
    _ node: AccessibilityDraft,
    _ parts: ControlDrafts,
    in builder: AccessibilityBuilder
  ) -> [AccessibilityDraft]

  /// The container that the platform puts around the control's views or a part; nil for none.
  var container: PlatformContainers.Kind? { get }

  /// What that container is called, if the control says it.
  var containerLabel: String? { get }

  /// Whether what is inside is read in the order of its rows, and nothing beside it among them (A8.6).
  var isReadTogether: Bool { get }

  /// Whether what a part says gets into the tree as it is, one node beside the other.
  func passes(_ part: ControlPart) -> Bool

  /// Whether the control shows and hides the views of a part.
  func discloses(_ part: ControlPart) -> Bool

  /// What an element of the control is that can be used, where traits leave it open; nil if they say
  /// it all.
  ///
  /// - Parameter trait: The trait that several kinds of control have in common; empty for an element
  ///   that has none of these.
  func role(_ trait: AccessibilityTraits) -> AccessibilityRole?

  /// What an element of the control is that only shows something; nil for anything else.
  func role(ofShown element: AccessibilityNode) -> AccessibilityRole?

  /// Fills in what the accessibility tree has in words only, where the control's element still has
  /// the control's role.
  func fill(_ node: inout AccessibilitySnapshot.Node, _ view: Int, in builder: SnapshotBuilder)

  /// Whether what an element of a role is asked to do is done to the control (`ControlBehavior`).
  func isUsed(as role: AccessibilityRole) -> Bool
}

/// What the parts of a control say by themselves.
struct ControlDrafts {
  var label: [AccessibilityDraft] = []
  /// Whether the label is there and not seen.
  var hidesLabel = false
  /// A picture, or words at the ends of a slider.
  var icon: [AccessibilityDraft] = []
  /// What is given to the control, or chosen from.
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
  /// Says what the element is, which has the control's label.
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
