import AccessibilityCore
import Drawing
import Inspection
import LayoutCore
import Testing

/// What overlays show, as data.
@Suite struct OverlayTests {
  private let size = Size(width: 200, height: 100)

  private func inspection(_ result: LayoutResult, _ overlays: Set<Overlay>) -> Inspection {
    Inspection(result, overlays, in: size)
  }

  @Test func framesAreOutlinedAndNamedWithTheirSizes() {
    let result = layout { builder in
      builder.inside(.hStack(alignment: .center, spacing: 10)) { builder in
        builder.box(30, 20, id: "left")
        builder.box(40, 50, id: "right")
      }
    }
    let shown = inspection(result, [.frames])
    // 30 + 10 + 40 in the middle of 200 × 100.
    #expect(shown.marks.lines.contains(Rect(x: 60, y: 25, width: 80, height: 50)))
    #expect(shown.marks.lines.contains(Rect(x: 60, y: 40, width: 30, height: 20)))
    #expect(shown.marks.lines.contains(Rect(x: 100, y: 25, width: 40, height: 50)))
    #expect(shown.labels.map(\.text) == ["HStack 80×50", "Color left 30×20", "Color right 40×50"])
    #expect(shown.legend.isEmpty)
  }

  @Test func viewsInTheSamePlaceShareALabel() {
    let result = layout { builder in
      builder.inside(.zStack(alignment: .center)) { $0.box(30, 20, id: "only") }
    }
    #expect(inspection(result, [.frames]).labels.map(\.text) == ["Color only · ZStack 30×20"])
  }

  @Test func proposalsStandBesideTheSizesThatWereTaken() {
    let result = layout { builder in
      builder.inside(.modifier(.paddingInsets(EdgeInsets(edges: .all, length: 10)))) { builder in
        builder.inside(.modifier(.fixedSize(horizontal: false, vertical: true))) {
          $0.leaf(.color(nil))
        }
      }
    }
    // A colour that is proposed no height takes 10 points.
    #expect(inspection(result, [.proposals]).labels.map(\.text) == ["180×nil → 180×10"])
    #expect(
      inspection(result, [.frames, .proposals]).labels.map(\.text) == ["Color 180×nil → 180×10"]
    )
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func guidesCountFromWhereReadingBegins(_ direction: LayoutDirection) throws {
    let fifth = ByIdentity<AlignmentGuide> { @Sendable _ in 5 }
    let result = layout(direction: direction) { builder in
      builder.inside(.vStack(alignment: .leading, spacing: 0)) { builder in
        builder.inside(.modifier(.alignmentGuide(.leading, fifth))) {
          $0.box(30, 20)
        }
        builder.box(60, 20)
      }
    }
    let shown = inspection(result, [.guides])
    // The stack is 65 wide: the second view begins 5 points after the first one.
    let line = direction == .leftToRight ? 67.5 + 5 : 132.5 - 5
    #expect(shown.marks.lines.contains(Rect(x: line, y: 30, width: 0, height: 40)))
    #expect(shown.marks.lines.contains(Rect(x: line, y: 30, width: 0, height: 20)))
    #expect(shown.labels.map { $0.text }.sorted() == ["leading", "leading = 5"])
  }

  @Test func theMiddleIsShownAndNotNamed() {
    let result = layout { builder in
      builder.inside(.hStack(alignment: .center, spacing: 0)) { $0.box(30, 20) }
    }
    let shown = inspection(result, [.guides])
    #expect(shown.marks.lines == [Rect(x: 85, y: 50, width: 30, height: 0)])
    #expect(shown.labels.isEmpty)
  }

  @Test func whatTheDeviceCoversIsTintedAndMeasured() {
    let insets = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 30)
    let shown = inspection(layout(safeArea: insets) { $0.box(10, 10) }, [.safeArea])
    #expect(
      shown.marks.areas == [
        Rect(x: 0, y: 0, width: 200, height: 20), Rect(x: 0, y: 20, width: 10, height: 80),
        Rect(x: 170, y: 20, width: 30, height: 80),
      ]
    )
    #expect(shown.marks.lines == [Rect(x: 10, y: 20, width: 160, height: 80)])
    #expect(shown.labels.map(\.text) == ["top 20", "left 10", "right 30"])
  }

  @Test func elementsAreNumberedInTheOrderOfReading() throws {
    let result = layout { builder in
      builder.inside(.hStack(alignment: .center, spacing: 0)) { builder in
        var properties = AccessibilityProperties()
        properties.sortPriority = 1
        properties.addedTraits = .button
        properties.actions = [AccessibilityAction(.named, name: "Share")]
        properties.rotors = [AccessibilityRotor(name: "Both", entries: [])]
        properties.hint = "Opens."
        builder.leaf(.text("second"))
        builder.inside(.accessibility(properties)) { $0.leaf(.text("first")) }
      }
    }
    let shown = inspection(result, [.accessibility])
    #expect(shown.labels.map(\.text) == ["1", "2"])
    #expect(shown.labels[0].frame.minX > shown.labels[1].frame.minX)
    #expect(shown.labels[0].color != shown.labels[1].color)
    let heading = try #require(shown.legend.first)
    #expect(heading.colors.map(\.name) == ["button", "text"])
    let entries = shown.legend.dropFirst()
    #expect(entries.map(\.sign) == ["1", "2"])
    #expect(entries.map(\.text) == ["first. Button.", "second"])
    #expect(
      entries.first?.details == ["Opens.", "Actions: Share", "Rotor “Both”: ", "Sort priority 1"]
    )
    // The target of the button is in its middle; a text has none.
    let middle = shown.labels[0].frame.center
    let circle = Rect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)
    #expect(shown.marks.lines.filter { $0 == circle }.count == 1)
    #expect(shown.marks.lines.count == 3)
  }
}

extension ViewContent {
  /// A modifier that says something to assistive technology.
  fileprivate static func accessibility(_ properties: AccessibilityProperties) -> ViewContent {
    .modifier(
      .annotation(
        ByIdentity(AccessibilityModifier.properties(name: "accessibility", properties)),
        bringsViews: false
      )
    )
  }
}
