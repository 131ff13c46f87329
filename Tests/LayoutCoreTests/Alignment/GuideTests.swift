import LayoutCore
import Testing

@Suite struct GuideTests {
  private static func values(_ sample: Sample, _ keys: [AlignmentKey]) -> [Double] {
    let result = SampleScene([sample], alignments: [SampleAlignment(.horizontal) { $0.width / 4 }])
      .layout()
    return keys.map { result.roots[0].guide($0).value }
  }

  @Test func defaultsFollowTheSize() {
    let keys: [AlignmentKey] = [
      .leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom, .firstTextBaseline,
      .lastTextBaseline, .custom(0),
    ]
    #expect(Self.values(.image(100, 60), keys) == [0, 50, 100, 0, 30, 60, 60, 60, 25])
  }

  @Test func theOutermostModifierWinsAndSeesTheOnesInside() {
    let image = Sample.image(100, 60).guide(.leading) { $0.width / 4 }
    #expect(Self.values(image.guide(.leading) { $0[AlignmentKey.leading] + 1 }, [.leading]) == [26])
    #expect(
      Self.values(image.guide(.top) { $0[explicit: AlignmentKey.leading] ?? -1 }, [.top, .leading])
        == [25, 25]
    )
    #expect(
      Self.values(image.guide(.top) { $0[explicit: AlignmentKey.bottom] ?? -1 }, [.top]) == [-1]
    )
  }

  @Test func guidesMoveWithTheirViewThroughOneChild() {
    let image = Sample.image(50, 20).guide(.leading) { _ in 5 }
    let padding = ModifierContent.paddingInsets(EdgeInsets(leading: 10))
    #expect(Self.values(image.modifier(padding), [.leading]) == [15])
    let trailing = Alignment(horizontal: .trailing, vertical: .center)
    #expect(Self.values(image.frame(width: 100, trailing), [.leading]) == [55])
    #expect(Self.values(image.modifier(.offset(Point(x: 30, y: 0))), [.leading]) == [5])
    #expect(
      Self.values(image.overlay([Sample.color.guide(.leading) { _ in 9 }]), [.leading]) == [5]
    )
    #expect(Self.values(image.modifier(.position(Point(x: 100, y: 100))), [.leading]) == [80])
    #expect(
      Self.values(image.modifier(.fixedSize(horizontal: true, vertical: true)), [.leading]) == [5]
    )
  }

  @Test func containersPassOnBaselinesAndCustomGuidesOnly() {
    let keys: [AlignmentKey] = [.leading, .custom(0), .firstTextBaseline]
    let first = Sample.image(40, 10).guide(.leading) { _ in 5 }.guide(.custom(0)) { _ in 10 }
      .guide(.firstTextBaseline) { _ in 4 }
    let second = Sample.image(40, 10).guide(.custom(0)) { _ in 20 }
    let column = Sample.vStack(alignment: .trailing, spacing: 0, [first, second])
    #expect(Self.values(column, keys) == [0, 15, 4])
    #expect(Self.values(.zStack([first, second]), keys) == [0, 15, 4])
    #expect(Self.values(.hStack(spacing: 0, [second, first]), keys) == [0, (20 + 50) / 2, 4])
  }

  @Test func defaultsOfInnerContainersAreNotPassedOn() {
    // The talk's list cell: the stars and the title line up across two stacks.
    let key = AlignmentKey.custom(0)
    let stars = Sample.vStack(
      spacing: 0,
      [
        Sample.image(75, 14).guide(key) { $0[VerticalAlignment.center] }.id("stars"),
        .image(40, 10),
      ]
    )
    let titles = Sample.vStack(
      alignment: .leading,
      spacing: 0,
      [
        Sample.image(160, 34).guide(key) { $0[VerticalAlignment.center] }.id("title"),
        .image(90, 10),
      ]
    )
    let row = Sample.hStack(alignment: .custom(0), spacing: 0, [stars, titles])
    let alignment = SampleAlignment(.vertical) { $0[VerticalAlignment.bottom] }
    let result = SampleScene([row], alignments: [alignment]).layout()
    let middles = ["stars", "title"].map { result.view(withID: $0)?.frame }
      .map { ($0?.minY ?? 0) + ($0?.height ?? 0) / 2 }
    #expect(middles[0] == middles[1])
  }

  @Test func aFrameUsesItsOwnDefaultAndItsChildsGuide() {
    let alignment = Alignment(horizontal: .custom(0), vertical: .center)
    let image = Sample.image(40, 20).guide(.custom(0)) { _ in 30 }.frame(
      width: 100,
      height: 80,
      alignment
    )
    let scene = SampleScene([image], alignments: [SampleAlignment(.horizontal) { $0.width / 4 }])
    let result = scene.layout()
    // 25 less 30 from the frame's leading edge, which is 50 in.
    #expect(result.views[0].frame.numbers == [45, 90, 40, 20])
  }

  @Test func aDefaultSeesTheExplicitGuidesItNames() {
    let alignments = [SampleAlignment(.vertical) { $0[VerticalAlignment.top] * 2 }]
    let image = Sample.image(10, 10).guide(.top) { _ in 3 }
    let result = SampleScene([image], alignments: alignments).layout()
    #expect(result.roots[0].guide(.custom(0)) == (6, false))
    #expect(result.roots[0].explicitGuides.map(\.key) == [.top])
    #expect(result.roots[0].explicitGuides.map(\.value) == [3])
  }

  @Test func guidesOfEndlessViewsAreNotExplicit() {
    let image = Sample.image(10, 10).guide(.leading) { _ in 3 }
    let frame = image.frame(FlexibleFrame(maxWidth: .infinity))
    let host = LayoutScene.Host.proposal(ProposedViewSize(width: .infinity, height: nil))
    let result = SampleScene([frame], host: host).layout()
    #expect(result.roots[0].guide(.leading).isExplicit == false)
  }
}
