internal import AccessibilityCore
internal import LayoutCore

extension ATKMapper {
  /// What was mapped last: of thousands of nodes few are otherwise after a change.
  struct Memory {
    private var mapper: ATKMapper?
    private var records: [ATKRecord] = []

    init() {}

    /// Remembers the records of all nodes, without what is added to them of others.
    init(_ mapper: ATKMapper, _ records: [ATKRecord]) {
      self.mapper = mapper
      self.records = records
    }

    /// The record of a node that is as it was, or elsewhere only; nil of any other.
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
        // What else depends on the place are attributes of few, and the way that a slider lies.
        guard new.element.frame.size == old.element.frame.size, new.isTouchedInTheMiddle,
          old.isTouchedInTheMiddle
        else { return nil }
        return next.record(of: index, like: records[index])
      case .everything: return nil
      }
    }
  }

  /// The record of a node that is elsewhere only.
  private func record(of index: Int, like old: ATKRecord) -> ATKRecord {
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

extension AccessibilitySnapshot.Node {
  fileprivate var isTouchedInTheMiddle: Bool {
    PixelPoint(containing: element.activationPoint) == PixelPoint(containing: element.frame.center)
  }
}
