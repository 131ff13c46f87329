import LayoutCore
import Testing

@Suite struct MirrorTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func rightToLeftIsTheMirrorImageOfLeftToRight(_ batch: UInt64) {
    for seed in 10_000 + batch * 200..<10_000 + (batch + 1) * 200 {
      var sample = SampleGenerator.scene(seed: seed)
      for host in SampleGenerator.hosts(seed: seed).prefix(2) {
        sample.host = host
        sample.safeArea = EdgeInsets(top: 11, leading: 20, bottom: 7, trailing: 20)
        let layout = sample.layout()
        let mirrored = sample.layout(isMirrored: true)
        let width =
          if case .size(let size) = host { size.width } else { layout.rootFrame.width }
        let difference = Self.difference(layout, mirrored, width: width)
        #expect(difference == nil, "seed \(seed), \(host)")
      }
    }
  }

  @Test func unequalInsetsOfTheHostStayWhereTheyAre() {
    var sample = SampleScene(
      [Sample.image(40, 20).id("box")],
      host: .size(Size(width: 100, height: 80))
    )
    sample.safeArea = EdgeInsets(top: 10, leading: 20, bottom: 4, trailing: 6)
    #expect(sample.layout().frame("box") == [37, 33, 40, 20])
    #expect(sample.layout(isMirrored: true).frame("box") == [37, 33, 40, 20])
  }

  @Test func aSubtreeOfTheOtherDirectionIsMirroredInItsOwnBounds() {
    let row = Sample.hStack(
      spacing: 0,
      [
        Sample.image(30, 10).id("first"), Sample.image(50, 10).id("second"),
      ]
    )
    let sample = SampleScene([row.direction(.rightToLeft)])
    #expect(sample.layout().frame("first") == [110, 95, 30, 10])
    #expect(sample.layout().frame("second") == [60, 95, 50, 10])
  }

  @Test func anOffsetIsTowardsTheTrailingEdge() {
    let sample = SampleScene([Sample.image(20, 20).id("box").modifier(.offset(Point(x: 30, y: 5)))])
    #expect(sample.layout().frame("box") == [120, 95, 20, 20])
    #expect(sample.layout(isMirrored: true).frame("box") == [60, 95, 20, 20])
  }

  private static func difference(
    _ layout: LayoutResult,
    _ mirrored: LayoutResult,
    width: Double
  ) -> String? {
    for (view, image) in zip(layout.views, mirrored.views) {
      let pairs =
        [(view.frame, image.frame)]
        + zip(view.modifiers, image.modifiers).map { ($0.frame, $1.frame) }
        + [
          (view.renderedFrame, image.renderedFrame), (view.pathBounds, image.pathBounds),
          (view.scrollGeometry?.frame, image.scrollGeometry?.frame),
        ].compactMap { frame, image in frame.map { ($0, image ?? .zero) } }
      for (frame, image) in pairs where !areEqual(frame.mirrored(in: width), image) {
        return "\(view.content): \(frame.numbers) is not mirrored by \(image.numbers)"
      }
      // What a canvas draws is not mirrored (L17.6): it only comes along.
      let drawn = zip(frames(of: view.drawnItems), frames(of: image.drawnItems))
      let offset = image.frame.minX - view.frame.minX
      for (frame, image) in drawn where !areEqual(frame.offsetBy(dx: offset, dy: 0), image) {
        return "\(view.content): \(frame.numbers) is \(image.numbers) from right to left"
      }
    }
    return nil
  }

  private static func frames(of items: [CanvasItem]) -> [Rect] {
    items.flatMap { [$0.frame].compactMap(\.self) + frames(of: $0.items) }
  }

  private static func areEqual(_ first: Rect, _ second: Rect) -> Bool {
    // An endless view has no mirror image.
    if !(first.numbers + second.numbers).allSatisfy(\.isFinite) { return true }
    return zip(first.numbers, second.numbers).allSatisfy { first, second in
      abs(first - second) <= 1e-6 * max(1, abs(first))
    }
  }
}
