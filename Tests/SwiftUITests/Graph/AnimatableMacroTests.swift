import SwiftUI
import Testing

/// A wedge, some of whose properties move (V7.12).
@Animatable
private struct Wedge: Shape {
  static let (least, most) = (CGFloat(1), CGFloat(3))
  var start: Angle, length: Angle
  var depth = 0.5  // of the radius
  var height: CGFloat {
    didSet { if height < 0 && depth < 1 { height = 0 } }
  }
  @AnimatableIgnored var note: String = "a \("b") < }"
  let radius: CGFloat
  var area: CGFloat { (0..<3).reduce(0) { $0 + CGFloat($1) } * (start < length ? radius : 0) }

  func path(in rect: CGRect) -> SwiftUI.Path { SwiftUI.Path(rect) }
}

/// A generic type of one property.
@Animatable
private struct Box<Value: Animatable> {
  var value: Value
}

/// What `@Animatable` makes of properties.
@Suite struct AnimatableMacroTests {
  @Test func propertiesThatAreStoredMove() {
    var wedge = Wedge(
      start: .degrees(1),
      length: .degrees(2),
      height: 4,
      note: "n",
      radius: 5
    )
    typealias Degrees = SwiftUI.Angle.AnimatableData
    let data: AnimatablePair<Degrees, AnimatablePair<Degrees, AnimatablePair<Double, CGFloat>>> =
      wedge.animatableData
    #expect(data.second.second.first == 0.5)
    #expect(data.second.second.second == 4)
    var other = wedge
    other.start = .degrees(3)
    other.height = 6
    wedge.animatableData += other.animatableData
    #expect(wedge.start == .degrees(4))
    #expect(wedge.length == .degrees(4))
    #expect(wedge.depth == 1)
    #expect(wedge.height == 10)
    #expect(wedge.note == "n")
    #expect((wedge as Any) is any Animatable)
  }

  @Test func oneProperty() {
    var box = Box(value: 1.5)
    box.animatableData.scale(by: 2)
    #expect(box.value == 3)
  }
}
