import Controls
import Export
import LayoutCore
import Testing

@Suite struct DirectionComparisonTests {
  /// Views that ask for the direction are others in the other one; they count if they are made alike.
  @Test func viewsThatAskForTheDirectionAreCompared() {
    func scene(_ width: Double, _ direction: LayoutDirection, isText: Bool = true) -> LayoutScene {
      var builder = ViewTreeBuilder()
      builder.open(.modifier(.frame(width: width, height: 10, alignment: .center)))
      builder.leaf(isText ? .text("a") : .color(nil))
      builder.close()
      var scene = LayoutScene(tree: builder.finish())
      scene.environment.layoutDirection = direction
      return scene
    }
    let left = scene(40, .leftToRight)
    #expect(DirectionComparison(left).isMirrored)
    let scenes = DirectionComparison.scenes(left, scene(80, .rightToLeft))
    #expect(scenes.rightToLeft.layout().rootFrame.width == 80)
    #expect(scenes.leftToRight.layout().rootFrame.width == 40)
    let other = DirectionComparison.scenes(left, scene(80, .rightToLeft, isText: false))
    #expect(other.rightToLeft.layout().rootFrame.width == 40)
    #expect(other.rightToLeft.environment.layoutDirection == .rightToLeft)
  }

  /// Marks that controls make point where the direction does; pictures that they are given do not.
  @Test func picturesThatControlsAreGivenAreNamed() {
    var builder = ViewTreeBuilder()
    let picture: ViewTreeBuilder.Slot = {
      $0.leaf(.image(name: "star", size: Size(width: 20, height: 20), capInsets: nil))
    }
    builder.control(
      .list,
      content: { builder in
        builder.control(.navigationLink(isInNavigation: true), label: picture)
        builder.control(.button(nil), label: picture)
      }
    )
    let views = DirectionComparison(LayoutScene(tree: builder.finish())).views
    #expect(views.count { $0.type == "Image" } > 2)
    #expect(views.count { $0.note != nil } == 2)
  }
}
