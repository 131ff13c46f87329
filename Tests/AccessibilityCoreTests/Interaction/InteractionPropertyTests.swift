import Controls
import LayoutCore
import TestSupport
import Testing

@testable import AccessibilityCore

@Suite struct InteractionPropertyTests {
  private static let requests: [AccessibilityRequest] = [
    .activate, .activate, .increment, .decrement, .escape, .setValue(0.3), .setText("abc"),
    .insertText("é", at: 1), .deleteText(0..<1), .select, .focus,
  ]

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], 0..<4 as Range<UInt64>)
  func afterAnyRequestsAScreenIsLikeOneBuiltInThatState(_ direction: LayoutDirection, seed: UInt64)
  {
    var numbers = SeededGenerator(seed: seed)
    var sample = SampleScreen()
    sample.direction = direction
    let screen = sample.screen
    for _ in 0..<40 {
      let ids = screen.snapshot.nodes.map(\.element.id)
      guard let id = ids.randomElement(using: &numbers),
        let request = Self.requests.randomElement(using: &numbers)
      else { return }
      screen.perform(request, on: id)
    }
    let result = sample.inState(of: screen).scene.layout()
    let fresh = AccessibilitySnapshot(
      of: result,
      tree: result.accessibilityTree(),
      title: "Sample",
      focus: screen.focusedID,
      openPickers: Set(screen.openMenus.map(\.id))
    )
    #expect(screen.snapshot.nodes.count == fresh.nodes.count)
    for (live, fresh) in zip(screen.snapshot.nodes, fresh.nodes) {
      #expect("\(live)" == "\(fresh)")
    }
    #expect(screen.snapshot.focus == fresh.focus)
  }

  @Test func idsAreTheSameInBothDirectionsAndInEveryRun() {
    var sample = SampleScreen()
    let ids = sample.screen.snapshot.nodes.map(\.element.id)
    #expect(Set(ids).count == ids.count)
    #expect(sample.screen.snapshot.nodes.map(\.element.id) == ids)
    sample.direction = .rightToLeft
    #expect(Set(sample.screen.snapshot.nodes.map(\.element.id)) == Set(ids))
  }

  @Test func idsOfAddedContainersDoNotDependOnUnrelatedViews() {
    func ids(_ first: ViewTreeBuilder.Slot?) -> [String] {
      snapshot { builder in
        builder.vStack { builder in
          first?(&builder)
          builder.open(.vStack(alignment: .center, spacing: 0), id: "rest")
          PlatformContainerTests.list(&builder)
          builder.control(.picker(.segmented, options: ["a"], selection: nil))
          builder.close()
        }
      }.nodes.map(\.element.id)
    }
    #expect(ids { $0.leaf(.text("new")) } == ["0/0"] + ids(nil))
  }

  @Test func everyFocusableElementTakesTheFocusAndNoOther() {
    let screen = SampleScreen().screen
    for node in screen.snapshot.nodes {
      let outcome = screen.perform(.focus, on: node.element.id)
      #expect((outcome != nil) == node.isFocusable)
    }
  }

  /// Linear: 10,000 elements take well under 100 ms in a release build, where they were measured to
  /// take 20; a debug build is allowed fifty times that, and one with a sanitizer (`tools/sanitize`)
  /// more.
  @Test func aSnapshotOfTenThousandElementsIsMadeInNoTime() {
    let result = scene { builder in
      builder.control(
        .list,
        content: { builder in
          for index in 0..<5000 {
            builder.open(.hStack(alignment: .center, spacing: 0))
            builder.leaf(.text("row \(index)"))
            builder.button("button \(index)")
            builder.close()
          }
        }
      )
    }.layout()
    let tree = result.accessibilityTree()
    let start = ProcessorTime.now
    let snapshot = AccessibilitySnapshot(of: result, tree: tree, title: "")
    let time = ProcessorTime.now - start
    #expect(snapshot.nodes.count == 15_001)
    #if SANITIZED
      #expect(time < 60)
    #else
      #expect(time < 5)
    #endif
  }
}
