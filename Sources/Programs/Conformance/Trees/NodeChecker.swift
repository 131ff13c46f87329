internal import LayoutCore
internal import SpecFormat

/// A node of an accessibility tree that is compared with what a spec expects.
protocol CheckedNode {
  /// The label of the node.
  var label: String? { get }
  /// The role of the node, which names it in messages if it has no label.
  var role: String { get }
  /// The nodes in it, in reading order.
  var children: [Self] { get }
  /// The names of its traits.
  var traitNames: [String] { get }
  /// A property as specs write it; null for none.
  func value(of key: String) -> ProbeValue
}

/// Compares the nodes of an accessibility tree with what a spec expects: only the keys that the
/// expectation states count.
struct NodeChecker<Node: CheckedNode> {
  let roots: [Node]
  /// Whether more traits may be set than are listed.
  let traitsAreLowerBound: Bool

  func check(_ expected: ProbeValue, _ comparison: inout Comparison) {
    compareNodes(roots, expected, "tree", &comparison)
  }

  /// Compares nodes with a list of all of them, or of some.
  private func compareNodes(
    _ nodes: [Node],
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
          comparison.note(
            "\(name) has no node \(node.listing) where it is expected",
            Subject(inTree: name, name),
            expected: node
          )
        }
        return
      }
      rest = rest[(found + 1)...]
    }
  }

  private func compare(
    _ nodes: [Node],
    _ expected: [ProbeValue],
    _ name: String,
    _ comparison: inout Comparison
  ) {
    comparison.count += 1
    guard nodes.count == expected.count else {
      comparison.compare(
        nodes.map { $0.label ?? "(\($0.role))" },
        expected.map { $0["label"].string ?? "(none)" },
        Subject(inTree: name, "nodes of \(name)")
      )
      return
    }
    for (index, pair) in zip(nodes, expected).enumerated() {
      compare(pair.0, pair.1, "\(name)[\(index)]", &comparison)
    }
  }

  private func compare(
    _ node: Node,
    _ expected: ProbeValue,
    _ name: String,
    _ comparison: inout Comparison
  ) {
    for (key, value) in expected.members.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "children":
        compareNodes(node.children, value, name, &comparison)
      case "traits":
        compareTraits(node, value, name, &comparison)
      case "comment":
        continue
      case "frame" where !value.members.isEmpty:
        let frame = Rect(node.value(of: key))
        let actual = value.members.keys.reduce(into: [String: ProbeValue]()) { result, name in
          result[name] = frame.flatMap { frame in
            FrameCoordinate(rawValue: name).map { .number($0.value(in: frame)) }
          }
        }
        comparison.compare(
          .object(actual),
          value,
          Subject(inTree: "\(name).\(key)", "\(key) of \(name)")
        )
      default:
        compareList(
          node.value(of: key),
          value,
          Subject(inTree: "\(name).\(key)", "\(key) of \(name)"),
          &comparison
        )
      }
    }
  }

  /// Compares a value with the expected one; a list with the parts it must contain, if those are
  /// stated.
  private func compareList(
    _ actual: ProbeValue,
    _ expected: ProbeValue,
    _ subject: Subject,
    _ comparison: inout Comparison
  ) {
    guard case .list(let part) = expected["contains"], case .list(let elements) = actual else {
      return comparison.compare(actual, expected, subject)
    }
    comparison.contains(elements.map(\.listing), part.map(\.listing), subject)
  }

  private func compareTraits(
    _ node: Node,
    _ expected: ProbeValue,
    _ name: String,
    _ comparison: inout Comparison
  ) {
    let part = expected["contains"]
    let wanted = Set((part == .null ? expected : part).elements.compactMap(\.string))
    let actual = Set(node.traitNames)
    let agrees =
      traitsAreLowerBound || part != .null ? wanted.isSubset(of: actual) : wanted == actual
    comparison.count += 1
    if !agrees {
      comparison.note(
        "traits of \(name) are \(actual.sorted()), expected \(wanted.sorted())",
        Subject(inTree: "\(name).traits", "traits of \(name)"),
        actual: actual.sorted().probeValue,
        expected: wanted.sorted().probeValue
      )
    }
  }
}

extension Subject {
  /// A value in the accessibility tree, at a path such as `tree[0][1].label`.
  fileprivate init(inTree path: String, _ name: String) {
    let part = path.dropFirst("tree".count)
    self.init(name, "accessibility", part: part.isEmpty ? nil : String(part))
  }
}

extension Rect {
  /// A rectangle as specs list it; nil for anything else.
  init?(_ value: ProbeValue) {
    let numbers = value.elements.map { $0 == .null ? Double.nan : $0.number }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}
