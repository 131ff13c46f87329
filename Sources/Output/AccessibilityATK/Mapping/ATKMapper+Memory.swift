internal import AccessibilityCore
internal import LayoutCore

extension ATKMapper {
  /// The last mapping: of thousands of nodes few differ after a change.
  struct Memory {
    var mapper: ATKMapper?
    /// The records of all nodes, without parts added by other nodes.
    var records: [ATKRecord] = []

    init() {}

    /// Stores the records of all nodes, without parts added by other nodes.
    init(_ mapper: ATKMapper, _ records: [ATKRecord]) {
      self.mapper = mapper
      self.records = records
    }

    /// The record of a node that is unchanged, or has only moved; nil of any other.
    func record(of index: Int, in next: ATKMapper) -> ATKRecord? {
      guard let mapper, records.indices.contains(index),
        (mapper.snapshot.focus == index) == (next.snapshot.focus == index),
        mapper.names[index] == next.names[index], mapper.mappings[index] == next.mappings[index],
        mapper.positions[index]?.index == next.positions[index]?.index,
        mapper.positions[index]?.count == next.positions[index]?.count,
        mapper.rotors[index] == next.rotors[index]
      else { return nil }
      let (old, new) = (mapper.snapshot.nodes[index], next.snapshot.nodes[index])
      switch new.difference(from: old) {
      case .nothing: return records[index]
      case .place:
        guard new.isRecordedLike(old) else { return nil }
        return next.record(of: index, like: records[index])
      case .everything: return nil
      }
    }
  }

  /// Replaces some nodes by others with the same links to those around.
  ///
  /// - Parameters:
  ///   - replacements: The nodes.
  ///   - focus: The position of the node that has the focus now.
  /// - Returns: The positions of the nodes whose records may differ; nil if one of them is mapped
  ///   by another row of the table.
  mutating func take(
    _ replacements: [NodeReplacement],
    focus: Int?
  ) -> Set<Int>? {
    var touched = Set(replacements.map(\.position))
    if focus != snapshot.focus {
      touched.formUnion([focus, snapshot.focus].compactMap(\.self))
      snapshot.focus = focus
    }
    for replacement in replacements { snapshot.nodes[replacement.position] = replacement.node }
    for replacement in replacements where !replacement.isMove {
      let position = replacement.position
      guard ATKMapper.mapping(of: position, in: snapshot, for: library) == mappings[position]
      else { return nil }
      let name = ATKMapper.ownName(of: replacement.node, mappings[position])
      if name == ownNames[position] { continue }
      ownNames[position] = name
      rename(from: position, &touched)
    }
    return touched
  }

  /// Renames a node, and those around it that are named by their content.
  private mutating func rename(from position: Int, _ touched: inout Set<Int>) {
    var around: [Int] = []
    var next: Int? = position
    while let index = next {
      around.append(index)
      next = snapshot.nodes[index].parent
    }
    for index in around.reversed() where name(of: index) != names[index] {
      names[index] = name(of: index)
      touched.insert(index)
      // A menu is named by its opener.
      for menu in snapshot.nodes[index].children where snapshot.nodes[menu].role == .menu {
        names[menu] = name(of: menu)
        touched.insert(menu)
      }
    }
  }

  /// The record of a node that has only moved.
  func record(of index: Int, like old: ATKRecord) -> ATKRecord {
    var record = old
    place(&record, at: snapshot.nodes[index])
    record.text = text(of: index)
    if snapshot.nodes[index].isShowing {
      record.states.insert(.showing)
    } else {
      record.states.remove(.showing)
    }
    return record
  }
}
