internal import AccessibilityCore
internal import Export
internal import LayoutCore

extension ATKMapper {
  /// The object attributes, in the order of their names; those without a counterpart elsewhere begin
  /// with `sui-`.
  func attributes(of index: Int) -> [ATKRecord.Attribute] {
    let element = snapshot.nodes[index].element
    let mapping = mappings[index]
    var values: [String: String] = [:]
    for attribute in mapping.attributes { values[attribute.name] = attribute.value }
    // WPT and HTML-AAM look for it there; it is the accessible id as well.
    values["id"] = element.identifier
    if valueUse(of: index).contains(.attribute) {
      values["valuetext"] = valueWords(of: snapshot.nodes[index])
    }
    if mapping.interfaces.contains(.editableText) {
      values["placeholder-text"] = snapshot.nodes[index].text?.prompt
    }
    if mapping.role == .heading, let level = element.headingLevel, level > 0 {
      values["level"] = "\(level)"
    }
    if let position = positions[index] {
      values["posinset"] = "\(position.index)"
      values["setsize"] = "\(position.count)"
    }
    if element.traits.contains(.keyboardKey) { values["roledescription"] = "keyboard key" }
    addOwnAttributes(of: index, to: &values)
    return values.filter { !$0.value.isEmpty }
      .map { ATKRecord.Attribute(name: $0.key, value: $0.value.withoutNull) }
      .sorted { $0.name < $1.name }
  }

  /// Adds properties of SwiftUI for which ATK has no name.
  private func addOwnAttributes(of index: Int, to values: inout [String: String]) {
    let element = snapshot.nodes[index].element
    values["sui-traits"] = unmappedTraits(of: index).names.joined(separator: " ")
    values["sui-input-labels"] = ATKMapper.list(element.inputLabels)
    values["sui-rotors"] = ATKMapper.list(rotors[index] ?? [])
    if !element.customContent.isEmpty { values["sui-custom-content"] = json(element.customContent) }
    values["sui-chart"] = element.chart.map(json)
    let touched = PixelPoint(containing: element.activationPoint)
    if touched != PixelPoint(containing: element.frame.center) {
      values["sui-activation-point"] = "\(touched.x),\(touched.y)"
    }
  }

  /// The traits that neither role nor states express, so that none is lost.
  private func unmappedTraits(of index: Int) -> AccessibilityTraits {
    let node = snapshot.nodes[index]
    var mapped = mappings[index].traits.union([.selected, .notEnabled, .modal, .keyboardKey])
    if node.isEnabled { mapped.insert(.adjustable) }
    if snapshot.focus == index { mapped.insert(.isEditing) }
    return node.element.traits.subtracting(mapped)
  }

  /// Items with a bar between them; bars and backslashes within have a backslash before them.
  static func list(_ items: [String]) -> String {
    items.map { item in
      String(item.flatMap { $0 == "|" || $0 == "\\" ? ["\\", $0] : [$0] })
    }.joined(separator: "|")
  }

  private func json(_ contents: [AccessibilityCustomContent]) -> String {
    var json = JSONWriter(.compact)
    json.beginArray()
    for content in contents {
      json.beginObject()
      json.member("label", content.label)
      json.member("value", content.value)
      json.member("importance", content.importance.rawValue)
      json.endObject()
    }
    json.endArray()
    return String(decoding: json.finish().dropLast(), as: UTF8.self)
  }

  /// The whole chart, in the form of spec files.
  private func json(_ chart: AccessibilityChartDescriptor) -> String {
    var json = JSONWriter(.compact)
    json.value(chart)
    return String(decoding: json.finish().dropLast(), as: UTF8.self)
  }

  // MARK: Among other nodes

  /// The stated positions of elements, and those of rows and the like among the children of the
  /// node around them.
  static func positions(
    in snapshot: AccessibilitySnapshot,
    _ mappings: [ATKMapping]
  ) -> [(index: Int, count: Int)?] {
    var positions = snapshot.nodes.map(\.element.position)
    for node in snapshot.nodes {
      let equals = node.children.filter { mappings[$0].isNumbered }
      for (number, child) in equals.enumerated() where positions[child] == nil {
        positions[child] = (number + 1, equals.count)
      }
    }
    return positions
  }

  /// The names of the rotors of each node, and of those that lead to it.
  static func rotors(in snapshot: AccessibilitySnapshot) -> [Int: [String]] {
    guard snapshot.nodes.contains(where: { !$0.element.rotors.isEmpty }) else { return [:] }
    // An entry names a view; the view's topmost node has a path that is or begins with its id.
    var nodes: [Substring: Int] = [:]
    for (index, node) in snapshot.nodes.enumerated().reversed() {
      nodes[node.element.id.prefix { $0 != "/" && $0 != "#" }] = index
    }
    for (index, node) in snapshot.nodes.enumerated().reversed() {
      nodes[node.element.id[...]] = index
    }
    var rotors: [Int: [String]] = [:]
    for (index, node) in snapshot.nodes.enumerated() {
      for rotor in node.element.rotors {
        let name = rotor.name.isEmpty ? rotor.system ?? "" : rotor.name
        for place in [index] + rotor.entries.compactMap({ nodes[$0[...]] }) {
          if rotors[place]?.contains(name) != true { rotors[place, default: []].append(name) }
        }
      }
    }
    return rotors
  }
}
