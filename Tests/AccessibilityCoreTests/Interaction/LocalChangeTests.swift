import Controls
import LayoutCore
import TestSupport
import Testing

@testable import AccessibilityCore

/// What a control's state changes is made anew, and nothing else; what comes of it is what making all anew
/// gives.
@Suite struct LocalChangeTests {
  private func screen(_ build: (inout ViewTreeBuilder) -> Void) -> InteractiveScreen {
    InteractiveScreen(AccessibilityCoreTests.scene(build), title: "Screen")
  }

  private static func toggle(_ id: String, in builder: inout ViewTreeBuilder) {
    builder.control(.toggle(.off), id: id, label: { $0.leaf(.text(id)) })
  }

  private func expectWhole(_ screen: InteractiveScreen, _ comment: Comment? = nil) {
    let result = screen.scene.layout()
    let whole = AccessibilitySnapshot(
      of: result,
      tree: result.accessibilityTree(),
      title: "Screen",
      focus: screen.focusedID,
      openPickers: Set(screen.openMenus.map(\.id))
    )
    #expect("\(screen.snapshot)" == "\(whole)", comment)
  }

  /// A row of each kind that has to do with what is around it.
  private static func rows(_ builder: inout ViewTreeBuilder) {
    toggle("plain", in: &builder)
    builder.open(.hStack(alignment: .center, spacing: 4))
    builder.leaf(.text("beside"))
    toggle("in a stack", in: &builder)
    builder.control(
      .stepper(.init(1, in: 0...3)),
      id: "stepper",
      label: { $0.leaf(.text("stepper")) }
    )
    builder.close()
    builder.annotated(.element(.combine)) { builder in
      builder.vStack { builder in
        builder.leaf(.text("combined"))
        toggle("combined toggle", in: &builder)
      }
    }
    builder.annotated(.element(.contain)) { builder in
      builder.vStack { toggle("contained", in: &$0) }
    }
    builder.properties({ $0.label = "renamed" }) { toggle("inner", in: &$0) }
    builder.annotated(.badge("3")) { toggle("badge", in: &$0) }
    builder.properties({ $0.isHidden = true }) { toggle("hidden", in: &$0) }
    builder.control(
      .groupBox,
      label: { $0.leaf(.text("box")) },
      content: { toggle("boxed", in: &$0) }
    )
    builder.control(
      .slider(.init(0.5, in: 0...1)),
      id: "slider",
      label: { $0.leaf(.text("slider")) }
    )
  }

  private static let containers: [String] = ["list", "sections", "scroll", "stack", "form", "box"]

  private static func contain(_ kind: String, in builder: inout ViewTreeBuilder) {
    switch kind {
    case "list": builder.control(.list, content: rows)
    case "form": builder.control(.form, content: rows)
    case "sections":
      builder.control(
        .list,
        content: { builder in
          builder.control(
            .section,
            header: { builder in toggle("in the header", in: &builder) },
            content: rows
          )
        }
      )
    case "scroll":
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
      builder.vStack(rows)
      builder.close()
    case "box":
      builder.annotated(.element(.combine)) { $0.vStack(rows) }
    default: builder.vStack(rows)
    }
  }

  @Test(arguments: containers, 0..<3 as Range<UInt64>)
  func whatIsMadeAnewIsWhatAllOfItWouldBe(_ container: String, seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let screen = screen { Self.contain(container, in: &$0) }
    for step in 0..<30 {
      let ids = screen.snapshot.nodes.map(\.element.id)
      let requests: [AccessibilityRequest] = [
        .activate, .activate, .activate, .increment, .decrement, .setValue(0.25), .focus,
        .scrollIntoView(.top),
      ]
      guard let id = ids.randomElement(using: &numbers),
        let request = requests.randomElement(using: &numbers)
      else { return }
      screen.perform(request, on: id)
      expectWhole(screen, "after \(request) of \(id), step \(step)")
    }
  }

  @Test func ofThousandRowsOnlyTheOneWhoseToggleIsPressedIsMadeAnew() throws {
    let screen = screen { builder in
      builder.control(
        .list,
        content: { builder in for row in 0..<1000 { Self.toggle("row \(row)", in: &builder) } }
      )
    }
    let all = screen.madeNodeCount
    #expect(all == 2001)
    for row in [500, 501, 500] {
      #expect(screen.perform(.activate, on: "row \(row)") != nil)
    }
    // The row and its toggle, three times.
    #expect(screen.madeNodeCount - all == 6)
    let toggle = try #require(screen.snapshot.nodes.first { $0.element.id == "row 501" })
    #expect(toggle.isOn == .on)
    expectWhole(screen)
  }

  @Test func changesThatAreTakenLeadFromOneSnapshotToTheNext() throws {
    let screen = screen { Self.contain("list", in: &$0) }
    var told = try screen.takeChange().applied(to: nil)
    let requests: [(AccessibilityRequest, String)] = [
      (.activate, "plain"), (.increment, "slider"), (.focus, "in a stack"),
      (.activate, "in a stack"),
      (.activate, "in a stack"), (.scrollIntoView(.top), "slider"),
    ]
    for (request, id) in requests {
      #expect(screen.perform(request, on: id) != nil)
      told = try screen.takeChange().applied(to: told)
      #expect("\(told.nodes)" == "\(screen.snapshot.nodes)")
      #expect(told.focus == screen.snapshot.focus)
    }
    guard case .some(let nothing) = screen.takeChange() else {
      Issue.record("all is told again")
      return
    }
    #expect(nothing.nodes.isEmpty)
  }
}
