import LayoutCore
import Testing

@Suite struct ViewHierarchyTests {
  private let hierarchy: ViewHierarchy

  init() {
    let view = Sample.zStack([.image(20, 20), .divider])
      .background([.color, .circle])
      .padding(2)
      .guide(.leading) { _ in 5 }
      .modifier(.opacity(0.5))
      .overlay([.divider])
      .modifier(.scaleEffect(x: 2, y: 2, anchor: .center))
    hierarchy = ViewHierarchy(SampleScene([view, .image(9, 9)]).layout())
  }

  private func names(_ views: [Int]) -> [String] {
    views.map { hierarchy.views[$0].content.typeName }
  }

  @Test func childrenAndWhatModifiersBringAlongAreToldApart() {
    let roots = hierarchy.children(of: nil)
    #expect(names(roots) == ["ZStack", "Image"])
    #expect(names(hierarchy.children(of: roots[0])) == ["Image", "Divider"])
    #expect(hierarchy.hasContent(roots[0]))
    #expect(!hierarchy.hasContent(roots[1]))
    let content = hierarchy.modifiers(of: roots[0]).map { names($0.content) }
    #expect(content == [["Color", "Circle"], [], [], [], ["Divider"], []])
  }

  @Test func aModifierMakesAViewIfItTakesPartInLayout() {
    let modifiers = hierarchy.modifiers(of: 0)
    #expect(
      modifiers.map(\.placed.typeName)
        == ["background", "padding", "alignmentGuide", "opacity", "overlay", "scaleEffect"]
    )
    #expect(modifiers.map(\.makesView) == [true, true, true, false, true, true])
    #expect(modifiers.map(\.setsGuide) == [false, false, true, false, false, false])
    #expect(modifiers.map(\.isEffect) == [false, false, false, false, false, true])
  }
}
