import Foundation
import LayoutCore
import SpecFormat
import Testing

@testable import AccessibilityCore

/// Snapshots that go from one process to another lose nothing that a publisher tells.
@Suite struct SnapshotLinkTests {
  @Test(arguments: ConformanceFile.all)
  func everySnapshotArrives(_ file: ConformanceFile) throws {
    for spec in try file.specs() {
      guard let result = spec.scene?.layout() else { continue }
      let snapshot = AccessibilitySnapshot(
        of: result,
        tree: result.accessibilityTree(),
        title: spec.name ?? file.name,
        openPickers: []
      )
      var writer = LinkWriter()
      snapshot.write(to: &writer)
      var reader = LinkReader(writer.bytes)
      let arrived: AccessibilitySnapshot = try reader.read()
      #expect("\(arrived)" == "\(withoutTrees(snapshot))", "\(spec.name ?? "")")
    }
  }

  /// What a snapshot says twice, and outlines, which no publisher tells, are not sent.
  private func withoutTrees(_ snapshot: AccessibilitySnapshot) -> AccessibilitySnapshot {
    var snapshot = snapshot
    snapshot.shownParts = []
    for index in snapshot.nodes.indices {
      snapshot.nodes[index].element.children = []
      snapshot.nodes[index].element.readingOrder = []
      snapshot.nodes[index].element.path = nil
    }
    return snapshot
  }
}
