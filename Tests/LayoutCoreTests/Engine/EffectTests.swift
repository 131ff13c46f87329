#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
import LayoutCore
import Testing

@Suite struct EffectTests {
  @Test(
    arguments: [
      (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0), (-180, 0, -1),
      (-270, 1, 0), (450, 1, 0), (36_000, 0, 1), (36_090, 1, 0),
    ] as [(Double, Double, Double)]
  )
  func rightAnglesAreExact(_ degrees: Double, _ sine: Double, _ cosine: Double) {
    #expect(sineAndCosine(degrees: degrees) == (sine, cosine))
  }

  @Test func otherAnglesAreAsTheMathematicsLibrarySays() {
    // Of larger angles the library's own argument is not exact enough.
    for step in -1_800...1_800 {
      let degrees = Double(step) / 10
      let (own, angle) = (sineAndCosine(degrees: degrees), degrees * .pi / 180)
      #expect(abs(own.sine - sin(angle)) < 1e-15, "\(degrees)")
      #expect(abs(own.cosine - cos(angle)) < 1e-15, "\(degrees)")
      let turned = sineAndCosine(degrees: degrees + 720)
      #expect(abs(own.sine - turned.sine) < 1e-14, "\(degrees)")
    }
  }

  @Test func sinesAndCosinesAreOnTheUnitCircle() {
    for step in stride(from: -1_000.0, through: 1_000, by: 0.37) {
      let (sine, cosine) = sineAndCosine(degrees: step)
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
    }
    #expect(sineAndCosine(degrees: .infinity) == (0, 1))
    #expect(sineAndCosine(degrees: .nan) == (0, 1))
  }

  private static func rendered(_ modifiers: [ModifierContent], isMirrored: Bool = false)
    -> [Double]?
  {
    var view = Sample.image(80, 60).id("view")
    for modifier in modifiers { view = view.modifier(modifier) }
    return SampleScene([view]).layout(isMirrored: isMirrored).view(withID: "view")?.renderedFrame?
      .numbers
  }

  @Test func effectsChangeTheRenderedFrameOnly() {
    let scale = ModifierContent.scaleEffect(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0, y: 0))
    #expect(Self.rendered([scale]) == [60, 70, 40, 30])
    #expect(Self.rendered([.rotationEffect(degrees: 90, anchor: .center)]) == [70, 60, 60, 80])
    #expect(Self.rendered([.transformEffect(AffineTransform(tx: 7, ty: -3))]) == [67, 67, 80, 60])
    #expect(Self.rendered([.padding(edges: .all, length: 5)]) == nil)
    let sample = SampleScene([Sample.image(80, 60).modifier(scale).id("view")])
    #expect(sample.layout().frame("view") == [60, 70, 80, 60])
    #expect(sample.layout().rootFrame.size == Size(width: 80, height: 60))
  }

  @Test func theInnerEffectComesFirst() {
    let move = ModifierContent.transformEffect(AffineTransform(tx: 10, ty: 0))
    let turn = ModifierContent.rotationEffect(degrees: 90, anchor: .center)
    // The moved view is turned about the middle of the view that was not moved.
    #expect(Self.rendered([move, turn]) == [70, 70, 60, 80])
    #expect(Self.rendered([turn, move]) == [80, 60, 60, 80])
  }

  @Test func effectsAreSeenInAMirrorFromRightToLeft() {
    let scale = ModifierContent.scaleEffect(x: 0.5, y: 0.5, anchor: UnitPoint(x: 0, y: 0))
    #expect(Self.rendered([scale], isMirrored: true) == [100, 70, 40, 30])
    let turn = ModifierContent.rotationEffect(degrees: 90, anchor: UnitPoint(x: 0, y: 0))
    // Turned about its top leading corner: to the left of it, in the mirror to the right.
    #expect(Self.rendered([turn]) == [0, 70, 60, 80])
    #expect(Self.rendered([turn], isMirrored: true) == [140, 70, 60, 80])
  }

  @Test func effectsOfContainersApplyToWhatIsInside() {
    let box = Sample.image(20, 20).id("box")
    let row = Sample.hStack(spacing: 0, [box, .image(60, 60)])
      .modifier(.scaleEffect(x: 2, y: 2, anchor: .center))
    let result = SampleScene([row]).layout()
    #expect(result.frame("box") == [60, 90, 20, 20])
    #expect(result.view(withID: "box")?.renderedFrame?.numbers == [20, 80, 40, 40])
  }
}
