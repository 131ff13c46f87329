import Drawing
import Foundation
import SwiftUI
import Testing

/// The options of a context's clips, shadings, gradients and filters, against calculations made here.
@MainActor
@Suite struct ContextOptionTests {
  private func image(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> PixelImage {
    try SwiftScreen(Canvas(renderer: draw), width: 40, height: 40).image
  }

  private let whole = SwiftUI.Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  // MARK: Gradients

  private static let ramp = Gradient(colors: [
    Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
  ])

  /// Where a place is on a gradient that goes on as its options say.
  private func share(_ place: Double, _ options: GraphicsContext.GradientOptions) -> Double {
    if options.contains(.mirror) {
      let turn = place - 2 * (place / 2).rounded(.down)
      return turn > 1 ? 2 - turn : turn
    }
    if options.contains(.repeat) { return place - place.rounded(.down) }
    return min(max(place, 0), 1)
  }

  @Test(
    arguments: [
      [], .repeat, .mirror, .linearColor, [.repeat, .linearColor], [.mirror, .linearColor],
    ] as [GraphicsContext.GradientOptions]
  )
  func gradientsGoOnAsTheyAreAskedTo(_ options: GraphicsContext.GradientOptions) throws {
    let line = try image { [whole] context, _ in
      context.fill(
        whole,
        with: .linearGradient(
          Self.ramp,
          startPoint: CGPoint(x: 10, y: 0),
          endPoint: CGPoint(x: 20, y: 0),
          options: options
        )
      )
    }
    let circles = try image { [whole] context, _ in
      context.fill(
        whole,
        with: .radialGradient(
          Self.ramp,
          center: CGPoint(x: 0, y: 20.5),
          startRadius: 0,
          endRadius: 10,
          options: options
        )
      )
    }
    for x in 0..<40 where (x % 10) > 1 && (x % 10) < 8 {
      for (image, start) in [(line, 10.0), (circles, 0)] {
        let share = share((Double(x) + 0.5 - start) / 10, options)
        let expected = 255 * (options.contains(.linearColor) ? encoded(share) : share)
        #expect(abs(Double(image[x, 20][0]) - expected) <= 3, "\(options.rawValue) \(x)")
      }
    }
  }

  /// A quarter of a turn behind its start it has mixed a quarter.
  @Test func gradientsAroundAPointMixLightIfTheyAreAskedTo() throws {
    let image = try image { [whole] context, _ in
      context.fill(
        whole,
        with: .conicGradient(
          Self.ramp,
          center: CGPoint(x: 20, y: 20),
          angle: .degrees(-90),
          options: .linearColor
        )
      )
    }
    #expect(abs(Double(image[38, 20][0]) - 255 * encoded(0.25)) <= 3)
    #expect(abs(Double(image[20, 38][0]) - 255 * encoded(0.5)) <= 3)
    #expect(abs(Double(image[1, 20][0]) - 255 * encoded(0.75)) <= 3)
  }

  // MARK: Colours

  @Test func shadingsAreOfTheirSpaces() throws {
    let linear = try image { [whole] context, _ in
      context.fill(whole, with: .color(.sRGBLinear, red: 0.2, green: 0.5, blue: 0.8))
    }
    for (channel, component) in [0.2, 0.5, 0.8].enumerated() {
      #expect(abs(Double(linear[5, 5][channel]) - 255 * encoded(component)) <= 1)
    }
    let grey = try image { [whole] context, _ in
      context.fill(whole, with: .color(.sRGBLinear, white: 0.5, opacity: 0.5))
    }
    #expect(abs(Double(grey[5, 5][0]) - 255 * encoded(0.5)) <= 1 && grey[5, 5][3] == 128)
    let wide = try image { [whole] context, _ in
      context.fill(whole, with: .color(.displayP3, red: 0.3, green: 0.6, blue: 0.4))
    }
    let (r, g, b) = (light(0.3), light(0.6), light(0.4))
    let expected = [
      1.2249 * r - 0.2247 * g, -0.0420 * r + 1.0419 * g, -0.0197 * r - 0.0786 * g + 1.0979 * b,
    ]
    for channel in 0..<3 {
      #expect(abs(Double(wide[5, 5][channel]) - 255 * encoded(expected[channel])) <= 1)
    }
  }

  // MARK: Filters

  @Test func filtersWorkOnLightIfTheyAreAskedTo() throws {
    let color = [0.2, 0.5, 0.8]
    let weights = [0.2126, 0.7152, 0.0722]
    let filters: [(GraphicsContext.Filter, ([Double]) -> [Double])] = [
      (.brightness(0.1), { $0.map { $0 + 0.1 } }),
      (.contrast(1.5), { $0.map { 1.5 * $0 - 0.25 } }),
      (.colorInvert(0.75), { $0.map { -0.5 * $0 + 0.75 } }),
      (
        .saturation(0.5),
        { own in
          let grey = zip(own, weights).reduce(0) { $0 + $1.0 * $1.1 }
          return own.map { grey + 0.5 * ($0 - grey) }
        }
      ),
      (
        .grayscale(1),
        { own in own.map { _ in zip(own, weights).reduce(0) { $0 + $1.0 * $1.1 } } }
      ),
      (
        .colorMultiply(Color(.sRGB, red: 0.5, green: 1, blue: 0.25)),
        { [$0[0] / 2, $0[1], $0[2] / 4] }
      ),
    ]
    for (index, (filter, formula)) in filters.enumerated() {
      for isLinear in [false, true] {
        let image = try image { [whole] context, _ in
          context.addFilter(filter, options: isLinear ? .linearColor : [])
          context.fill(whole, with: .color(.sRGB, red: color[0], green: color[1], blue: color[2]))
        }
        let expected =
          isLinear
          ? formula(color.map(light)).map(encoded) : formula(color).map { min(max($0, 0), 1) }
        for channel in 0..<3 {
          #expect(
            abs(Double(image[20, 20][channel]) - 255 * expected[channel]) <= 2,
            "\(index) \(isLinear) \(channel)"
          )
        }
      }
    }
  }

  // MARK: Clips

  private func isSeen(
    _ clip: @escaping (inout GraphicsContext) -> Void
  ) throws -> (Int, Int) -> Bool {
    let image = try image { [whole] context, _ in
      clip(&context)
      context.fill(whole, with: .color(.black))
    }
    return { image[$0, $1][3] == 255 }
  }

  /// Two squares that overlap, a star whose line crosses itself, a disc.
  @Test func theOutsideOfAClipIsWhatItsOwnRuleLeaves() throws {
    var squares = SwiftUI.Path(CGRect(x: 5, y: 5, width: 20, height: 20))
    squares.addRect(CGRect(x: 15, y: 15, width: 20, height: 20))
    var star = SwiftUI.Path()
    star.addLines(
      (0..<5).map { point in
        let angle = Double(point) * 4 * .pi / 5 - .pi / 2
        return CGPoint(x: 20 + 18 * cos(angle), y: 20 + 18 * sin(angle))
      }
    )
    star.closeSubpath()
    for isEven in [false, true] {
      let style = FillStyle(eoFill: isEven)
      for isInverse in [false, true] {
        let options: GraphicsContext.ClipOptions = isInverse ? .inverse : []
        let inSquares = try isSeen { [squares] in
          $0.clip(to: squares, style: style, options: options)
        }
        #expect(inSquares(20, 20) == (isInverse == isEven), "\(isEven) \(isInverse)")
        #expect(inSquares(10, 10) != isInverse && inSquares(30, 30) != isInverse)
        #expect(inSquares(30, 10) == isInverse)
        let inStar = try isSeen { [star] in $0.clip(to: star, style: style, options: options) }
        #expect(inStar(20, 20) == (isInverse == isEven), "\(isEven) \(isInverse)")
        #expect(inStar(1, 1) == isInverse)
        let inDisc = try isSeen {
          $0.clip(
            to: SwiftUI.Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20)),
            style: style,
            options: options
          )
        }
        #expect(inDisc(20, 20) != isInverse && inDisc(2, 2) == isInverse)
      }
    }
  }

  /// Clips together let through what each of them does, under the transforms of their time.
  @Test func clipsAddUp() throws {
    let seen = try isSeen { context in
      context.clip(to: SwiftUI.Path(CGRect(x: 0, y: 0, width: 30, height: 40)))
      context.translateBy(x: 10, y: 10)
      context.clip(to: SwiftUI.Path(CGRect(x: 0, y: 0, width: 10, height: 10)), options: .inverse)
      context.translateBy(x: -10, y: -10)
    }
    #expect(seen(5, 5) && seen(25, 15) && !seen(15, 15) && !seen(35, 5))
  }

  @Test func theOutsideOfALayerIsSeen() throws {
    let around = try isSeen { context in
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(SwiftUI.Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.red))
      }
    }
    #expect(around(5, 5) && !around(20, 20))
    // Outside of nothing is everywhere, inside of nothing is nowhere.
    let all = try isSeen { $0.clipToLayer(options: .inverse) { _ in } }
    #expect(all(5, 5) && all(20, 20))
    let none = try isSeen { $0.clipToLayer { _ in } }
    #expect(!none(5, 5) && !none(20, 20))
    let half = try image { [whole] context, _ in
      context.clipToLayer(opacity: 0.5, options: .inverse) { [whole] layer in
        layer.fill(whole, with: .color(.red.opacity(0.5)))
      }
      context.fill(whole, with: .color(.black))
    }
    #expect(abs(half[20, 20][3] - 191) <= 1)
  }

  // MARK: Layers

  /// A layer begins plain and is filtered, faded and blended as a whole (D8.13).
  @Test func aLayerIsDoneToAsAWhole() throws {
    let image = try image { context, _ in
      context.opacity = 0.5
      context.addFilter(.colorInvert())
      context.drawLayer { layer in
        #expect(layer.opacity == 1 && layer.blendMode == .normal)
        layer.fill(
          SwiftUI.Path(CGRect(x: 0, y: 0, width: 30, height: 40)),
          with: .color(.sRGB, red: 1, green: 0, blue: 0)
        )
        layer.fill(
          SwiftUI.Path(CGRect(x: 10, y: 0, width: 30, height: 40)),
          with: .color(.sRGB, red: 1, green: 0, blue: 0)
        )
      }
      // What was in the layer is not left over.
      #expect(context.opacity == 0.5)
    }
    for x in [5, 20, 35] { #expect(image[x, 20] == [0, 255, 255, 128], "\(x)") }
  }
}
