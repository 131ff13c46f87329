import LayoutCore
import Testing

/// What a layout says consists of numbers.
@Suite struct NumberTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func everythingOnAFiniteScreenIsFinite(_ batch: UInt64) {
    for seed in 30_000 + batch * 200..<30_000 + (batch + 1) * 200 {
      let sample = SampleGenerator.scene(seed: seed)
      for number in Self.numbers(sample.layout()) where !number.isFinite {
        Issue.record("seed \(seed): \(number)")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func nothingIsNotANumberWhateverIsProposed(_ batch: UInt64) {
    for seed in 31_000 + batch * 60..<31_000 + (batch + 1) * 60 {
      var sample = SampleGenerator.scene(seed: seed)
      for host in SampleGenerator.hosts(seed: seed) {
        sample.host = host
        let culprit = Self.culprit(sample.layout())
        #expect(culprit == nil, "seed \(seed), \(host)")
      }
    }
  }

  @Test(arguments: [
    // Sums that overflow on both sides.
    Sample.hStack(
      spacing: 1e308,
      [.image(1e308, 1), Sample.color.padding(1e308), .image(1e308, 1)]
    ),
    .hStack(spacing: -1e308, [.color, .image(9, 9), .text("a"), .divider]),
    // An effect that takes corners out of any range.
    Sample.image(1e308, 1e308)
      .modifier(.scaleEffect(x: 1e308, y: -1e308, anchor: UnitPoint(x: 1, y: 0.5))),
    Sample.color.modifier(.offset(Point(x: 1e308, y: -1e308)))
      .modifier(.position(Point(x: -1e308, y: 1e308))).padding(-1e308),
    .zStack([Sample.color.frame(width: 1e308, height: 1e308).padding(1e308), .image(0, 0)]),
    // Views within others that have no place.
    farAway(Sample.color.modifier(.safeAreaPadding(edges: .all, length: 1))),
    farAway(
      Sample(content: .scrollView(axes: .vertical, position: ScrollPosition()), children: [.color])
    ),
    // A guide that divides by nothing.
    .hStack(
      alignment: .top,
      [
        Sample.image(10, 10).guide(.top) { $0.width / 0 },
        Sample.image(10, 10).guide(.top) { -$0.width / 0 },
        Sample.image(10, 10).guide(.top) { ($0.width - 10) / 0 },
      ]
    ),
  ])
  func lengthsThatOverflowLeaveFramesOfNumbers(_ sample: Sample) {
    for scale in [1, 3, 1e300, 5e-324] {
      for side in [0, 100, 1e308] {
        var scene = SampleScene([sample], host: .size(Size(width: side, height: side)))
        scene.environment.displayScale = scale
        for isMirrored in [false, true] {
          let frames = Self.frames(scene.layout(isMirrored: isMirrored))
          #expect(!frames.contains { $0.isNaN }, "\(frames)")
        }
      }
    }
  }

  /// Offsets that add up to more than there are numbers for.
  private static func farAway(_ sample: Sample) -> Sample {
    let offset = ModifierContent.offset(Point(x: 1e308, y: -1e308))
    return sample.modifier(offset).modifier(offset)
  }

  @Test func anEndlessViewHasNoCornersToRoundOrTurn() {
    let endless = Rect(x: -.infinity, y: 0, width: .infinity, height: 5)
    #expect(PixelGrid(displayScale: 2).round(endless) == endless)
    #expect(AffineTransform(b: 1, c: 1).boundingBox(of: endless) == endless)
  }

  /// The numbers of all frames, as laid out, rounded and drawn.
  private static func frames(_ result: LayoutResult) -> [Double] {
    namedFrames(result).compactMap(\.frame).flatMap(\.numbers)
  }

  /// What has no number in a frame; nil if there is nothing.
  private static func culprit(_ result: LayoutResult) -> String? {
    namedFrames(result).first { $0.frame?.numbers.contains(where: \.isNaN) == true }
      .map { "\($0.name): \($0.frame?.numbers ?? [])" }
  }

  private typealias NamedFrame = (name: String, frame: Rect?)

  private static func namedFrames(_ result: LayoutResult) -> [NamedFrame] {
    let contents = ScrollContents(result)
    return result.views.flatMap { view -> [NamedFrame] in
      var frames: [NamedFrame] = [
        ("\(view.content)", view.frame), ("pixels", view.pixelFrame),
        ("drawn view", view.renderedFrame), ("outline", view.pathBounds),
        ("scroll view", view.scrollGeometry?.frame), ("in the content", contents.frame(of: view)),
        ("safe areas", Rect(insets: view.safeAreaInsets)),
      ]
      for modifier in view.modifiers {
        frames.append(("modifier", modifier.frame))
        frames.append(("drawn modifier", modifier.renderedFrame))
        frames.append(("line", modifier.pathBounds))
        frames.append(("style", modifier.styleFrame))
      }
      for line in view.text?.lines ?? [] { frames.append(("line", line.frame)) }
      for frame in drawnFrames(view.drawnItems) { frames.append(("drawing", frame)) }
      return frames
    }
  }

  private static func drawnFrames(_ items: [CanvasItem]) -> [Rect?] {
    items.flatMap { [$0.frame] + drawnFrames($0.items) }
  }

  private static func numbers(_ result: LayoutResult) -> [Double] {
    frames(result)
      + result.views.flatMap { view in
        [view.guide(.leading).value, view.guide(.firstTextBaseline).value]
          + view.explicitGuides.map(\.value)
      }
  }
}

extension Rect {
  /// Four lengths as the numbers of a rectangle.
  fileprivate init(insets: EdgeInsets) {
    self.init(x: insets.top, y: insets.leading, width: insets.bottom, height: insets.trailing)
  }
}
