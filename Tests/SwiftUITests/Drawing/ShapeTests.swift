import Foundation
import LayoutCore
import Testing

@testable import SwiftUI

private struct Triangle: SwiftUI.Shape {
  func path(in rect: CGRect) -> SwiftUI.Path {
    SwiftUI.Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Square: SwiftUI.InsettableShape {
  var amount: CGFloat = 0

  func path(in rect: CGRect) -> SwiftUI.Path {
    SwiftUI.Path(rect.insetBy(dx: amount, dy: amount))
  }

  func inset(by amount: CGFloat) -> Square { Square(amount: self.amount + amount) }

  func sizeThatFits(_ proposal: SwiftUI.ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

@MainActor
@Suite("Shapes in Swift")
struct ShapeTests {
  @Test func aShapeAloneHasNoModifier() throws {
    #expect(try Drawn(Circle()).contents == [.shape(.circle)])
  }

  @Test func cornersOfOneSideAreStatedOnce() {
    func outline(_ shape: ConcentricRectangle) -> SwiftUI.Path {
      shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(
      outline(ConcentricRectangle(uniformTopCorners: 10, uniformBottomCorners: 20))
        == outline(
          ConcentricRectangle(
            topLeadingCorner: 10,
            topTrailingCorner: 10,
            bottomLeadingCorner: 20,
            bottomTrailingCorner: 20
          )
        )
    )
    #expect(
      outline(ConcentricRectangle(uniformLeadingCorners: 10))
        == outline(ConcentricRectangle(topLeadingCorner: 10, bottomLeadingCorner: 10))
    )
  }

  @Test func fillsAndStrokesChainAroundOneShape() throws {
    let contents = try Drawn(Circle().fill(.red).stroke(.blue, lineWidth: 3)).contents
    #expect(
      contents == [
        .modifier(.stroke("blue", StrokeValue(lineWidth: 3))), .modifier(.fill("red")),
        .shape(.circle),
      ]
    )
  }

  @Test func builtInShapesAreTheEngines() throws {
    func shape<S: SwiftUI.Shape>(_ shape: S) -> BasicShape {
      shape._engineShape(in: EnvironmentValues())
    }
    #expect(shape(.rect) == .rectangle)
    #expect(shape(.capsule) == .capsule)
    #expect(shape(.ellipse) == .ellipse)
    #expect(
      shape(.rect(cornerRadius: 4)) == .roundedRectangle(cornerSize: Size(width: 4, height: 4))
    )
    #expect(shape(Circle().trim(from: 0, to: 0.5)) == .trim(.circle, from: 0, to: 0.5))
    #expect(shape(Capsule().inset(by: 2)) == .inset(.capsule, by: 2))
    #expect(shape(AnyShape(Circle())) == .circle)
  }

  @Test func aShapeOfOnesOwnFollowsItsRectangle() throws {
    let drawn = try Drawn(Triangle().fill(.red).frame(width: 40, height: 20))
    let view = try #require(drawn.views.first)
    #expect(drawn.contents.last?.typeName == "Triangle")
    #expect(view.pathBounds == Rect(x: 30, y: 30, width: 40, height: 20))
  }

  @Test func aShapeMaySayItsSize() throws {
    let view = try #require(try Drawn(Square()).views.first)
    #expect(view.frame == Rect(x: 10, y: 0, width: 80, height: 80))
    let custom = try Drawn(Square().strokeBorder(.red, lineWidth: 10))
    #expect(custom.views.first?.frame == Rect(x: 10, y: 0, width: 80, height: 80))
  }

  @Test func aBorderInsetsAShapeOfOnesOwn() {
    let shape = Square()._engineShape(in: EnvironmentValues())
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let middle = shape.insetForBorder(lineWidth: 8).path(in: rect)
    #expect(middle.boundingRect == Rect(x: 4, y: 4, width: 32, height: 32))
  }

  @Test func unevenCornersAreAtMostHalfOfTheShorterSide() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 100)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 11, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func transformedShapesMoveTheirPaths() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(
      Rectangle().offset(x: 5, y: 6).path(in: rect).boundingRect == rect.offsetBy(dx: 5, dy: 6)
    )
    #expect(
      Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        == CGRect(x: 10, y: -10, width: 20, height: 40)
    )
    #expect(
      Rectangle().scale(0.5).path(in: rect).boundingRect
        == CGRect(x: 10, y: 5, width: 20, height: 10)
    )
    #expect(
      Rectangle().size(width: 4, height: 3).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 4, height: 3)
    )
  }

  @Test func strokedShapesAreLinesAsViews() throws {
    #expect(
      try Drawn(Circle().stroke(lineWidth: 2)).contents == [
        .modifier(.stroke("foreground", StrokeValue(lineWidth: 2))), .shape(.circle),
      ]
    )
  }
}
