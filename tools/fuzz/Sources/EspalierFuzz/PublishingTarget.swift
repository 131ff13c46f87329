@testable import AccessibilityATK
import AccessibilityCore
import LayoutCore
import SpecFormat

/// A screen and the same screen edited: what the publisher does to its objects makes the one's of
/// the other's, and the other way round.
enum PublishingTarget {
  static func run(_ bytes: [UInt8]) -> Int32 {
    var composer = SpecComposer(ChoiceSource(bytes))
    let before = composer.file()
    var after = before
    for _ in 0...composer.choices.below(4) { after.edit(with: &composer) }
    guard let old = records(of: before), let new = records(of: after) else {
      return Verdict.useless
    }
    check(from: old, to: new)
    check(from: new, to: old)
    require(ATKDifference.changes(from: new, to: new).isEmpty, "no change is no step")
    return Verdict.interesting
  }

  private static func records(of tree: JSONTree) -> [ATKRecord]? {
    guard let spec = LayoutTarget.read(tree), let result = spec.scene?.layout() else { return nil }
    let tree = result.accessibilityTree(generation: spec.accessibilityGeneration)
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
