internal import LayoutCore

/// The minimal changes from one tree of records to another.
///
/// The steps are in the order in which clients have to be notified: removals, changes of nodes that
/// stay, insertions, selections, focus. Nodes are the same if their ids are; one whose interfaces
/// change is replaced, as is one with another parent, and one that changes its place among its
/// siblings, for the bus has no moves.
///
/// A focus that goes from a removed node to one that stays comes first, after the changes of that
/// one but before those of its text: once the focus is gone, Orca takes the next node whose text
/// changes for the current one, and is silent when it gets the focus.
struct ATKDifference {
  private let old: [ATKRecord]
  private let new: [ATKRecord]
  private let oldPositions: [String: Int]
  /// For each new record the position of the old one that stays; nil for inserted nodes.
  private var partners: [Int?]
  /// For each old record whether its node stays.
  private var stays: [Bool]

  /// The steps from `old` to `new`, both in preorder with the application first.
  static func changes(from old: [ATKRecord], to new: [ATKRecord]) -> [ATKChange] {
    var difference = ATKDifference(old, new)
    difference.pair()
    let rest =
      difference.removals() + difference.updates() + difference.insertions()
      + difference.choices()
    guard let heir = difference.heir else { return rest + difference.focus() }
    return difference.update(of: heir, withText: false) + difference.focus() + rest
  }

  private init(_ old: [ATKRecord], _ new: [ATKRecord]) {
    self.old = old
    self.new = new
    oldPositions = Dictionary(
      old.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    partners = Array(repeating: nil, count: new.count)
    stays = Array(repeating: false, count: old.count)
  }

  // MARK: Pairs

  /// Finds the nodes that stay, from the top down.
  private mutating func pair() {
    guard !old.isEmpty, !new.isEmpty else { return }
    partners[0] = 0
    stays[0] = true
    for position in new.indices {
      guard let partner = partners[position] else { continue }
      let candidates = new[position].children.compactMap { child -> (new: Int, old: Int)? in
        guard let candidate = oldPositions[new[child].id], old[candidate].parent == partner,
          old[candidate].interfaces == new[child].interfaces
        else { return nil }
        return (child, candidate)
      }
      // Those that keep their order stay; preorder positions of siblings grow with their index.
      for index in LongestIncreasingSubsequence.indices(of: candidates.map(\.old)) {
        partners[candidates[index].new] = candidates[index].old
        stays[candidates[index].old] = true
      }
    }
  }

  // MARK: Steps

  private func removals() -> [ATKChange] {
    var changes: [ATKChange] = []
    for position in old.indices where stays[position] {
      // In reverse order, so that the indices hold.
      for (index, child) in old[position].children.enumerated().reversed() where !stays[child] {
        changes.append(.remove(parent: old[position].id, index: index))
      }
    }
    return changes
  }

  private func updates() -> [ATKChange] {
    let heir = heir
    return new.indices.flatMap { position in
      let isDone = position == heir && partners[position].map { old[$0].text } == new[position].text
      return isDone ? [] : update(of: position, withText: true)
    }
  }

  private func update(of position: Int, withText: Bool) -> [ATKChange] {
    guard let partner = partners[position] else { return [] }
    // The focus has a separate step; positions in the arrays are no change.
    var record = new[position]
    record.states.remove(.focused)
    var before = old[partner]
    before.states.remove(.focused)
    before.parent = record.parent
    before.children = record.children
    if !withText { record.text = before.text }
    return record == before ? [] : [.update(record)]
  }

  private func insertions() -> [ATKChange] {
    var changes: [ATKChange] = []
    for position in new.indices where partners[position] != nil {
      for (index, child) in new[position].children.enumerated() where partners[child] == nil {
        changes.append(.insert(subtree(of: child), parent: new[position].id, index: index))
      }
    }
    return changes
  }

  /// The records of a node and of all inside of it, in preorder and with positions relative to it.
  private func subtree(of root: Int) -> [ATKRecord] {
    var end = root + 1
    while end < new.count, let parent = new[end].parent, parent >= root { end += 1 }
    return new[root..<end].map { record in
      var record = record
      record.states.remove(.focused)
      record.parent = record.parent.flatMap { $0 >= root ? $0 - root : nil }
      record.children = record.children.map { $0 - root }
      return record
    }
  }

  private func choices() -> [ATKChange] {
    new.indices.compactMap { position in
      guard let partner = partners[position], new[position].interfaces.contains(.selection)
      else { return nil }
      let chosen = chosen(in: new, position)
      return chosen == self.chosen(in: old, partner) ? nil : .selectionChanged(id: new[position].id)
    }
  }

  private func chosen(in records: [ATKRecord], _ position: Int) -> [String] {
    records[position].children.map { records[$0] }.filter { $0.states.contains(.selected) }
      .map(\.id)
  }

  private func focus() -> [ATKChange] {
    let (before, after) = focused
    if let after, partners[after] == before, before != nil { return [] }
    var changes: [ATKChange] = []
    if let before, stays[before] || heir != nil {
      changes.append(.focus(id: old[before].id, isFocused: false))
    }
    if let after { changes.append(.focus(id: new[after].id, isFocused: true)) }
    return changes
  }

  /// The positions of the old and of the new record that have the focus.
  private var focused: (before: Int?, after: Int?) {
    (
      old.indices.first { old[$0].states.contains(.focused) },
      new.indices.first { new[$0].states.contains(.focused) }
    )
  }

  /// The position of the new record that stays and gets the focus of a removed node.
  private var heir: Int? {
    let (before, after) = focused
    guard let before, !stays[before], let after, partners[after] != nil else { return nil }
    return after
  }
}
