import EspalierTesting
import Foundation
import SwiftUI
import Synchronization
import Testing

/// Snapshots of screens in tests of a team.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == nil))
struct ExpectedSnapshotTests {
  private struct Tabs: View {
    @State private var count = 0

    var body: some View {
      TabView {
        Text(verbatim: "count \(count)")
          .accessibilityAction(named: "Increase") { count += 1 }
          .tabItem { Text(verbatim: "First") }
        Text(verbatim: "other").tabItem { Text(verbatim: "Second") }
      }
    }
  }

  @Test func tabsAreSelectedAndActionsArePerformedByTheirNames() throws {
    let screen = Screen(Tabs(), device: .iPhone16)
    try screen.perform(action: "Increase", of: "count 0")
    #expect(screen.exists("count 1"))
    try screen.select(tab: "Second")
    #expect(screen.exists("other"))
    #expect(throws: ScreenError.self) { try screen.select(tab: "Third") }
  }

  /// The comments of issues.
  private final class Issues: Sendable {
    let comments = Mutex<[String]>([])
  }

  /// Compares a screen with the snapshots in a folder, and returns the comments of the issues.
  private func issues(in folder: URL, _ title: String) -> [String] {
    let issues = Issues()
    let screen = Screen(Text(verbatim: title), width: 200, height: 100)
    withKnownIssue(isIntermittent: true) {
      screen.expectSnapshot(
        as: .outline,
        .accessibility,
        .spoken,
        .image(scale: 1),
        named: "title",
        path: folder.appendingPathComponent("SomeTests.swift").path
      )
    } matching: { issue in
      issues.comments.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return issues.comments.withLock { $0 }
  }

  @Test func whatIsMissingIsRecordedAndWhatDiffersIsAnIssueThatSaysWhat() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("espalier-snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let missing = issues(in: folder, "Save")
    #expect(missing.count == 4)
    #expect(missing.allSatisfy { $0.contains("was missing and has been recorded") })
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("Snapshots/SomeTests").path
    )
    #expect(
      files.sorted() == [
        "title.@1x.png", "title.accessibility.txt", "title.outline.txt", "title.spoken.txt",
      ]
    )
    #expect(issues(in: folder, "Save") == [])
    let different = issues(in: folder, "Store")
    #expect(different.count == 4)
    #expect(different.contains { $0.contains("said \"Save\" before") })
    #expect(different.contains { $0.contains("Save is now Store") })
    #expect(different.contains { $0.contains("pixels differ, all of them in") })
  }
}
