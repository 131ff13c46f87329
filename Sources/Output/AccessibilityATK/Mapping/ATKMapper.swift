package import AccessibilityCore
internal import LayoutCore

/// Maps an accessibility tree to ATK's terms, without the ATK library.
///
/// Roles are mapped by the table ``ATKMapping/row(for:)``. For all roles there are:
///
/// | subject | place |
/// | --- | --- |
/// | names, descriptions, hints | `ATKMapper+Words` |
/// | values | ``ATKMapping/ValueUse``, `ATKMapper+Values` |
/// | identifiers and all other attributes | `ATKMapper+Attributes` |
/// | the set of nodes, and their order | the snapshot |
/// | states | `ATKMapper+States` |
/// | roles, also those that not every library knows | `ATKMapper+Roles` |
/// | actions | `ATKMapper+Actions` |
/// | relations | `ATKMapper+Relations` |
package struct ATKMapper {
  typealias Node = AccessibilitySnapshot.Node

  var snapshot: AccessibilitySnapshot
  let library: Library
  /// The row of the table for each node, adjusted where it depends on more than the role.
  let mappings: [ATKMapping]
  /// Each node's own name, and its final name.
  var ownNames: [String]
  var names: [String]
  /// The position of each node among its siblings.
  let positions: [(index: Int, count: Int)?]
  /// The rotors of each node, and those that lead to it.
  let rotors: [Int: [String]]

  /// The records for ATK: the application, its window, and the nodes of the tree in its order, the
  /// topmost ones inside of the window.
  ///
  /// Takes time in proportion to the size of the tree.
  ///
  /// - Parameters:
  ///   - snapshot: The tree. Its nodes keep their ids, which must differ; nodes that share one are
  ///     distinguished by their number, and get no requests.
  ///   - application: The name of the program.
  ///   - library: The features of the library for which records are made.
  package static func records(
    of snapshot: AccessibilitySnapshot,
    application: String,
    for library: Library = Library()
  ) -> [ATKRecord] {
    var memory = Memory()
    return records(of: snapshot, application: application, for: library, remembering: &memory)
  }

  /// The same, for a tree that has changed little.
  ///
  /// - Parameter memory: The last mapping, whose records are kept for unchanged nodes.
  static func records(
    of snapshot: AccessibilitySnapshot,
    application: String,
    for library: Library,
    remembering memory: inout Memory
  ) -> [ATKRecord] {
    let mapper = ATKMapper(snapshot, library)
    let own = snapshot.nodes.indices.map {
      memory.record(of: $0, in: mapper) ?? mapper.record(of: $0)
    }
    defer { memory = Memory(mapper, own) }
    var records = [mapper.application(named: application), mapper.window()]
    records += own
    makeDistinct(&records)
    mapper.addLocales(to: &records)
    mapper.addRelations(to: &records)
    mapper.addTables(to: &records)
    return records
  }

  private init(_ snapshot: AccessibilitySnapshot, _ library: Library) {
    self.snapshot = snapshot
    self.library = library
    mappings = snapshot.nodes.indices.map {
      ATKMapper.mapping(of: $0, in: snapshot, for: library)
    }
    ownNames = ATKMapper.ownNames(of: snapshot, mappings)
    names = ownNames
    positions = ATKMapper.positions(in: snapshot, mappings)
    rotors = ATKMapper.rotors(in: snapshot)
    for index in names.indices { names[index] = name(of: index) }
  }

  /// The position of the record of the first node.
  static let firstNode = 2

  // MARK: Records

  /// The record of the application; ids of views begin with a name or number, unlike this one's.
  private func application(named name: String) -> ATKRecord {
    var record = ATKRecord(id: "//application", role: .application)
    record.name = name.withoutNull
    record.states = [.enabled, .sensitive, .showing, .visible]
    record.interfaces = .component
    // No rectangle holds all windows.
    record.bounds = PixelRect(x: 0, y: 0, width: -1, height: -1)
    record.children = [1]
    return record
  }

  /// The record of the window, active and showing, or screen readers would not follow the focus.
  private func window() -> ATKRecord {
    var record = ATKRecord(id: "//window", role: .frame)
    record.name = snapshot.title.withoutNull
    record.states = [.active, .enabled, .resizable, .sensitive, .showing, .visible]
    record.interfaces = [.component, .window]
    record.bounds = PixelRect(covering: Rect(origin: .zero, size: snapshot.size))
    record.visibleBounds = record.bounds
    record.activationPoint = PixelPoint(
      x: record.bounds.width / 2,
      y: record.bounds.height / 2
    )
    record.parent = 0
    record.children = snapshot.nodes.indices.filter { snapshot.nodes[$0].parent == nil }
      .map { $0 + ATKMapper.firstNode }
    return record
  }

  func record(of index: Int) -> ATKRecord {
    let node = snapshot.nodes[index]
    let mapping = mappings[index]
    var record = ATKRecord(id: node.publishedID, role: mapping.role)
    record.name = names[index]
    record.description = description(of: index)
    record.helpText = library.hasHelpText ? node.element.hint?.withoutNull : nil
    record.actions = actions(of: index)
    record.value = value(of: index)
    record.text = text(of: index)
    record.interfaces = interfaces(of: record, mapping)
    record.states = states(of: index, record.interfaces)
    record.attributes = attributes(of: index)
    record.destination = node.destination?.withoutNull
    record.linkRange = node.link?.range
    record.accessibleID = node.element.identifier?.withoutNull
    place(&record, at: node)
    record.parent = node.parent.map { $0 + ATKMapper.firstNode } ?? 1
    record.children = node.children.map { $0 + ATKMapper.firstNode }
    return record
  }

  /// Sets the place of a node.
  func place(_ record: inout ATKRecord, at node: Node) {
    record.bounds = PixelRect(covering: node.element.frame)
    record.visibleBounds =
      node.isShowing ? PixelRect(covering: node.element.visibleFrame ?? node.element.frame) : nil
    record.activationPoint = PixelPoint(containing: node.element.activationPoint)
  }

  /// The row's interfaces, and those that depend on the record.
  ///
  /// A disabled button keeps its Action interface, with no actions: an object cannot change its
  /// interfaces, and would have to be replaced just for being disabled.
  private func interfaces(of record: ATKRecord, _ mapping: ATKMapping) -> ATKInterfaces {
    var interfaces = mapping.interfaces.union(.component)
    if !record.actions.isEmpty { interfaces.insert(.action) }
    if record.value != nil { interfaces.insert(.value) }
    return interfaces
  }

  private static func makeDistinct(_ records: inout [ATKRecord]) {
    var known: Set<String> = []
    known.reserveCapacity(records.count)
    var counts: [String: Int] = [:]
    for index in records.indices where !known.insert(records[index].id).inserted {
      let id = records[index].id
      var count = counts[id] ?? 1
      repeat {
        count += 1
        records[index].id = "\(id)#\(count)"
      } while !known.insert(records[index].id).inserted
      counts[id] = count
    }
  }

  /// Sets the language of nodes that differs from that of the node around.
  private func addLocales(to records: inout [ATKRecord]) {
    records[0].locale = POSIXLocale.name(of: snapshot.language)
    for (index, node) in snapshot.nodes.enumerated() {
      let around = node.parent.map { snapshot.nodes[$0].element.language } ?? snapshot.language
      guard node.element.language != around else { continue }
      records[index + ATKMapper.firstNode].locale = POSIXLocale.name(of: node.element.language)
    }
  }
}
