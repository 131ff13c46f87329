@testable import AccessibilityATK

extension ATKRecord {
  /// What the record says beyond what all of them say, a line for each part that says anything.
  var excerpt: String {
    let everyone: ATKStates = [.enabled, .sensitive, .showing, .visible]
    var lines = ["\(role.rawValue) \"\(name)\""]
    func add(_ title: String, _ words: [String]) {
      if !words.isEmpty { lines.append("\(title): \(words.joined(separator: ", "))") }
    }
    add("description", description.isEmpty ? [] : [description])
    add("without", everyone.subtracting(states).names)
    add("states", states.subtracting(everyone).names)
    add("interfaces", interfaces.subtracting(.component).names)
    add("attributes", attributes.map { "\($0.name)=\($0.value)" })
    add("actions", actions.map(\.name))
    if let value {
      let readOnly = value.isReadOnly ? " read-only" : ""
      add(
        "value",
        ["\(value.current) of \(value.minimum)...\(value.maximum) by \(value.step)\(readOnly)"]
      )
    }
    if let text, text.string != name { add("text", ["\"\(text.string)\""]) }
    return lines.joined(separator: "\n")
  }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The targets of a relation.
  func targets(_ type: ATKRelationType) -> [String] {
    relations.filter { $0.type == type }.flatMap(\.targets)
  }
}

extension ATKStates {
  var names: [String] { ATKStates.named.filter { contains($0.state) }.map(\.name) }
}

extension ATKInterfaces {
  /// The names that ATK has for the interfaces in the set.
  var names: [String] { ATKInterfaces.named.filter { contains($0.interface) }.map(\.name) }

  static let named: [(name: String, interface: ATKInterfaces)] = [
    ("Component", .component), ("Action", .action), ("Value", .value), ("Text", .text),
    ("EditableText", .editableText), ("Image", .image), ("Selection", .selection),
    ("Hypertext", .hypertext), ("HyperlinkImpl", .hyperlinkImpl), ("Table", .table),
    ("TableCell", .tableCell), ("Window", .window),
  ]
}
