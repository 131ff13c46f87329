import AccessibilityATK
import BusClient

/// What of a published tree the bus tells otherwise than it should.
///
/// Compares roles, names, descriptions, states, places, actions, values, texts and the order of
/// children. The states of the window and of the focus are the publisher's to change.
struct BusComparison {
  /// A difference for each line, in the order of the tree.
  private(set) var differences: [String] = []
  private let records: [ATKRecord]

  /// Compares.
  ///
  /// - Parameters:
  ///   - node: The application as read from the bus.
  ///   - records: What was to be published, the application first.
  init(_ node: BusNode, _ records: [ATKRecord]) {
    self.records = records
    compare(node, 0)
  }

  private mutating func compare(_ node: BusNode, _ position: Int) {
    let record = records[position]
    var check = Check(id: record.id)
    check("role", node.role, record.role.rawValue)
    check("name", node.name, record.name)
    check("description", node.description, record.description)
    check("states", names(of: node), names(of: record.states))
    if record.interfaces.contains(.component), let extents = node.extents {
      check("place", text(extents.window), text(record.bounds))
    }
    check("actions", node.actions?.map(\.name) ?? [], record.actions.map(\.name))
    check("value", node.value.map { "\($0.current)" }, record.value.map { "\($0.current)" })
    check("text", node.text?.string, record.text?.string)
    check("children", node.children.map(\.name), record.children.map { records[$0].name })
    differences += check.differences
    guard node.children.count == record.children.count else { return }
    for (child, position) in zip(node.children, record.children) { compare(child, position) }
  }

  private func names(of node: BusNode) -> [String] {
    node.states.filter { $0 != "focused" }.sorted()
  }

  private func names(of states: ATKStates) -> [String] {
    ATKStates.named.filter { states.contains($0.state) && $0.state != .focused }.map(\.name)
      .sorted()
  }

  private func text(_ rect: BusRect) -> String {
    "\(rect.x) \(rect.y) \(rect.width) \(rect.height)"
  }

  private func text(_ rect: PixelRect) -> String {
    "\(rect.x) \(rect.y) \(rect.width) \(rect.height)"
  }

  /// Collects the differences of one node.
  private struct Check {
    let id: String
    var differences: [String] = []

    mutating func callAsFunction(_ what: String, _ found: String?, _ expected: String?) {
      guard found != expected else { return }
      differences.append(
        "\(id): \(what): \(quoted(found)) on the bus, \(quoted(expected)) expected"
      )
    }

    mutating func callAsFunction(_ what: String, _ found: [String], _ expected: [String]) {
      self(what, found.joined(separator: ", "), expected.joined(separator: ", "))
    }

    private func quoted(_ text: String?) -> String { text.map { "'\($0)'" } ?? "none" }
  }
}
