import LayoutCore
import Testing

@Suite struct AffineTransformTests {
  private static let move = AffineTransform(tx: 3, ty: 4)
  private static let double = AffineTransform(a: 2, d: 2)
  private static let quarterTurn = AffineTransform(a: 0, b: 1, c: -1, d: 0)

  @Test func transformsApplyToPoints() {
    #expect(AffineTransform.identity.apply(to: Point(x: 5, y: 6)) == Point(x: 5, y: 6))
    #expect(Self.move.apply(to: Point(x: 5, y: 6)) == Point(x: 8, y: 10))
    #expect(Self.quarterTurn.apply(to: Point(x: 5, y: 6)) == Point(x: -6, y: 5))
  }

  @Test func theFirstOfTwoTransformsIsAppliedFirst() {
    let point = Point(x: 1, y: 1)
    #expect(Self.move.concatenating(Self.double).apply(to: point) == Point(x: 8, y: 10))
    #expect(Self.double.concatenating(Self.move).apply(to: point) == Point(x: 5, y: 6))
  }

  @Test func aPointStaysWhereATransformIsAboutIt() {
    let point = Point(x: 7, y: -2)
    #expect(Self.quarterTurn.about(point).apply(to: point) == point)
    #expect(Self.double.about(point).apply(to: Point(x: 8, y: 0)) == Point(x: 9, y: 2))
  }

  @Test func aMirrorTurnsRotationsAround() {
    let mirrored = Self.quarterTurn.mirrored(in: 10)
    // (2, 3) is (8, 3) in the mirror.
    let turned = Self.quarterTurn.apply(to: Point(x: 8, y: 3))
    #expect(mirrored.apply(to: Point(x: 2, y: 3)) == Point(x: 10 - turned.x, y: turned.y))
    #expect(mirrored.mirrored(in: 10) == Self.quarterTurn)
  }

  @Test func whatATransformDoesItsInverseUndoes() throws {
    let transform = Self.quarterTurn.concatenating(AffineTransform(a: 2, d: 4, tx: 8, ty: -16))
    let inverse = try #require(transform.inverted)
    let point = Point(x: 3, y: 5)
    #expect(inverse.apply(to: transform.apply(to: point)) == point)
    #expect(AffineTransform(a: 0).inverted == nil)
  }

  @Test func onlyRightAnglesKeepRectanglesUpright() {
    #expect(AffineTransform.identity.isRectilinear)
    #expect(Self.quarterTurn.isRectilinear)
    #expect(!AffineTransform(c: 1).isRectilinear)
  }

  @Test func theBoundingBoxHoldsAllCorners() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Self.move.boundingBox(of: rect).numbers == [4, 6, 3, 4])
    #expect(Self.quarterTurn.boundingBox(of: rect).numbers == [-6, 1, 4, 3])
    let sheared = AffineTransform(c: 1)
    #expect(sheared.boundingBox(of: rect).numbers == [3, 2, 7, 4])
  }
}
