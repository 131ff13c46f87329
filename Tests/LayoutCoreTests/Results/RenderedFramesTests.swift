import LayoutCore
import Testing

@Suite struct RenderedFramesTests {
  /// All frames are found together as they are one by one.
  @Test func framesOfAWholeTreeAreThoseOfItsViews() {
    let inner = Sample.image(20, 10).modifier(.rotationEffect(degrees: 30, anchor: .center))
      .padding(3).overlay([.color])
    let row = Sample.hStack(spacing: 4, [inner, .image(5, 5)])
      .modifier(.scaleEffect(x: 2, y: -1, anchor: UnitPoint(x: 0, y: 1)))
    let result = SampleScene([row, .image(9, 9)]).layout()
    let frames = RenderedFrames(result)
    var changed = 0
    for view in result.views {
      #expect(frames.frame(of: view) == view.renderedFrame, "\(view.content)")
      for modifier in view.modifiers {
        #expect(frames.frame(of: modifier) == modifier.renderedFrame, "\(modifier.typeName)")
      }
      if let frame = frames.frame(of: view), frame != view.frame { changed += 1 }
    }
    // The row, what is in it and its overlay; not the view below.
    #expect(changed == 4)
    #expect(result.views.last.map { frames.frame(of: $0) } == .some(nil))
  }

  @Test func withoutEffectsNothingIsDrawnElsewhere() {
    let view = Sample.image(20, 10).modifier(.offset(Point(x: 7, y: 0)))
    let result = SampleScene([view]).layout()
    #expect(RenderedFrames(result).frame(of: result.views[0]) == nil)
    #expect(RenderedFrames(result).frame(of: result.views[0].modifiers[0]) == nil)
  }
}
