internal import AccessibilityCore

/// The published records, updated by changes.
///
/// A change of some nodes that leaves their links to others alone makes only their records anew and
/// compares no others; any other change makes and compares all. The results of both are the same.
struct PublishedRecords {
  /// The application, its window, and the nodes in their order.
  private(set) var records: [ATKRecord] = []
  /// The number of records made or compared for changes, altogether.
  private(set) var comparedCount = 0
  private var memory = ATKMapper.Memory()
  private let application: String
  private let library: ATKMapper.Library

  /// Starts without nodes, under the name of an application.
  init(application: String, library: ATKMapper.Library) {
    self.application = application
    self.library = library
  }

  /// Updates the records to a snapshot.
  ///
  /// - Returns: The steps there.
  mutating func show(_ snapshot: AccessibilitySnapshot) -> [ATKChange] {
    let old = records
    records = ATKMapper.records(
      of: snapshot,
      application: application,
      for: library,
      remembering: &memory
    )
    comparedCount += records.count
    return old.isEmpty ? [] : ATKDifference.changes(from: old, to: records)
  }

  /// Applies a change of the snapshot.
  ///
  /// - Returns: The steps there; none for a change that does not fit this snapshot.
  mutating func follow(_ change: SnapshotChange) -> [ATKChange] {
    switch change {
    case .all(let snapshot): return show(snapshot)
    case .some(let difference):
      guard let mapper = memory.mapper else { return [] }
      if let steps = followSome(difference) { return steps }
      var snapshot = mapper.snapshot
      guard (try? difference.apply(to: &snapshot)) != nil else { return [] }
      return show(snapshot)
    }
  }

  // MARK: Some nodes

  /// Applies a change that leaves the links between nodes alone; nil for any other, without an
  /// effect.
  private mutating func followSome(_ difference: SnapshotChange.Difference) -> [ATKChange]? {
    guard
      let changes = memory.mapper.flatMap({ NodeReplacement.all(in: difference, of: $0.snapshot) }),
      // Taken out, so that its content is not copied.
      var mapper = memory.mapper.take()
    else { return nil }
    let focus = mapper.snapshot.focus
    let moved = Set(changes.lazy.filter(\.isMove).map(\.position))
    guard let touched = mapper.take(changes, focus: difference.focus),
      let steps = makeRecords(of: touched, moved: moved, mapper)
    else {
      memory = ATKMapper.Memory()
      return show(mapper.snapshot)
    }
    memory.mapper = mapper
    return steps + focusSteps(from: focus, to: difference.focus)
  }

  /// Makes the records of some nodes anew; nil if one of them has to be another object.
  ///
  /// - Parameters:
  ///   - touched: The positions of the nodes.
  ///   - moved: Those of nodes whose records have only moved.
  private mutating func makeRecords(
    of touched: Set<Int>,
    moved: Set<Int>,
    _ mapper: ATKMapper
  ) -> [ATKChange]? {
    comparedCount += touched.count
    let made = touched.sorted().map { position in
      (
        position,
        moved.contains(position)
          ? mapper.record(of: position, like: memory.records[position])
          : mapper.record(of: position)
      )
    }
    // Before any of them is replaced: otherwise all are compared with the last published ones.
    let areSameObjects = made.allSatisfy { position, own in
      let old = records[position + ATKMapper.firstNode]
      return own.with(tiesOf: old).interfaces == old.interfaces
    }
    guard areSameObjects else { return nil }
    var updates: [ATKChange] = []
    var chosenIn: Set<Int> = []
    for (position, own) in made {
      let old = records[position + ATKMapper.firstNode]
      let record = own.with(tiesOf: old)
      memory.records[position] = own
      records[position + ATKMapper.firstNode] = record
      if record.isTold(after: old) { updates.append(.update(record.withoutFocus)) }
      if record.states.contains(.selected) != old.states.contains(.selected),
        let parent = record.parent, records[parent].interfaces.contains(.selection)
      {
        chosenIn.insert(parent)
      }
    }
    return updates + chosenIn.sorted().map { .selectionChanged(id: records[$0].id) }
  }

  private func focusSteps(from old: Int?, to new: Int?) -> [ATKChange] {
    guard old != new else { return [] }
    return [(old, false), (new, true)].compactMap { position, isFocused in
      position.map { .focus(id: records[$0 + ATKMapper.firstNode].id, isFocused: isFocused) }
    }
  }
}

extension ATKRecord {
  /// The record of a node with the parts that other nodes had added to it.
  fileprivate func with(tiesOf old: ATKRecord) -> ATKRecord {
    var record = self
    record.id = old.id
    record.relations = old.relations
    record.locale = old.locale
    record.table = old.table
    if old.table != nil { record.interfaces.insert(.table) }
    return record
  }

  /// The record but for the focus, which has a separate step.
  fileprivate var withoutFocus: ATKRecord {
    var record = self
    record.states.remove(.focused)
    return record
  }

  /// Whether clients have to be notified of the record after another one.
  fileprivate func isTold(after old: ATKRecord) -> Bool { withoutFocus != old.withoutFocus }
}
