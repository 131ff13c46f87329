import LayoutCore
import Testing

@Suite struct ViewPathsTests {
  private static func paths(_ views: Sample...) -> [String] {
    let result = SampleScene(views).layout()
    let paths = ViewPaths(result)
    return result.views.map { paths[$0] }
  }

  @Test func anIdIsAPathAndWhatIsInsideFollowsIt() {
    let row = Sample.hStack([.divider, Sample.spacer().id("gap"), .divider])
    let paths = Self.paths(Sample.vStack([.divider, row]).id("list"))
    #expect(paths == ["list", "list/0", "list/1", "list/1/0", "gap", "list/1/2"])
  }

  @Test func viewsAtTheTopGoByTheirPositions() {
    #expect(Self.paths(.zStack([.divider]), .divider) == ["0", "0/0", "1"])
  }

  @Test func groupsDoNotCount() {
    let group = Sample.group([.divider, .empty, .forEach([.divider])])
    let paths = Self.paths(Sample.zStack([group, .divider]).id("pile").padding(1))
    #expect(paths == ["pile", "pile/0", "pile/1", "pile/2"])
  }

  @Test func contentFollowsItsHostAndModifier() {
    let pile = Sample.zStack([.divider])
    let view = pile.modifier(.overlayStyle("green"))
      .overlay([.circle, Sample.circle.id("second")])
      .background([pile])
      .overlay([.color])
    #expect(
      Self.paths(view) == [
        "0", "0/0", "0/overlay#2/0", "second", "0/background/0", "0/background/0/0",
        "0/overlay#3/0",
      ]
    )
  }

  @Test func contentOfAGroupsModifierBelongsToEachView() {
    let group = Sample.group([.divider, Sample.text("Avocado").id("name")]).background([.color])
    #expect(Self.paths(group) == ["0", "0/background/0", "name", "name/background/0"])
  }

  @Test func deepPathsStartAnew() {
    let depth = ViewPaths.longestPath + 2
    var view = Sample.zStack([])
    for _ in 1..<depth { view = .zStack([view]) }
    let paths = Self.paths(view)
    #expect(paths[1] == "0/0")
    #expect(paths[63].split(separator: "/").count == 64)
    #expect(paths[64...] == ["@64", "@64/0"])
    #expect(Set(paths).count == depth)
  }

  @Test func anIDThatLooksLikeAPathLeavesNoOtherViewThatPath() {
    let row = Sample.hStack([.divider, Sample.circle.id("0/0"), Sample.zStack([.circle])])
    #expect(Self.paths(row) == ["0", "@1", "0/0", "0/2", "0/2/0"])
    let named = Sample.hStack([.divider, Sample.zStack([.circle]).id("row/0")]).id("row")
    #expect(Self.paths(named) == ["row", "@1", "row/0", "row/0/0"])
    let deep = Sample.hStack([Sample.zStack([.divider]), Sample.circle.id("@2")]).id("a/0")
    #expect(Self.paths(deep, .divider) == ["a/0", "a/0/0", "a/0/0/0", "@2", "1"])
    #expect(Self.paths(.divider, Sample.circle.id("0")) == ["@0", "0"])
    let host = Sample.hStack([Sample.circle.id("a/overlay")]).id("a").overlay([.circle, .circle])
    let inside = Sample.zStack([.divider]).id("a/overlay/1")
    #expect(
      Self.paths(host, inside) == [
        "a", "a/overlay", "a/overlay/0", "@3", "a/overlay/1", "a/overlay/1/0",
      ]
    )
  }

  @Test func theSecondViewWithAnIDHasAPathOfItsPosition() {
    let paths = Self.paths(Sample.circle.id("dot"), Sample.zStack([.divider]).id("dot"))
    #expect(paths == ["dot", "@1", "@1/0"])
  }

  @Test func partsOfViewsAreCalledByTheirViewAndNeverAsAnother() {
    let views = [Sample.zStack([.divider]).id("p"), Sample.circle.id("p/0#segment1")]
    let paths = ViewPaths(SampleScene(views).layout())
    #expect(paths.path(ofPart: "segment0", of: 1) == "p/0#segment0")
    #expect(paths.path(ofPart: "segment1", of: 1) == "p/0#segment1#")
    #expect(paths.path(ofPart: "", of: 1) == "p/0")
  }
}
