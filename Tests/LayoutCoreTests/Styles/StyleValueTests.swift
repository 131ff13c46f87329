import LayoutCore
import Testing

@Suite struct StyleValueTests {
  @Test func aStyleIsAsLargeAsAPointer() {
    #expect(MemoryLayout<StyleValue>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<StyleValue?>.size == MemoryLayout<Int>.size)
    #expect(MemoryLayout<DrawingEnvironment>.size == MemoryLayout<Int>.size)
  }

  @Test func everyNameSaysOneStyle() {
    #expect(Set(StyleValue.names).count == StyleValue.names.count)
    for name in StyleValue.names { #expect(StyleValue(named: name).name == name) }
    #expect(StyleValue(named: "primary").paint == .current)
    #expect(StyleValue(named: "tertiary").level == .tertiary)
    #expect(StyleValue(named: "bar").paint == .material(.bar))
    #expect(StyleValue(named: "thinMaterial").paint == .material(.thin))
    #expect(StyleValue(named: "tint").paint == .semantic(.tint))
    #expect(StyleValue(named: "separator").paint == .semantic(.separator))
    #expect(StyleValue(named: "red").paint == .color(.system(.red)))
    #expect(StyleValue(named: "brand").paint == .color(ColorValue(.asset("brand"))))
    #expect(StyleValue(named: "#ff0000").paint == .color(ColorValue(red: 1, green: 0, blue: 0)))
  }

  @Test func whatIsDoneWithAStyleTakesItsName() {
    var faded: StyleValue = "tint"
    faded.opacity = 0.5
    var deeper: StyleValue = "tint"
    deeper.level = .secondary
    var blended: StyleValue = "red"
    blended.blendMode = .multiply
    var shadowed: StyleValue = "red"
    shadowed.shadows = [ShadowValue(radius: 2)]
    for style in [faded, deeper, blended, shadowed, .color(.system(.primary))] {
      #expect(style.name == nil)
    }
    #expect(StyleValue.color(ColorValue(.asset("tint"))).name == nil)
    #expect(StyleValue.color(ColorValue(.asset("#tint"))).name == nil)
  }

  @Test func opacityMultipliesInTheColorItself() {
    let half = StyleValue.color(ColorValue(.system(.red), opacity: 0.5))
    #expect(
      half.multiplyingOpacity(by: 0.5) == .color(ColorValue(.system(.red), opacity: 0.25))
    )
    let tint = StyleValue.semantic(.tint).multiplyingOpacity(by: 0.5).multiplyingOpacity(by: 0.5)
    #expect(tint.opacity == 0.25)
  }

  @Test func aCopyIsAValueOfItsOwn() {
    let original: StyleValue = "red"
    var copy = original
    copy.level = .quinary
    #expect(original.level == .primary)
    #expect(original != copy)
    #expect(Set([original, copy, "red"]).count == 2)
  }

  @Test func colorsOfAGradientAreAtEqualDistances() {
    let colors: [ColorValue] = [.system(.red), .system(.green), .system(.blue)]
    let gradient = GradientValue(colors: colors)
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.isEven)
    #expect(GradientValue(colors: [.system(.red)]).stops.map(\.location) == [0])
    #expect(GradientValue(colors: []).stops.isEmpty)
    var moved = gradient
    moved.stops[1].location = 0.25
    #expect(!moved.isEven)
  }
}
