import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// A snapshot that is told by what is otherwise is the same in the end.
@Suite struct SnapshotChangeTests {
  /// What arrives of a change, and how many bytes it takes.
  private func tell(
    _ new: AccessibilitySnapshot,
    after old: AccessibilitySnapshot?
  ) throws -> (snapshot: AccessibilitySnapshot, bytes: Int) {
    var writer = LinkWriter()
    SnapshotChange(from: old, to: new).write(to: &writer)
    var reader = LinkReader(writer.bytes)
    let change: SnapshotChange = try reader.read()
    return (try change.applied(to: old), writer.bytes.count)
  }

  @Test(arguments: [
    AccessibilityRequest.activate, .increment, .setText("abc"), .select, .focus,
    .scrollIntoView(.top),
  ])
  func afterAnyRequestTheNodesAreThoseOfTheScreen(_ request: AccessibilityRequest) throws {
    let screen = SampleScreen().screen
    var told = screen.snapshot
    for id in screen.snapshot.nodes.map(\.element.id) {
      screen.perform(request, on: id)
      told = try tell(screen.snapshot, after: told).snapshot
      #expect(told.focus == screen.snapshot.focus)
      #expect(told.nodes.count == screen.snapshot.nodes.count)
      for (told, own) in zip(told.nodes, screen.snapshot.nodes) {
        #expect(told.difference(from: own) == .nothing, "\(id) \(request)")
      }
    }
  }

  private var rows: InteractiveScreen {
    let scene = scene { builder in
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
      builder.vStack { builder in
        for row in 0..<200 {
          builder.control(
            .toggle(.off),
            id: "row \(row)",
            label: { $0.leaf(.text("This is the row of number \(row)")) }
          )
        }
      }
      builder.close()
    }
    return InteractiveScreen(scene, title: "Rows")
  }

  @Test func whatIsAsItWasIsNotToldAgain() throws {
    let screen = rows
    let before = screen.snapshot
    let all = try tell(before, after: nil).bytes
    screen.perform(.activate, on: "row 1")
    #expect(try tell(screen.snapshot, after: before).bytes < all / 50)
    let switched = screen.snapshot
    screen.perform(.scrollIntoView(.top), on: "row 100")
    // All rows are elsewhere, and what they say is as it was.
    let scrolled = try tell(screen.snapshot, after: switched)
    #expect(scrolled.bytes < all / 2)
    let own = screen.snapshot.nodes
    #expect(zip(scrolled.snapshot.nodes, own).allSatisfy { $0.difference(from: $1) == .nothing })
  }

  @Test func aChangeOfSomethingElseIsRefused() {
    let change = SnapshotChange(from: rows.snapshot, to: rows.snapshot)
    #expect(throws: LinkError.self) { try change.applied(to: nil) }
  }
}
