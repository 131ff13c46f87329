extension BusNode {
  /// The tree as lines to read and to compare: a line for each node, then one for each property
  /// beyond its role, name and rectangle.
  ///
  /// ```
  /// slider "Volume" #volume at 80,50 200×20
  ///   states: enabled focusable sensitive showing visible horizontal
  ///   value: 0.25 of 0…1 by 0.1
  /// ```
  package func outline() -> String {
    var lines: [String] = []
    var open: [(node: BusNode, parent: BusNode?, level: Int)] = [(self, nil, 0)]
    while let (node, parent, level) = open.popLast() {
      let indentation = String(repeating: "  ", count: level)
      lines.append(indentation + node.headline)
      lines += node.facts(parent: parent, root: self).map { "\(indentation)  \($0)" }
      open += node.children.reversed().map { ($0, node, level + 1) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var headline: String {
    let words = BusReference(role: role, name: name, accessibleID: accessibleID ?? "").outline
    return extents.map { "\(words) at \($0.window.outline)" } ?? words
  }

  private func facts(parent: BusNode?, root: BusNode) -> [String] {
    var facts: [String] = []
    if !description.isEmpty { facts.append("description: \(quoted(description))") }
    if !states.isEmpty { facts.append("states: " + states.joined(separator: " ")) }
    let interfaces = interfaces.filter { $0 != "Component" }
    if !interfaces.isEmpty { facts.append("interfaces: " + interfaces.joined(separator: " ")) }
    if !self.interfaces.contains("Component") { facts.append("without Component") }
    if let extents, extents.screen != extents.window {
      facts.append("on screen: \(extents.screen.outline)")
    }
    for (name, value) in (attributes ?? [:]).sorted(by: { $0.key < $1.key }) {
      facts.append("attribute \(name): \(quoted(value))")
    }
    if let locale, locale != parent?.locale { facts.append("locale: \(quoted(locale))") }
    facts += (actions ?? []).map(\.outline)
    if let value { facts.append("value: \(value.outline)") }
    if let text { facts += text.facts }
    facts += (links ?? []).map { "link \($0.start)..<\($0.end): \(quoted($0.uri))" }
    if let image {
      facts.append("image: \(quoted(image.description)) at \(image.extents.outline)")
    }
    for relation in relations ?? [] {
      facts.append("\(relation.type): " + headlines(of: relation.targets, in: root))
    }
    if let selection { facts.append("selection: \(selection)") }
    if let table {
      facts.append("table: \(table.rows) rows, \(table.columns) columns")
      if !table.columnHeaders.isEmpty {
        facts.append("column headers: " + headlines(of: table.columnHeaders, in: root))
      }
    }
    if let cell {
      facts.append("cell: \(cell.outline)")
      if !cell.columnHeaders.isEmpty {
        facts.append("column header: " + headlines(of: cell.columnHeaders, in: root))
      }
    }
    return facts
  }

  private func headlines(of ways: [[Int]?], in root: BusNode) -> String {
    ways.map { $0.flatMap { root[$0] }?.headline ?? "outside" }.joined(separator: ", ")
  }
}

private func quoted(_ string: String) -> String { string.debugDescription }

extension BusRect {
  /// The rectangle in a few characters, such as `80,50 200×20`.
  var outline: String { "\(x),\(y) \(width)×\(height)" }
}

extension BusNode.Action {
  fileprivate var outline: String {
    var line = "action \(name): \(quoted(localizedName))"
    if !description.isEmpty { line += " \(quoted(description))" }
    if !keyBinding.isEmpty { line += " key \(quoted(keyBinding))" }
    return line
  }
}

extension BusNode.Value {
  fileprivate var outline: String {
    let line = "\(current) of \(minimum)…\(maximum) by \(step)"
    return text.isEmpty ? line : line + " \(quoted(text))"
  }
}

extension BusNode.Text {
  fileprivate var facts: [String] {
    ["text: \(quoted(string))" + (caret < 0 ? "" : " caret \(caret)")]
      + lines.map {
        "line \($0.start)..<\($0.end): \(quoted($0.string)) at \($0.extents.outline)"
      }
  }
}

extension BusNode.Cell {
  fileprivate var outline: String {
    "row \(row)" + (rowSpan == 1 ? "" : "+\(rowSpan)")
      + ", column \(column)" + (columnSpan == 1 ? "" : "+\(columnSpan)")
  }
}
