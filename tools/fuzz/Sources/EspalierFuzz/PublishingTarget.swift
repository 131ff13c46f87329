@testable import AccessibilityATK
import AccessibilityCore
import LayoutCore
import SpecFormat

/// A screen and the same screen edited: laying out what differs is laying out the other one, and what
/// the publisher does to its objects makes the one's of the other's; both ways round.
enum PublishingTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    var composer = SpecComposer(ChoiceSource(bytes))
    let before = composer.file()
    var after = before
    for _ in 0...composer.choices.below(4) { after.edit(with: &composer) }
    guard let before = LayoutTarget.read(before), let after = LayoutTarget.read(after),
      let old = before.scene?.layout(), let new = after.scene?.layout()
    else { return Verdict.useless }
    checkUpdate(from: old, to: new)
    let oldRecords = records(of: old)
    let newRecords = records(of: new)
    check(from: oldRecords, to: newRecords)
    check(from: newRecords, to: oldRecords)
    require(ATKDifference.changes(from: newRecords, to: newRecords).isEmpty, "no change is no step")
    return Verdict.interesting
  }

  /// A screen that becomes its edited self, and itself again, is laid out as either.
  private static func checkUpdate(from old: LayoutResult, to new: LayoutResult) {
    let layout = IncrementalLayout(old.scene)
    for result in [old, new, old] {
      layout.update(to: result.scene)
      require(
        LayoutTarget.documents(of: layout.layout()) == LayoutTarget.documents(of: result),
        "updates leave no trace"
      )
    }
  }

  private static func records(of result: LayoutResult) -> [ATKRecord] {
    let tree = result.accessibilityTree()
    let snapshot = AccessibilitySnapshot(
      of: result,
      tree: tree,
      title: "fuzz",
      focus: tree.elements.last?.id
    )
    let records = ATKMapper.records(of: snapshot, application: "fuzz")
    require(Set(records.map(\.id)).count == records.count, "ids differ")
    for (index, record) in records.enumerated() {
      require(record.children.allSatisfy { records[$0].parent == index }, "families hold together")
      require(record.children == record.children.sorted(), "records are in preorder")
    }
    return records
  }

  private static func check(from old: [ATKRecord], to new: [ATKRecord]) {
    var published = PublishedTree(old)
    for change in ATKDifference.changes(from: old, to: new) { published.apply(change) }
    require(published == PublishedTree(new), "the steps lead to the new tree")
  }
}
