import Drawing
import SwiftUI
import Testing

/// Where shapes of the user's own are drawn, and what transforms of paths are about (D4.22).
@MainActor
@Suite struct ShapePlaceTests {
  private typealias Path = SwiftUI.Path

  /// A shape that knows no more of its rectangle than the size.
  private struct Block: InsettableShape {
    var amount: CGFloat = 0
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: amount, y: amount, width: rect.width / 2, height: rect.height - 2 * amount))
    }
    func inset(by amount: CGFloat) -> Block { Block(amount: self.amount + amount) }
  }

  private func ink(_ view: some SwiftUI.View) throws -> [Double]? {
    try SwiftScreen(view, width: 60, height: 60).image.ink(scale: 1)
  }

  @Test func aShapeSeesARectangleAtTheOrigin() throws {
    let block = Block().fill(.black).frame(width: 20, height: 10)
    #expect(try ink(block) == [20, 25, 10, 10])
    let mirrored = block.environment(\.layoutDirection, .rightToLeft)
    #expect(try ink(mirrored) == [30, 25, 10, 10])
    let inset = Block().inset(by: 2).fill(.black).frame(width: 20, height: 10)
    #expect(try ink(inset) == [22, 27, 10, 6])
    let clip = Color.black.frame(width: 20, height: 10).clipShape(Block())
    #expect(try ink(clip) == [20, 25, 10, 10])
    let background = Color.clear.frame(width: 20, height: 10).background(.black, in: Block())
    #expect(try ink(background) == [20, 25, 10, 10])
  }

  @Test func aTransformIsAboutTheCornerOfTheShape() throws {
    let wide = Rectangle().transform(CGAffineTransform(scaleX: 2, y: 0.5)).fill(.black)
    #expect(try ink(wide.frame(width: 20, height: 20)) == [20, 20, 40, 10])
    let turned = Rectangle().transform(CGAffineTransform(rotationAngle: .pi / 2)).fill(.black)
    #expect(try ink(turned.frame(width: 20, height: 10)) == [10, 25, 10, 20])
  }

  /// A line of no length has ends alone (D4.18).
  @Test(arguments: [CGLineCap.butt, .round, .square])
  func lineOfNoLengthIsADot(_ cap: CGLineCap) throws {
    let point = Path { path in
      path.move(to: CGPoint(x: 30, y: 20))
      path.addLine(to: CGPoint(x: 30, y: 20))
    }
    let style = StrokeStyle(lineWidth: 10, lineCap: cap)
    let screen = try SwiftScreen(point.stroke(.black, style: style), width: 60, height: 60)
    let image = try screen.image
    #expect((image[30, 20][3] == 255) == (cap != .butt))
    #expect((image[26, 16][3] == 255) == (cap == .square))
    #expect(image[24, 20][3] < 8 && image[30, 26][3] == 0)
  }
}
