@testable import AccessibilityATK
import LayoutCore
import Testing

@Suite struct ATKDifferenceTests {
  @Test func `The same tree twice needs no step`() {
    let tree = records("window(a b(c d) e)")
    #expect(ATKDifference.changes(from: tree, to: tree).isEmpty)
  }

  @Test func `A node that comes is inserted at its final place, with all inside of it`() {
    let changes = steps(from: "window(a c)", to: "window(a b(x y) c)")
    #expect(changes == ["insert b(x y) window 1"])
  }

  @Test func `Nodes that go are removed from the last on`() {
    let changes = steps(from: "window(a b c d)", to: "window(a d)")
    #expect(changes == ["remove window 2", "remove window 1"])
  }

  @Test func `A node that goes takes what is inside of it along`() {
    #expect(steps(from: "window(a(b c))", to: "window()") == ["remove window 0"])
  }

  @Test func `Of siblings that change their order as few as possible are removed and added`() {
    let changes = steps(from: "window(a b c d e)", to: "window(b c d e a)")
    #expect(changes == ["remove window 0", "insert a window 4"])
  }

  @Test func `A node with another parent is removed there and added here`() {
    let changes = steps(from: "window(a(x) b)", to: "window(a b(x))")
    #expect(changes == ["remove a 0", "insert x b 0"])
  }

  @Test func `A node whose interfaces change is replaced, with all inside of it`() {
    let old = records("window(a(x))")
    var new = old
    new[2].interfaces.insert(.value)
    #expect(
      ATKDifference.changes(from: old, to: new).map(\.summary)
        == ["remove window 0", "insert a(x) window 0"]
    )
  }

  @Test func `A change within a node is one step, before what is added and after what is removed`()
  {
    let old = records("window(a b)")
    var new = records("window(c b)")
    new[3].name = "another"
    #expect(
      ATKDifference.changes(from: old, to: new).map(\.summary)
        == ["remove window 0", "update b", "insert c window 0"]
    )
  }

  @Test func `The focus leaves the old node before it comes to the new one`() {
    var old = records("window(a b)")
    old[2].states.insert(.focused)
    var new = records("window(a b)")
    new[3].states.insert(.focused)
    #expect(
      ATKDifference.changes(from: old, to: new)
        == [.focus(id: "a", isFocused: false), .focus(id: "b", isFocused: true)]
    )
  }

  @Test func `A focus that goes with its node is not said to leave it`() {
    var old = records("window(a b)")
    old[2].states.insert(.focused)
    #expect(
      ATKDifference.changes(from: old, to: records("window(b)")).map(\.summary) == [
        "remove window 0"
      ]
    )
  }

  @Test func `A focus that goes from a node that goes to one that stays comes first`() {
    var old = records("window(a(x) b)")
    old[3].states.insert(.focused)
    var new = records("window(a c)")
    new[2].states.insert(.focused)
    new[2].name = "another"
    #expect(
      ATKDifference.changes(from: old, to: new).map(\.summary) == [
        "update a", "unfocus x", "focus a", "remove window 1", "remove a 0", "insert c window 1",
      ]
    )
    new[2].text = ATKRecord.Text(string: "chosen")
    #expect(
      ATKDifference.changes(from: old, to: new).map(\.summary) == [
        "update a", "unfocus x", "focus a", "remove window 1", "remove a 0", "update a",
        "insert c window 1",
      ]
    )
  }

  @Test func `An added node gets its focus in a step of its own`() {
    var new = records("window(a)")
    new[2].states.insert(.focused)
    let changes = ATKDifference.changes(from: records("window()"), to: new)
    #expect(changes.map(\.summary) == ["insert a window 0", "focus a"])
    #expect(changes.first == .insert(records("a", parent: nil), parent: "window", index: 0))
  }

  @Test func `Another choice changes the items' states and then is told of the container`() {
    var old = records("window(list(a b))")
    old[2].interfaces.insert(.selection)
    var new = old
    old[3].states.insert(.selected)
    new[4].states.insert(.selected)
    #expect(
      ATKDifference.changes(from: old, to: new).map(\.summary)
        == ["update a", "update b", "choice list"]
    )
  }

  @Test(arguments: 0..<200) func `Carried out on the old tree the steps make the new one`(
    seed: UInt64
  ) {
    var random = Random(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let old = randomTree(&random)
    let new = randomTree(&random)
    var live = LiveTree(old)
    for change in ATKDifference.changes(from: old, to: new) { live.apply(change) }
    #expect(live.description == LiveTree(new).description, "seed \(seed)")
  }

  @Test(arguments: [
    ([], []), ([3], [0]), ([1, 2, 3], [0, 1, 2]), ([3, 2, 1], [2]), ([2, 3, 4, 1], [0, 1, 2]),
    ([5, 1, 4, 2, 3], [1, 3, 4]),
  ])
  func `The longest run of numbers that grow is found`(numbers: [Int], indices: [Int]) {
    #expect(LongestIncreasingSubsequence.indices(of: numbers) == indices)
  }

  private func steps(from old: String, to new: String) -> [String] {
    ATKDifference.changes(from: records(old), to: records(new)).map(\.summary)
  }
}

// MARK: Trees as text

/// Records of a tree such as `window(a b(c))`, below an application unless it is a subtree.
private func records(_ text: String, parent: Int? = 0) -> [ATKRecord] {
  var records = parent == nil ? [] : [ATKRecord(id: "app", role: .application)]
  var open: [Int] = parent.map { [$0] } ?? []
  var name = ""
  func add() {
    guard !name.isEmpty else { return }
    var record = ATKRecord(id: name, role: .panel)
    record.parent = open.last
    if let parent = open.last { records[parent].children.append(records.count) }
    records.append(record)
    name = ""
  }
  for character in text {
    switch character {
    case "(":
      add()
      open.append(records.count - 1)
    case ")":
      add()
      open.removeLast()
    case " ": add()
    default: name.append(character)
    }
  }
  add()
  return records
}

/// A tree of nodes from a small set of ids, so that many meet again.
private func randomTree(_ random: inout Random) -> [ATKRecord] {
  var records = records("window()")
  for id in (0..<14).map({ "n\($0)" }).shuffled(using: &random) where Bool.random(using: &random) {
    var record = ATKRecord(id: id, role: .panel)
    if Int.random(in: 0..<4, using: &random) == 0 {
      record.name = "\(Int.random(in: 0..<3, using: &random))"
    }
    if Int.random(in: 0..<8, using: &random) == 0 { record.interfaces.insert(.value) }
    // Preorder: the new node comes last below one of the nodes on the way to the last one.
    var way = [records.count - 1]
    while let parent = records[way[way.count - 1]].parent, parent > 0 { way.append(parent) }
    let parent = way.randomElement(using: &random) ?? 1
    record.parent = parent
    records[parent].children.append(records.count)
    records.append(record)
  }
  if Bool.random(using: &random) { records[records.count - 1].states.insert(.focused) }
  return records
}

private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// A tree that changes as the publisher's does.
private struct LiveTree: CustomStringConvertible {
  private var records: [String: ATKRecord] = [:]
  private var children: [String: [String]] = [:]

  init(_ tree: [ATKRecord]) { insert(tree) }

  private mutating func insert(_ tree: [ATKRecord]) {
    for record in tree {
      records[record.id] = record
      children[record.id] = record.children.map { tree[$0].id }
    }
  }

  mutating func apply(_ change: ATKChange) {
    switch change {
    case .remove(let parent, let index):
      children[parent]?.remove(at: index)
    case .update(let record):
      let isFocused = records[record.id]?.states.contains(.focused) == true
      records[record.id] = record
      if isFocused { records[record.id]?.states.insert(.focused) }
    case .insert(let tree, let parent, let index):
      insert(tree)
      children[parent]?.insert(tree[0].id, at: index)
    case .selectionChanged: break
    case .focus(let id, let isFocused):
      if isFocused {
        records[id]?.states.insert(.focused)
      } else {
        records[id]?.states.remove(.focused)
      }
    }
  }

  var description: String { describe("app") }

  private func describe(_ id: String) -> String {
    guard let record = records[id] else { return "?" }
    let inside = (children[id] ?? []).map(describe).joined(separator: " ")
    return "\(id)\(record.name)\(record.interfaces.rawValue)\(record.states.rawValue)(\(inside))"
  }
}

extension ATKChange {
  fileprivate var summary: String {
    switch self {
    case .remove(let parent, let index): return "remove \(parent) \(index)"
    case .update(let record): return "update \(record.id)"
    case .insert(let records, let parent, let index):
      func text(_ position: Int) -> String {
        let inside = records[position].children.map(text).joined(separator: " ")
        return records[position].id + (inside.isEmpty ? "" : "(\(inside))")
      }
      return "insert \(text(0)) \(parent) \(index)"
    case .selectionChanged(let id): return "choice \(id)"
    case .focus(let id, let isFocused): return isFocused ? "focus \(id)" : "unfocus \(id)"
    }
  }
}
