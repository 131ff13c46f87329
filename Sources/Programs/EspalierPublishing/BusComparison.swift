import AccessibilityATK
import BusClient

/// Compares a published tree, as the bus has it, with the records it was made of.
///
/// It compares roles, names, descriptions, states, frames, actions, values, texts and the order of
/// children. The states of the window and of focus belong to the publisher.
struct BusComparison {
  /// A difference for each line, in the order of the tree.
  private(set) var differences: [String] = []

  /// Compares.
  ///
  /// - Parameters:
  ///   - items: The objects on the bus, the application first.
  ///   - records: The records that were published, the application first.
  init(_ items: [BusItem], _ records: [ATKRecord]) {
    var pending = [(item: 0, record: 0)]
    while let (item, record) = pending.popLast() {
      let (item, record) = (items[item], records[record])
      var check = Check(id: record.id)
      check("role", item.role, record.role.rawValue)
      check("name", item.name, record.name)
      check("description", item.description, record.description)
      check("states", names(of: item), names(of: record.states))
      if record.interfaces.contains(.component) {
        check("place", item.bounds.map(text), text(record.bounds))
      }
      check("actions", item.actions ?? [], record.actions.map(\.localizedName))
      check("value", item.value.map { "\($0)" }, record.value.map { "\($0.current)" })
      check("text", item.text, record.text?.string)
      check(
        "children",
        item.children.map { items[$0].name },
        record.children.map { records[$0].name }
      )
      differences += check.differences
      guard item.children.count == record.children.count else { continue }
      pending += zip(item.children, record.children).reversed().map { ($0, $1) }
    }
  }

  private func names(of item: BusItem) -> [String] {
    item.states.filter { $0 != "focused" }.sorted()
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
