internal import AccessibilityCore
internal import LayoutCore
internal import SpecFormat

/// A node of the accessibility tree of a layout.
struct LaidOutNode: CheckedNode {
  let node: AccessibilityNode
  let tree: AccessibilityTree

  /// The outermost nodes of a tree, in reading order.
  static func roots(of tree: AccessibilityTree) -> [LaidOutNode] {
    tree.rootsInReadingOrder.map { LaidOutNode(node: $0, tree: tree) }
  }

  var label: String? { node.label }
  var role: String { "\(node.role)" }
  var children: [LaidOutNode] {
    node.childrenInReadingOrder.map { LaidOutNode(node: $0, tree: tree) }
  }
  var traitNames: [String] { node.traits.names }

  func value(of key: String) -> ProbeValue {
    func text(_ string: String?) -> ProbeValue { string.map { .string($0) } ?? .null }
    func numbers(_ values: Double...) -> ProbeValue { .list(values.map { .number($0) }) }
    func strings(_ values: [String]) -> ProbeValue { .list(values.map { .string($0) }) }

    switch key {
    case "kind": return .string(node.kind.rawValue)
    case "label": return text(node.label)
    case "containerType": return text(node.containerType?.rawValue)
    case "value": return text(node.value)
    case "hint": return text(node.hint)
    case "identifier": return text(node.identifier)
    case "language": return .string(node.language)
    case "headingLevel": return node.headingLevel.map { .number(Double($0)) } ?? .null
    case "sortPriority": return .number(node.sortPriority)
    case "inputLabels": return strings(node.inputLabels)
    case "actions":
      return strings(node.actions.filter { $0.kind == .named }.compactMap(\.name))
    case "defaultActivation":
      return text(node.actions.first { $0.kind == .default }?.name)
    case "frame":
      return numbers(node.frame.minX, node.frame.minY, node.frame.width, node.frame.height)
    case "frameSize": return numbers(node.frame.width, node.frame.height)
    case "activationPoint": return numbers(node.activationPoint.x, node.activationPoint.y)
    case "activationPointInElement":
      return numbers(
        node.activationPoint.x - node.frame.minX,
        node.activationPoint.y - node.frame.minY
      )
    case "path": return node.path.map { ProbeValue($0) } ?? .null
    case "chart": return node.chart.map { ProbeValue($0) } ?? .null
    case "customContent":
      return .list(
        node.customContent.map {
          .object([
            "label": .string($0.label), "value": .string($0.value),
            "importance": .string($0.importance.rawValue),
          ])
        }
      )
    case "rotors":
      return .list(
        node.rotors.map { rotor in
          .object([
            "name": .string(rotor.name), "entries": strings(rotor.entries.map { described($0) }),
          ])
        }
      )
    case "links":
      return .list(
        node.links.map { link in
          let range = link.characters(of: node.label ?? "")
          return .object([
            "label": .string(link.label), "destination": .string(link.destination),
            "textRange": numbers(Double(range.lowerBound), Double(range.upperBound)),
          ])
        }
      )
    default:
      return .null
    }
  }

  /// An entry of a rotor leads to an element and is called as that is (A3.8).
  private func described(_ id: String) -> String {
    tree.elements.first { $0.id == id }.map { SpokenText($0).description } ?? id
  }
}
