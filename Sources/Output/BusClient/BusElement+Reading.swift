internal import CATSPI

extension BusElement {
  /// Reads the element and everything inside.
  ///
  /// - Throws: ``BusError/call(_:)`` if an element is removed while it is read.
  package func read(_ details: BusDetails = .all) throws(BusError) -> BusNode {
    let tree = try Tree(root: self)
    let places = details.isDisjoint(with: [.relations, .table]) ? [:] : tree.places()
    // In reverse order, so that children exist before their parents.
    var nodes: [BusNode?] = Array(repeating: nil, count: tree.elements.count)
    for index in tree.elements.indices.reversed() {
      var node = try tree.elements[index].readBasics()
      try tree.elements[index].read(details, places: places, into: &node)
      for child in tree.children[index] {
        if let inside = nodes[child] { node.children.append(inside) }
        nodes[child] = nil
      }
      nodes[index] = node
    }
    guard let root = nodes[0] else { throw .call("nothing was read") }
    return root
  }

  /// The elements of a tree, parents before children, and the positions of each one's children.
  private struct Tree {
    var elements: [BusElement]
    var children: [[Int]] = [[]]

    init(root: BusElement) throws(BusError) {
      elements = [root]
      var next = 0
      while next < elements.count {
        let inside = try elements[next].children()
        children[next] = Array(elements.count..<elements.count + inside.count)
        elements += inside
        children += Array(repeating: [], count: inside.count)
        next += 1
      }
    }

    /// The path to every element, by its object path.
    func places() -> [String: [Int]] {
      var ways: [[Int]] = Array(repeating: [], count: elements.count)
      for parent in elements.indices {
        for (place, child) in children[parent].enumerated() { ways[child] = ways[parent] + [place] }
      }
      let paths = zip(elements.map(\.objectPath), ways)
      return Dictionary(paths, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The data of the element that libatspi caches.
  private func readBasics() throws(BusError) -> BusNode {
    BusNode(
      role: try roleName(),
      roleNumber: Int(try call { atspi_accessible_get_role(pointer, $0) }.rawValue),
      name: try name(),
      description: taken(try call { atspi_accessible_get_description(pointer, $0) }),
      states: states(),
      interfaces: interfaces()
    )
  }

  /// The names of the element's states.
  package func states() -> [String] {
    guard let set = atspi_accessible_get_state_set(pointer) else { return [] }
    defer { g_object_unref(set) }
    return taken(atspi_state_set_get_states(set), of: AtspiStateType.self)
      .map { nickname(of: Int($0.rawValue), in: atspi_state_type_get_type()) ?? "\($0.rawValue)" }
  }

  /// The names of the element's interfaces, but for those that every element has.
  package func interfaces() -> [String] {
    let strings = taken(
      atspi_accessible_get_interfaces(pointer),
      of: UnsafeMutablePointer<CChar>?.self
    )
    return strings.map { taken($0) }.filter { $0 != "Accessible" && $0 != "Collection" }.sorted()
  }

  private func read(
    _ details: BusDetails,
    places: [String: [Int]],
    into node: inout BusNode
  ) throws(BusError) {
    if details.contains(.indexInParent) { node.indexInParent = try indexInParent() }
    if details.contains(.extents) { node.extents = try readExtents() }
    if details.contains(.actions) { node.actions = try readActions() }
    if details.contains(.attributes) {
      node.attributes = taken(try call { atspi_accessible_get_attributes(pointer, $0) })
    }
    if details.contains(.value) { node.value = try readValue() }
    if details.contains(.text) {
      node.text = try readText(isEditable: node.interfaces.contains("EditableText"))
    }
    if details.contains(.relations) { node.relations = try readRelations(places: places) }
    if details.contains(.selection) { node.selection = try readSelection() }
    if details.contains(.table) {
      node.table = try readTable(places: places)
      node.cell =
        try node.interfaces.contains("TableCell") ? readCell(places: places) : nil
    }
    if details.contains(.links) { node.links = try readLinks() }
    if details.contains(.image) { node.image = try readImage() }
    if details.contains(.locale) {
      let locale = try call { atspi_accessible_get_object_locale(pointer, $0) }
      node.locale = locale.map { String(cString: $0) }
    }
    if details.contains(.accessibleID) { node.accessibleID = try accessibleID() }
  }
}
