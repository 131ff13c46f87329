import Explanation
import LayoutCore
import Testing

/// Faults, causes and sentences (E2).
@Suite struct ExplanationTests {
  private func explain(_ id: String, in screen: ExplainedScreen) throws -> ViewExplanation {
    let node = try #require(Sample.node(id, in: screen))
    return try #require(Explainer(screen).explanation(of: node))
  }

  /// 20 letters are 170 points wide, 15 are 127.33 wide; 292 points are to be divided.
  private static let cut = Sample.row([
    ("title", "Avocado toast on rye", [.layoutPriority(0)]),
    ("rating", "15 stars of 15.", [.fixedSize(horizontal: true, vertical: true)]),
  ])

  @Test func whatCannotShrinkIsToBlame() throws {
    let explanation = try explain("title", in: Self.cut)
    #expect(explanation.faults == .cut)
    guard case .sibling(_, let name, shrinks: false) = try #require(explanation.cause) else {
      Issue.record("the cause is \(String(describing: explanation.cause))")
      return
    }
    #expect(name == "text '15 stars of 15.' (rating)")
    #expect(
      explanation.sentence == """
        The text 'Avocado toast on rye' (title) is cut because the text '15 stars of 15.' (rating) \
        beside it cannot shrink: it was offered 164.33 and wanted 170 (in all of 1 variant).
        """
    )
    #expect(explanation.rules.contains("L10.5"))
  }

  /// The rigid text comes first and takes less than its half; the title gets what is left.
  @Test func aDivisionIsToldInItsOrder() throws {
    let division = try #require(try explain("title", in: Self.cut).division)
    #expect(division.axis == .horizontal)
    #expect(division.offered == 300)
    #expect(division.gaps == 8)
    #expect(division.shares.map(\.path) == ["rating", "title"])
    #expect(division.shares.map(\.offered) == [146, 292 - division.shares[0].answered])
    #expect(division.shares[0].left == 292 - division.shares[0].answered)
    #expect(try #require(division.shares[1].left) >= 0)
  }

  @Test func higherPriorityComesFirst() throws {
    let screen = Sample.row([
      ("title", "Avocado toast on rye", []),
      ("rating", "five stars of five in all", [.layoutPriority(1)]),
    ])
    let explanation = try explain("title", in: screen)
    let division = try #require(explanation.division)
    #expect(division.shares.map(\.path) == ["rating", "title"])
    #expect(division.shares.map(\.priority) == [1, 0])
    guard case .sibling(_, _, shrinks: true)? = explanation.cause else {
      Issue.record("the cause is \(String(describing: explanation.cause))")
      return
    }
  }

  @Test func aLineLimitIsToBlame() throws {
    let screen = Sample.screen(sizes: [.large]) { builder in
      builder.open(.modifier(Sample.lineLimit))
      builder.leaf(.text("A text that is much longer than one line of this window"), id: "text")
      builder.close()
    }
    let explanation = try explain("text", in: screen)
    guard case .modifier(_, ".lineLimit(1)", nil)? = explanation.cause else {
      Issue.record("the cause is \(String(describing: explanation.cause))")
      return
    }
    let best = try #require(explanation.changes.first)
    #expect(best.changes.map { $0.text(in: screen) } == ["leave out '.lineLimit(1)'"])
    #expect(best.remaining.isEmpty && best.moved.isEmpty && best.broken.isEmpty)
  }

  @Test func aWholeViewIsSaidToBeWhole() throws {
    let explanation = try explain("rating", in: Self.cut)
    #expect(explanation.faulty.isEmpty && explanation.changes.isEmpty)
    #expect(explanation.sentence.contains("is whole in all of 1 variant"))
  }

  /// The fault of a container is that of the first view inside that has one.
  @Test func aContainerIsExplainedByWhatIsInside() throws {
    #expect(try explain("row", in: Self.cut).path == "title")
  }

  @Test func theSafeAreaIsTried() throws {
    var builder = ViewTreeBuilder()
    builder.leaf(.text("Title"), id: "title")
    var scene = LayoutScene(tree: builder.finish())
    scene.safeArea = EdgeInsets(top: 40)
    let screen = ExplainedScreen(
      [(name: "usual", scene: scene)],
      places: [],
      measurer: FixedTextMeasurer()
    )
    let effect = try #require(try explain("title", in: screen).safeArea)
    #expect(effect.frame.minY - effect.without.minY == 20)
  }

  @Test func aGuideIsFollowedToWhoSetsIt() throws {
    let screen = Sample.screen { builder in
      builder.open(.hStack(alignment: .top, spacing: nil))
      builder.open(.vStack(alignment: .leading, spacing: nil), id: "column")
      builder.open(.modifier(.alignmentGuide(.top) { _ in 7 }))
      builder.leaf(.text("Title"), id: "title")
      builder.close()
      builder.close()
      builder.leaf(.text("Rating"), id: "rating")
      builder.close()
    }
    let guide = try #require(try explain("column", in: screen).guide)
    #expect(guide.guide == "top" && guide.value == 7 && guide.setter == "title")
    #expect(try #require(try explain("rating", in: screen).guide).setter == nil)
  }

  // MARK: Other faults

  @Test func whatLeavesTheWindowIsNotOnTheScreen() throws {
    let screen = Sample.screen { builder in
      builder.open(.modifier(.offset(Point(x: 280, y: 0))))
      builder.leaf(.text("Title"), id: "title")
      builder.close()
    }
    let explanation = try explain("title", in: screen)
    #expect(explanation.faults == .offScreen)
    #expect(
      explanation.changes.first?.changes.map { $0.text(in: screen) }
        == ["leave out '.offset(x: 280, y: 0)'"]
    )
  }

  @Test func whatScrollsMayLeaveTheWindow() throws {
    let screen = Sample.screen { builder in
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition()))
      builder.open(.modifier(.padding(edges: .top, length: 1000)))
      builder.leaf(.text("Title"), id: "title")
      builder.close()
      builder.close()
    }
    #expect(try explain("title", in: screen).faulty.isEmpty)
  }

  @Test func wordsThatAreBrokenAreAFault() throws {
    let screen = Sample.screen(width: 60) { builder in
      builder.leaf(.text("Documentation"), id: "title")
    }
    #expect(try explain("title", in: screen).faults == .split)
    let thai = Sample.screen(width: 60) { builder in
      builder.leaf(.text("เอกสารประกอบการใช้งาน"), id: "title")
    }
    #expect(try explain("title", in: thai).faulty.isEmpty)
  }

  @Test func aPictureWithoutWidthIsEmpty() throws {
    let screen = Sample.screen { builder in
      builder.open(.hStack(alignment: .center, spacing: 0))
      builder.open(.modifier(.frame(width: 300, height: nil, alignment: .center)))
      builder.leaf(.text("Title"), id: "title")
      builder.close()
      builder.leaf(.shape(.circle), id: "dot")
      builder.close()
    }
    #expect(try explain("dot", in: screen).faults == .empty)
  }

  // MARK: Names

  @Test func aViewHasSeveralNames() {
    let screen = Self.cut
    let names = ViewNames(screen.usual, written: screen.written, lines: [:])
    for name in [
      "title", "Avocado toast on rye", "avocado TOAST on rye", "avocado", "20,200",
    ] {
      guard case .found(let found) = names.view(named: name) else {
        Issue.record("\(name) is not found")
        continue
      }
      #expect(found.path == "title", "\(name)")
    }
  }

  @Test func aNameOfSeveralViewsOrNoneIsNoView() {
    let screen = Self.cut
    let names = ViewNames(screen.usual, written: screen.written, lines: [:])
    guard case .ambiguous(let texts) = names.view(named: "Text") else {
      Issue.record("both texts are called Text")
      return
    }
    #expect(texts.map(\.path) == ["title", "rating"])
    guard case .unknown(let all) = names.view(named: "nothing") else {
      Issue.record("no view is called nothing")
      return
    }
    #expect(all.map(\.path) == ["row", "title", "rating"])
    guard case .unknown = names.view(named: "1000,1000") else {
      Issue.record("there is nothing outside of the window")
      return
    }
  }

  @Test func aLineIsAName() throws {
    let screen = Self.cut
    let title = try #require(Sample.node("title", in: screen))
    let names = ViewNames(screen.usual, written: screen.written, lines: [title: 12])
    for name in ["12", "Card.swift:12"] {
      guard case .found(let found) = names.view(named: name) else {
        Issue.record("\(name) is not found")
        continue
      }
      #expect(found.path == "title")
    }
  }
}
