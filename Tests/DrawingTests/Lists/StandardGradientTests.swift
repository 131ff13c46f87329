import Drawing
import LayoutCore
import Testing

/// The gradients that colours have of their own (D3.12), against what was measured in pictures of iOS 26.
@Suite struct StandardGradientTests {
  private func stops(
    _ color: ColorValue,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [DisplayGradient.Stop] {
    let list = displayList(environment: environment) {
      $0.leaf(.color(StyleValue(.standardGradient(color))))
    }
    guard case .fill(_, .linear(let gradient, let from, let to), _, _)? = list.elements.first
    else { return [] }
    #expect(from == Point(x: 50, y: 0) && to == Point(x: 50, y: 100))
    return gradient.stops
  }

  @Test(arguments: [
    (SystemColor.red, [255, 98, 103], [255, 56, 60]),
    (.orange, [255, 172, 88], [255, 141, 40]),
    (.green, [98, 221, 129], [52, 199, 89]),
    (.mint, [54, 222, 205], [0, 200, 179]),
    (.blue, [46, 167, 255], [0, 136, 255]),
    (.brown, [202, 164, 136], [172, 127, 94]),
    (.indigo, [136, 124, 255], [97, 85, 245]),
    (.cyan, [54, 216, 250], [0, 192, 232]),
    (.pink, [255, 89, 126], [255, 45, 85]),
    (.gray, [176, 176, 180], [142, 142, 147]),
  ])
  func theTopIsLighterAndTheColourBeginsAtSevenTenths(
    _ color: SystemColor,
    _ top: [Int],
    _ base: [Int]
  ) throws {
    let stops = try stops(.system(color))
    #expect(stops.map(\.location) == [0, 0.7])
    #expect(stops.map(\.color.numbers) == [top, base])
  }

  /// Red and orange in the middle of the height, as they were measured there.
  @Test(arguments: [(SystemColor.red, [255, 68, 73]), (.orange, [255, 149, 54])])
  func theMiddleIsMixedInEncodedComponents(_ color: SystemColor, _ middle: [Int]) throws {
    let list = displayList(width: 1, height: 101) {
      $0.leaf(.color(StyleValue(.standardGradient(.system(color)))))
    }
    let pixel = try PixelImage(list)[0, 50]
    #expect(zip(pixel, middle).allSatisfy { abs($0 - $1) <= 1 }, "\(pixel)")
    #expect(try PixelImage(list)[0, 90] == PixelImage(list)[0, 100])
  }

  @Test func yellowGoesTheOtherWay() throws {
    let stops = try stops(.system(.yellow))
    #expect(stops.map(\.location) == [0.3, 1])
    #expect(stops.map(\.color.numbers) == [[255, 204, 0], [239, 184, 0]])
  }

  /// What was measured is within 6 of what all other colours follow.
  @Test func otherColoursFollowThoseThatWereMeasured() throws {
    let red = try stops(ColorValue(red: 255 / 255, green: 57 / 255, blue: 60 / 255))
    #expect(zip(red[0].color.numbers, [255, 98, 103]).allSatisfy { abs($0 - $1) <= 6 })
    let black = try stops(.system(.black))
    #expect(black.map(\.color.numbers) == [[52, 52, 52], [0, 0, 0]])
    let white = try stops(.system(.white))
    #expect(white.map(\.color.numbers) == [[255, 255, 255], [237, 237, 237]])
  }

  @Test func opacityIsKept() throws {
    var color = ColorValue.system(.blue)
    color.opacity = 0.5
    #expect(try stops(color).map(\.color.opacity) == [0.5, 0.5])
  }
}

extension DisplayColor {
  fileprivate var numbers: [Int] { [bytes.red, bytes.green, bytes.blue].map { Int($0) } }
}
