internal import AccessibilityCore

extension ATKMapper {
  /// A node's row of the table, adjusted where it depends on more than the role.
  static func mapping(
    of index: Int,
    in snapshot: AccessibilitySnapshot,
    for library: Library
  ) -> ATKMapping {
    let node = snapshot.nodes[index]
    var mapping = ATKMapping.row(for: node.role)
    if node.role == .list || node.role == .table, let selection = node.selection {
      mapping.interfaces.insert(.selection)
      if selection == .several { mapping.states.insert(.multiselectable) }
      if node.role == .list { mapping.role = .listBox }
    } else if node.role == .cell, let cell = node.cell, let parent = node.parent,
      snapshot.nodes[parent].role == .table
    {
      mapping.interfaces.insert(.tableCell)
      if cell.isHeader {
        mapping.role = .tableColumnHeader
        mapping.interfaces.insert(.text)
      }
    } else if node.role == .menuItem, node.isExpanded != nil {
      mapping.states.formUnion(.hasPopup)
      mapping.attributes.append(ATKRecord.Attribute(name: "haspopup", value: "menu"))
    } else if node.role == .staticText, node.isClock {
      mapping.role = .timer
      mapping.attributes.append(ATKRecord.Attribute(name: "xml-roles", value: "timer"))
    } else if node.link != nil {
      // Its words are those of the text around it.
      mapping.interfaces.remove(.hypertext)
    } else if node.role == .canvas, node.element.traits.contains(.image), node.children.isEmpty {
      mapping = .row(for: .image)
    } else if node.role == .group || node.role == .anonymousGroup || node.role == .canvas,
      node.element.traits.contains(.allowsDirectInteraction)
    {
      mapping.role = .embedded
      mapping.attributes.append(ATKRecord.Attribute(name: "xml-roles", value: "application"))
    }
    if mapping.interfaces.contains(.text),
      node.children.contains(where: { snapshot.nodes[$0].link != nil })
    {
      mapping.interfaces.insert(.hypertext)
    }
    // A newer library expresses this by the role, an older one by another.
    if let older = mapping.olderRole, !library.knownRoles.contains(mapping.role) {
      mapping.role = older
    }
    return mapping
  }
}

extension AccessibilitySnapshot.Node {
  /// Whether the node can be selected in the container around it.
  var canBeChosen: Bool { isChosen != nil }

  /// Whether the node is selected, by its state or its trait; nil if it cannot be.
  var isChosen: Bool? { isSelected ?? (element.traits.contains(.selected) ? true : nil) }

  /// Whether the node can be used.
  var isEnabled: Bool { !element.traits.contains(.notEnabled) }

  /// Whether the node shows a constantly changing time, such as `1:05` or `12:00:03`.
  fileprivate var isClock: Bool {
    guard element.traits.contains(.updatesFrequently) else { return false }
    return [element.label, element.value].contains { text in
      guard let parts = text?.split(separator: ":", omittingEmptySubsequences: false) else {
        return false
      }
      return (2...3).contains(parts.count)
        && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isNumber) }
    }
  }
}
