import Drawing
import LayoutCore
import Testing

/// Colours and what they are mixed to.
@Suite struct ColorTests {
  @Test(arguments: [
    (ColorComponents.Space.sRGB, [0.412, 0.508, 0.690], [105, 130, 176]),
    (.sRGBLinear, [1, 1, 1], [255, 255, 255]),
    (.displayP3, [0.01, 0.02, 0.03], [2, 5, 8]),
    (.displayP3, [0.3, 0.3, 0.3], [77, 76, 76]),
  ])
  func colorsAreThoseThatSwiftUIPrints(
    _ space: ColorComponents.Space,
    _ numbers: [Double],
    _ bytes: [Int]
  ) {
    let color = DisplayColor(
      ColorComponents(space, red: numbers[0], green: numbers[1], blue: numbers[2]),
      opacity: 1
    )
    let found = [color.bytes.red, color.bytes.green, color.bytes.blue].map { Int($0) }
    #expect(zip(found, bytes).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func theCurveOfSRGBMeetsItself() {
    for step in -20...40 {
      let component = Double(step) / 20
      #expect(abs(LinearColor.encoded(LinearColor.decoded(component)) - component) < 1e-12)
    }
    #expect(LinearColor.encoded(1) == 1)
  }

  @Test func perceptualMixturesEndAtTheirEndsAndKeepGreysGrey() {
    let red = DisplayColor(255, 0, 0)
    let blue = DisplayColor(0, 0, 255)
    #expect(red.mixedPerceptually(with: blue, by: 0).hex == "#ff0000")
    #expect(red.mixedPerceptually(with: blue, by: 1).hex == "#0000ff")
    let grey = DisplayColor.black.mixedPerceptually(with: .white, by: 0.5)
    // Half of Oklab's lightness is an eighth of the light.
    #expect(abs(grey.red - LinearColor.encoded(0.125)) < 1e-4)
    #expect(abs(grey.red - grey.green) < 1e-4 && abs(grey.green - grey.blue) < 1e-4)
  }

  @Test func stopsOutOfOrderLieWhereTheFurthestBeforeThemDoes() {
    let list = displayList { builder in
      builder.leaf(
        .color(
          StyleValue(
            .linearGradient(
              GradientValue(stops: [
                GradientValue.Stop(color: .system(.black), location: 0.5),
                GradientValue.Stop(color: .system(.white), location: 0.2),
              ]),
              startPoint: .leading,
              endPoint: .trailing
            )
          )
        )
      )
    }
    guard case .fill(_, .linear(let gradient, let from, let to), _, _)? = list.elements.first
    else {
      Issue.record("no gradient is drawn")
      return
    }
    #expect(gradient.stops.map(\.location) == [0.5, 0.5])
    #expect(from == Point(x: 0, y: 50) && to == Point(x: 100, y: 50))
  }

  @Test func gradientsBeginAtTheLeadingSide() {
    let list = displayList(environment: { $0.layoutDirection = .rightToLeft }) { builder in
      builder.leaf(
        .color(
          StyleValue(
            .linearGradient(
              GradientValue(colors: [.system(.black), .system(.white)]),
              startPoint: .leading,
              endPoint: .trailing
            )
          )
        )
      )
    }
    guard case .fill(_, .linear(_, let from, let to), _, _)? = list.elements.first else {
      Issue.record("no gradient is drawn")
      return
    }
    #expect(from.x == 100 && to.x == 0)
  }

  @Test func anAngularGradientFillsWhatItLeavesOut() {
    // A quarter: the last colour reaches half way through the rest, then the first one.
    let places = [0.0, 45, 90, 180, 224, 226, 359].map {
      AngularPlace.location(of: $0, from: 0, to: 90)
    }
    #expect(places == [0, 0.5, 1, 1, 1, 0, 0])
    // Of two turns the last one is seen.
    #expect(AngularPlace.location(of: 10, from: 0, to: 720) == (360 + 10.0) / 720)
  }
}
