import Drawing
import Foundation
import LayoutCore
import SwiftUI
import Testing
import ViewGraph

/// Pixels of canvases, against calculations made here.
@MainActor
@Suite struct CanvasPictureTests {
  private func image(
    width: Double = 40,
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) throws -> PixelImage {
    try image(of: Canvas(renderer: draw), width: width)
  }

  private func image(of view: some View, width: Double = 40) throws -> PixelImage {
    var environment = LayoutCore.EnvironmentValues()
    environment.displayScale = 1
    let screen = ViewHost.screen(
      view,
      in: LayoutScene(
        host: .size(Size(width: width, height: width)),
        environment: environment,
        tree: ViewTreeBuilder().finish()
      ),
      measurer: FixedTextMeasurer()
    )
    return try PixelImage(try screen.settle().displayList(.transparent))
  }

  private let black = GraphicsContext.Shading.color(.black)
  private let white = GraphicsContext.Shading.color(.white)
  private let whole = SwiftUI.Path(CGRect(x: 0, y: 0, width: 40, height: 40))
  private let right = SwiftUI.Path(CGRect(x: 20, y: 0, width: 20, height: 40))

  /// The middle of an edge between black and white is half of the light: Φ of the distance to it.
  @Test func blursMixLightIfTheyAreAskedTo() throws {
    for isLinear in [false, true] {
      let image = try image { [whole, right, black, white] context, _ in
        context.addFilter(.blur(radius: 4), options: isLinear ? .linearColor : [])
        context.drawLayer { layer in
          layer.fill(whole, with: black)
          layer.fill(right, with: white)
        }
      }
      for x in [17, 19, 20, 23] {
        let share = 0.5 * (1 + erf((Double(x) + 0.5 - 20) / 4 / 2.0.squareRoot()))
        let encoded = isLinear ? 1.055 * pow(share, 1 / 2.4) - 0.055 : share
        // Three boxes are not quite a bell, and light is kept in bytes between its two passes.
        #expect(abs(Double(image[x, 20][0]) - 255 * encoded) <= 5, "\(isLinear) \(x)")
      }
    }
  }

  /// On white `screen` would leave nothing to be seen (D5.2).
  @Test func modesInACanvasSeeTheCanvasAlone() throws {
    let blue = GraphicsContext.Shading.color(.sRGB, red: 0, green: 0, blue: 1)
    for (mode, color) in [
      (GraphicsContext.BlendMode.screen, [0, 0, 255, 255]), (.clear, [255, 255, 255, 255]),
      (.multiply, [0, 0, 255, 255]),
    ] {
      let view = ZStack {
        SwiftUI.Color.white
        Canvas { [whole] context, _ in
          context.blendMode = mode
          context.fill(whole, with: blue)
        }
      }
      #expect(try image(of: view)[20, 20] == color, "\(mode)")
    }
  }

  @Test func shadowsLieAboveOrAloneIfTheyAreAskedTo() throws {
    let square = SwiftUI.Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    func drawn(_ options: GraphicsContext.ShadowOptions) throws -> PixelImage {
      try image { context, _ in
        context.addFilter(
          .shadow(color: .blue, radius: 0, x: 5, y: 0, options: options)
        )
        context.fill(square, with: .color(.red))
      }
    }
    let below = try drawn([])
    let above = try drawn(.shadowAbove)
    let alone = try drawn(.shadowOnly)
    #expect(below[17, 15] == below[12, 15] && below[22, 15] == above[17, 15])
    #expect(above[12, 15] == below[12, 15] && above[22, 15] == above[17, 15])
    #expect(alone[12, 15][3] == 0 && alone[17, 15] == above[17, 15])
  }

  /// The recipe for an inner shadow: of what is transparent, above, where the picture is.
  @Test func aShadowOfTheOutsideFallsOnTheInside() throws {
    let square = SwiftUI.Path(CGRect(x: 10, y: 10, width: 20, height: 20))
    let image = try image { [white] context, _ in
      context.addFilter(
        .shadow(
          color: .black,
          radius: 2,
          blendMode: .sourceAtop,
          options: [.shadowAbove, .invertsAlpha]
        )
      )
      context.fill(square, with: white)
    }
    #expect(image[20, 20] == [255, 255, 255, 255])
    #expect(image[5, 20][3] == 0)
    // Half a pixel inside of the edge: 1 − Φ(0.25) of the black.
    let share = 0.5 * (1 - erf(0.25 / 2.0.squareRoot()))
    #expect(abs(Double(image[10, 20][0]) - 255 * (1 - share)) <= 5)
  }

  @Test func theBackdropIsWhatIsDrawn() throws {
    let image = try image { [whole, right] context, _ in
      context.fill(whole, with: .color(.sRGB, red: 1, green: 0, blue: 0))
      // What is there is taken through the filter.
      context.addFilter(.colorInvert())
      context.fill(right, with: .backdrop)
    }
    #expect(image[5, 20] == [255, 0, 0, 255])
    #expect(image[30, 20] == [0, 255, 255, 255])
  }

  @Test func anOpaqueCanvasBeginsBlack() throws {
    let image = try image(of: Canvas(opaque: true) { _, _ in })
    #expect(image[0, 0] == [0, 0, 0, 255] && image[39, 39] == [0, 0, 0, 255])
  }

  @Test func anOpaqueGroupIsItsFrameOnBlack() throws {
    let view = SwiftUI.Color.white.opacity(0.5).frame(width: 40, height: 10)
      .drawingGroup(opaque: true).frame(width: 20, height: 20).drawingGroup()
    let image = try image(of: view)
    #expect(image[20, 20] == [128, 128, 128, 255])
  }

  /// A line's gradient does not depend on how thick its box is.
  @Test func aFlatPathHasTheCanvassGradient() throws {
    let image = try image { context, _ in
      var line = SwiftUI.Path()
      line.move(to: CGPoint(x: 0, y: 20))
      line.addLine(to: CGPoint(x: 40, y: 20))
      let gradient = SwiftUI.Gradient(colors: [
        Color(.sRGB, red: 0, green: 0, blue: 0), Color(.sRGB, red: 1, green: 1, blue: 1),
      ])
      let shading = GraphicsContext.Shading.linearGradient(
        gradient,
        startPoint: CGPoint(x: 0, y: 10),
        endPoint: CGPoint(x: 0, y: 30)
      )
      context.stroke(line, with: shading, lineWidth: 20)
    }
    for y in [12, 20, 27] {
      #expect(abs(Double(image[20, y][0]) - 255 * (Double(y) + 0.5 - 10) / 20) <= 1)
    }
  }

  // MARK: Space

  /// D5.21's own numbers: the left edge at −44.1 with half a height of 88.2, the right one at 17.4
  /// with 34.9.
  @Test func aTurnInSpaceHasItsPerspective() throws {
    let view = SwiftUI.Color.black.frame(width: 100, height: 100)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    let image = try image(of: view, width: 300)
    func height(_ x: Int) -> Double {
      (0..<300).reduce(0) { $0 + Double(image[x, $1][3]) / 255 }
    }
    for x in stride(from: 108, through: 164, by: 8) {
      // The edges run straight between the corners.
      let share = (Double(x) + 0.5 - 150 + 44.1) / (17.4 + 44.1)
      #expect(abs(height(x) - 2 * (88.2 + (34.9 - 88.2) * share)) <= 1)
    }
    #expect(image[103, 150][3] == 0 && image[169, 150][3] == 0)
  }

  /// Where each pixel of a projection comes from, worked out point by point.
  @Test func projectionsPutEachPointInItsPlace() throws {
    var transform = ProjectionTransform()
    (transform.m11, transform.m12, transform.m13) = (1, 0.2, 0.004)
    (transform.m21, transform.m22, transform.m23) = (-0.1, 0.9, 0.002)
    (transform.m31, transform.m32) = (10, 5)
    let view = HStack(spacing: 0) {
      Color(.sRGB, red: 1, green: 0, blue: 0)
      Color(.sRGB, red: 0, green: 0, blue: 1)
    }
    .frame(width: 80, height: 80).projectionEffect(transform)
    let image = try image(of: view, width: 120)
    let middles = [(20.0, 20.0), (20, 60), (60, 20), (60, 60), (35, 40), (45, 40)]
    for (x, y) in middles {
      let seen = CGPoint(x: x, y: y).applying(transform)
      let pixel = image[20 + Int(seen.x), 20 + Int(seen.y)]
      #expect(pixel == (x < 40 ? [255, 0, 0, 255] : [0, 0, 255, 255]), "\(x) \(y)")
    }
    for (x, y) in [(-3.0, 40.0), (83, 40), (40, -3), (40, 83)] {
      let seen = CGPoint(x: x, y: y).applying(transform)
      #expect(image[20 + Int(seen.x), 20 + Int(seen.y)][3] == 0, "\(x) \(y)")
    }
  }

  @Test func whatIsSeenFromTheSideIsNotThere() throws {
    let view = SwiftUI.Color.black.frame(width: 20, height: 20)
      .rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0))
    let image = try image(of: view)
    #expect(image.ink(scale: 1).map { $0[3] <= 1 } ?? true)
  }
}
