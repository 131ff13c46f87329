import LayoutCore
import TestSupport
import Testing

/// What covers a scene lies in the scene's coordinates, whatever its view does (V10.9).
@Suite struct PresentationTests {
  private static let bottom = PresentationPlacement(
    width: .filling,
    height: .detent(fraction: 0.5, points: 10),
    place: .aligned(UnitPoint(x: 0.5, y: 1)),
    safeEdges: .top,
    margins: EdgeInsets(top: 10)
  )

  private static let beside = PresentationPlacement(
    width: .ideal,
    height: .fitting,
    place: .beside(gap: 5),
    safeEdges: .all,
    margins: EdgeInsets(edges: .all, length: 4)
  )

  private static func presenting(
    _ view: Sample,
    _ placement: PresentationPlacement,
    _ content: [Sample]
  ) -> Sample {
    view.modifier(.presentation(Presentation(.sheet, placement)), content: content)
  }

  /// One random screen after the other changes as if it had always been so.
  @Test(arguments: [bottom, beside, .everything])
  func randomChangesLeaveNoTrace(_ placement: PresentationPlacement) {
    for seed in UInt64(1)...150 {
      let content = SampleGenerator.views(seed: seed * 7)
      let presenter = Self.presenting(.text("presenter"), placement, content)
      let views = [.text("first"), .spacer(seed % 2 == 0 ? 8 : nil), presenter]
      var sample = SampleScene(
        [
          Sample.hStack([.color, .vStack(views + SampleGenerator.views(seed: seed))])
        ],
        alignments: SampleGenerator.alignments
      )
      if seed % 3 == 0 { sample.environment.layoutDirection = .rightToLeft }
      var scene = sample.scene()
      scene.host = .size(Size(width: 320, height: 480))
      scene.safeArea = EdgeInsets(top: 47, leading: 3, bottom: 34)
      let layout = IncrementalLayout(scene)
      var random = SeededGenerator(seed: seed)
      for step in 0..<6 {
        let nodes = layout.scene.tree.nodes
        let node = Int.random(in: nodes.indices, using: &random)
        if step == 4 { layout.host = .size(Size(width: 200, height: 300)) }
        if case .text = nodes[node].content {
          layout.setContent(.text("some more words than before"), at: node)
        } else if let content = nodes[node].content.varied(by: &random) {
          layout.setContent(content, at: node)
        }
        // All but the last bits: a size that was asked for another width that rounds to the same is
        // kept, and sums of it may round otherwise (seed 126).
        let (changed, anew) = (layout.layout().bits, layout.scene.layout().bits)
        #expect(changed.count == anew.count)
        let isSame = zip(changed, anew).allSatisfy {
          $0 == $1 || abs(Double(bitPattern: $0) - Double(bitPattern: $1)) < 1e-9
        }
        #expect(isSame, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func whatIsPresentedFollowsItsView() throws {
    let presenter = Self.presenting(
      Sample.image(20, 20).id("view"),
      Self.beside,
      [Sample.image(30, 10).id("presented")]
    )
    let layout = IncrementalLayout(
      SampleScene([.hStack(spacing: 0, [.image(40, 20), presenter])]).scene()
    )
    layout.host = .size(Size(width: 200, height: 100))
    #expect(layout.layout().view(withID: "presented")?.frame.origin == Point(x: 105, y: 65))
    let image = try #require(layout.scene.tree.children(of: 0).first { _ in true })
    layout.setContent(
      .image(name: nil, size: Size(width: 80, height: 60), capInsets: nil),
      at: image
    )
    let result = layout.layout()
    // The view at 130 and 40, its presentation 5 below its middle.
    #expect(result.view(withID: "view")?.frame.origin == Point(x: 130, y: 40))
    #expect(result.view(withID: "presented")?.frame.origin == Point(x: 125, y: 65))
    #expect(result.bits == layout.scene.layout().bits)
  }

  @Test func effectsDoNotReachWhatIsPresented() {
    let presenter = Self.presenting(
      .color,
      .everything,
      [Sample.color.id("presented").modifier(.scaleEffect(x: 0.5, y: 0.5, anchor: .center))]
    )
    let turned = presenter.modifier(.rotationEffect(degrees: 30, anchor: .center))
    var scene = SampleScene([turned]).scene()
    scene.host = .size(Size(width: 200, height: 100))
    let view = scene.layout().view(withID: "presented")
    #expect(view?.renderedFrame == Rect(x: 50, y: 25, width: 100, height: 50))
    #expect(view?.frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func neitherSizeNorGuidesNorSpacingFlowOut() {
    let content = Sample.text("words").modifier(.alignmentGuide(.top) { _ in 50 })
    let views: [Sample] = [.text("one"), Sample.image(20, 20).id("view"), .text("two")]
    var covered = views
    covered[1] = Self.presenting(views[1], Self.bottom, [content, .spacer()])
    let (plain, presenting) = (
      SampleScene([.hStack(alignment: .top, views)]).scene().layout(),
      SampleScene([.hStack(alignment: .top, covered)]).scene().layout()
    )
    #expect(plain.rootFrame == presenting.rootFrame)
    #expect(plain.view(withID: "view")?.frame == presenting.view(withID: "view")?.frame)
  }

  @Test func aPresentationIsNeverLargerThanItsRoom() {
    let placement = PresentationPlacement(
      width: .stated(540),
      height: .detent(fraction: 0, points: 900),
      place: .aligned(.center),
      safeEdges: .all
    )
    var scene = SampleScene([Self.presenting(.color, placement, [.color])]).scene()
    scene.host = .size(Size(width: 300, height: 400))
    scene.safeArea = EdgeInsets(top: 50)
    let frame = scene.layout().roots[0].modifiers[0].presentedFrame
    #expect(frame == Rect(x: 0, y: 50, width: 300, height: 350))
  }
}
