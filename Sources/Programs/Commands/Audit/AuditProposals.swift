import AccessibilityCore
import Explanation
import LayoutCore

/// The changes of one line that may mend a finding, by its rule (W8.4).
enum AuditProposals {
  /// A change, with its words if it does not know them itself.
  struct Proposal {
    var change: LayoutChange
    var words: String?
  }

  /// The most changes for a finding.
  private static let most = 40

  /// The changes for a view, those of the view itself first.
  static func all(for rule: String, of view: Int, in screen: ExplainedScreen) -> [Proposal] {
    let tree = screen.tree
    var proposals: [Proposal] = []
    var node: Int? = view
    while let next = node {
      if screen.written.ordinal(of: next) != nil,
        case .modifier(let modifier) = tree.nodes[next].content, isToBlame(modifier, for: rule)
      {
        let change = LayoutChange(.removal, at: next, of: tree.modifiedView(of: next))
        proposals.append(Proposal(change: change))
      }
      node = tree.parent(of: next)
    }
    proposals += additions(for: rule, to: view, in: tree)
    if isAboutRoom(rule) {
      let changes = ChangeProposals(screen, view: view) { _ in false }.changes
      proposals += changes.map { Proposal(change: $0) }
    }
    return Array(proposals.prefix(most))
  }

  /// Whether a rule is about the room that views have.
  private static func isAboutRoom(_ rule: String) -> Bool {
    [
      "text-cut", "text-cut-large", "text-clipped", "text-shrinks", "overlap", "off-screen",
      "reflow",
      "expansion",
    ].contains(rule)
  }

  /// Whether leaving a modifier out may mend what a rule finds.
  private static func isToBlame(_ modifier: ModifierContent, for rule: String) -> Bool {
    let names: [String]
    switch rule {
    case "text-capped": names = ["dynamicTypeSize"]
    case "text-fixed", "text-small": names = ["font"]
    case "contrast-text", "contrast-scheme", "contrast-graphic":
      names = ["foregroundStyle", "foregroundColor", "opacity", "tint"]
    case "hidden-control", "text-not-exposed": names = ["accessibilityHidden"]
    case "label-in-name", "name-not-human", "name-repeats-neighbour": names = ["accessibilityLabel"]
    case "hint-says-gesture": names = ["accessibilityHint"]
    case "role-conflict": names = ["accessibilityAddTraits"]
    case "order-jump": names = ["accessibilitySortPriority"]
    case "nested-control", "row-in-pieces": names = ["accessibilityElement"]
    case "frame-mismatch": names = ["accessibilityActivationPoint"]
    case "safe-area", "focus-hidden": names = ["ignoresSafeArea"]
    case "mirrored-text", "double-flip":
      names = ["scaleEffect", "flipsForRightToLeftLayoutDirection", "rotation3DEffect"]
    case "target-overlap", "unreachable": names = ["offset", "position"]
    case let other where isAboutRoom(other):
      names = ["frame", "fixedSize", "offset", "position", "lineLimit", "minimumScaleFactor"]
    default: names = []
    }
    return names.contains(modifier.typeName)
  }

  /// The modifiers that may be added to a view.
  private static func additions(
    for rule: String,
    to view: Int,
    in tree: ViewTree
  ) -> [Proposal] {
    func addition(_ modifier: ModifierContent, _ words: String, at node: Int) -> Proposal {
      Proposal(change: LayoutChange(.addition(modifier), at: node, of: node), words: words)
    }
    func traits(_ traits: AccessibilityTraits) -> ModifierContent {
      var properties = AccessibilityProperties()
      properties.addedTraits = traits
      return .annotation(
        AccessibilityModifier.properties(name: "accessibilityAddTraits", properties),
        bringsViews: false
      )
    }
    switch rule {
    case "role-missing":
      return [addition(traits(.button), "add .accessibilityAddTraits(.isButton)", at: view)]
    case "heading-missing":
      return [addition(traits(.header), "add .accessibilityAddTraits(.isHeader)", at: view)]
    case "row-in-pieces":
      let combined = ModifierContent.annotation(
        AccessibilityModifier.element(.combine),
        bringsViews: false
      )
      return [addition(combined, "add .accessibilityElement(children: .combine)", at: view)]
    case "target-small", "target-minimum", "target-comfort":
      guard let label = label(of: view, in: tree) else { return [] }
      let frame = FlexibleFrame(minWidth: 44, minHeight: 44)
      let words = "add .frame(minWidth: 44, minHeight: 44) to the label"
      return [addition(.flexibleFrame(frame, alignment: .center), words, at: label)]
    default: return []
    }
  }

  /// The view that a control was given as its label.
  private static func label(of control: Int, in tree: ViewTree) -> Int? {
    for node in tree.subtree(of: control) {
      if case .slot(.label) = tree.nodes[node].content {
        var children = tree.children(of: node)
        return children.next().map { tree.modifiedView(of: $0) }
      }
    }
    return nil
  }
}
