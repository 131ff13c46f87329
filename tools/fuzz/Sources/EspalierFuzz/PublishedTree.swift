@testable import AccessibilityATK

/// A tree that changes as the publisher's does.
struct PublishedTree: Equatable {
  private var records: [String: ATKRecord] = [:]
  private var children: [String: [String]] = [:]

  init(_ tree: [ATKRecord]) { insert(tree) }

  mutating func apply(_ change: ATKChange) {
    switch change {
    case .remove(let parent, let index):
      require(children[parent].map { index < $0.count } == true, "what is removed is there")
      guard let child = children[parent]?.remove(at: index) else { return }
      forget(child)
    case .update(let record):
      guard let old = records[record.id] else { fatalError("broken promise: updates know nodes") }
      require(old.interfaces == record.interfaces, "a node keeps its interfaces")
      records[record.id] = PublishedTree.alone(record)
      if old.states.contains(.focused) { records[record.id]?.states.insert(.focused) }
    case .insert(let tree, let parent, let index):
      require(children[parent].map { index <= $0.count } == true, "there is a place to insert")
      children[parent]?.insert(tree[0].id, at: index)
      insert(tree)
    case .selectionChanged(let id): require(records[id] != nil, "choices are in a node")
    case .focus(let id, let isFocused):
      require(records[id] != nil, "the focus is on a node")
      if isFocused {
        records[id]?.states.insert(.focused)
      } else {
        records[id]?.states.remove(.focused)
      }
    }
  }

  private mutating func insert(_ tree: [ATKRecord]) {
    for record in tree {
      require(records[record.id] == nil, "no two nodes have one id")
      records[record.id] = PublishedTree.alone(record)
      children[record.id] = record.children.map { tree[$0].id }
    }
  }

  private mutating func forget(_ id: String) {
    records[id] = nil
    for child in children.removeValue(forKey: id) ?? [] { forget(child) }
  }

  /// A record without its places in an array.
  private static func alone(_ record: ATKRecord) -> ATKRecord {
    var record = record
    record.parent = nil
    record.children = []
    return record
  }
}
