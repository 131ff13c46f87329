internal import AccessibilityCore
internal import Export
internal import LayoutCore
internal import SpecFormat

/// Compares the accessibility tree of a layout with what a spec expects: only the keys that the
/// expectation states count.
struct AccessibilityChecker {
  let tree: AccessibilityTree
  /// Whether more traits may be set than are listed.
  let traitsAreLowerBound: Bool

  func check(
    _ expected: ProbeValue,
    in direction: String = "",
    _ comparison: inout Comparison
  ) {
    compareNodes(tree.rootsInReadingOrder, expected, "tree", &comparison)
  }

  /// What a screen reader says.
  var spoken: [String] { SpokenDocument.utterances(tree).map(\.text) }

  func check(spoken expected: [String], _ comparison: inout Comparison) {
    comparison.compare(spoken, expected, "spoken text")
  }

  /// Compares nodes with a list of all of them, or of some.
  private func compareNodes(
    _ nodes: [AccessibilityNode],
    _ expected: ProbeValue,
    _ name: String,
    _ comparison: inout Comparison
  ) {
    guard case .list(let part) = expected["contains"] else {
      return compare(nodes, expected.elements, name, &comparison)
    }
    comparison.count += 1
    var rest = nodes[...]
    for (index, node) in part.enumerated() {
      let found = rest.firstIndex { other in
        var trial = Comparison(tolerance: comparison.tolerance)
        compare(other, node, name, &trial)
        return trial.differences.isEmpty
      }
      guard let found else {
        // The one that is called as it should be tells more than that none is right.
        if let other = rest.first(where: { $0.label != nil && $0.label == node["label"].string }) {
          compare(other, node, "\(name).contains[\(index)]", &comparison)
        } else {
          comparison.note("\(name) has no node \(node.listing) where it is expected")
        }
        return
      }
      rest = rest[(found + 1)...]
    }
  }

  private func compare(
    _ nodes: [AccessibilityNode],
    _ expected: [ProbeValue],
    _ name: String,
    _ comparison: inout Comparison
  ) {
    comparison.count += 1
    guard nodes.count == expected.count else {
      comparison.compare(
        nodes.map { $0.label ?? "(\($0.role))" },
        expected.map { $0["label"].string ?? "(none)" },
        "nodes of \(name)"
      )
      return
    }
    for (index, pair) in zip(nodes, expected).enumerated() {
      compare(pair.0, pair.1, "\(name)[\(index)]", &comparison)
    }
  }

  private func compare(
    _ node: AccessibilityNode,
    _ expected: ProbeValue,
    _ name: String,
    _ comparison: inout Comparison
  ) {
    for (key, value) in expected.members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "children":
        compareNodes(node.childrenInReadingOrder, value, name, &comparison)
      case "traits":
        compareTraits(node, value, name, &comparison)
      case "comment":
        continue
      case "frame" where !value.members.isEmpty:
        let actual = value.members.keys.reduce(into: [String: ProbeValue]()) { result, name in
          result[name] = FrameCoordinate(rawValue: name).map { .number($0.value(in: node.frame)) }
        }
        comparison.compare(.object(actual), value, "\(key) of \(name)")
      default:
        compareList(self.value(of: key, node), value, "\(key) of \(name)", &comparison)
      }
    }
  }

  /// Compares a value with what is expected; a list with what it contains, if that is stated.
  private func compareList(
    _ actual: ProbeValue,
    _ expected: ProbeValue,
    _ name: String,
    _ comparison: inout Comparison
  ) {
    guard case .list(let part) = expected["contains"], case .list(let elements) = actual else {
      return comparison.compare(actual, expected, name)
    }
    comparison.contains(elements.map(\.listing), part.map(\.listing), name)
  }

  private func compareTraits(
    _ node: AccessibilityNode,
    _ expected: ProbeValue,
    _ name: String,
    _ comparison: inout Comparison
  ) {
    let part = expected["contains"]
    let wanted = Set((part == .null ? expected : part).elements.compactMap(\.string))
    let actual = Set(node.traits.names)
    let agrees =
      traitsAreLowerBound || part != .null ? wanted.isSubset(of: actual) : wanted == actual
    comparison.count += 1
    if !agrees {
      comparison.note("traits of \(name) are \(actual.sorted()), expected \(wanted.sorted())")
    }
  }

  /// A property of a node as specs write it.
  private func value(of key: String, _ node: AccessibilityNode) -> ProbeValue {
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
