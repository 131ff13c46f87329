import Drawing
import LayoutCore
import SwiftUI
import Testing

/// Images that code draws, and pictures that a renderer makes (D7.25, D7.26).
@MainActor
@Suite struct DrawnImageTests {
  private let red = SwiftUI.Color(.sRGB, red: 1, green: 0, blue: 0)
  private let blue = SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1)

  /// Red at the left, blue at the right, of which some would lie outside.
  private func halves(opaque: Bool = false) -> SwiftUI.Image {
    SwiftUI.Image(size: CGSize(width: 40, height: 20), label: Text("Halves"), opaque: opaque) {
      context in
      context.fill(Path(CGRect(x: -10, y: 0, width: 30, height: 20)), with: .color(red))
      if !opaque {
        context.fill(Path(CGRect(x: 20, y: 0, width: 90, height: 20)), with: .color(blue))
      }
    }
  }

  @Test func theClosureDrawsInTheImagesOwnSize() throws {
    let screen = try SwiftScreen(halves())
    let image = try screen.image
    #expect(image.ink(scale: 1) == [30, 40, 40, 20])
    #expect(image[31, 50] == [255, 0, 0, 255] && image[49, 50] == [255, 0, 0, 255])
    #expect(image[51, 50] == [0, 0, 255, 255] && image[69, 50] == [0, 0, 255, 255])
    #expect(screen.result.displayList(.transparent).problems.isEmpty)
  }

  @Test func opaqueItBeginsBlack() throws {
    let image = try SwiftScreen(halves(opaque: true)).image
    #expect(image[31, 50] == [255, 0, 0, 255] && image[69, 50] == [0, 0, 0, 255])
  }

  @Test func resizableItIsStretchedOrRepeated() throws {
    let stretched = try SwiftScreen(halves().resizable()).image
    #expect(stretched.ink(scale: 1) == [0, 0, 100, 100])
    #expect(stretched[49, 99] == [255, 0, 0, 255] && stretched[51, 0] == [0, 0, 255, 255])
    let tiled = try SwiftScreen(halves().resizable(resizingMode: .tile)).image
    #expect(tiled.ink(scale: 1) == [0, 0, 100, 100])
    for x in [5, 45, 85] { #expect(tiled[x, 90] == [255, 0, 0, 255], "\(x)") }
    for x in [25, 65] { #expect(tiled[x, 90] == [0, 0, 255, 255], "\(x)") }
    // Edges of 10 points stay as they are.
    let insets = SwiftUI.EdgeInsets(top: 0, leading: 25, bottom: 0, trailing: 10)
    let sliced = try SwiftScreen(halves().resizable(capInsets: insets)).image
    #expect(sliced[19, 50] == [255, 0, 0, 255] && sliced[21, 50] == [0, 0, 255, 255])
  }

  @Test func aTemplateHasTheForegroundStyle() throws {
    let green = SwiftUI.Color(.sRGB, red: 0, green: 1, blue: 0)
    let half = SwiftUI.Image(size: CGSize(width: 40, height: 20)) { context in
      context.opacity = 0.5
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
    }
    let view = half.renderingMode(.template).foregroundStyle(green)
    let image = try SwiftScreen(view).image
    #expect(image[35, 50][0] == 0 && image[35, 50][1] == 255)
    #expect(abs(image[35, 50][3] - 128) <= 1 && image[60, 50][3] == 0)
    let faded = try SwiftScreen(view.opacity(0.5)).image
    #expect(abs(faded[35, 50][3] - 64) <= 1)
  }

  @Test func itHasTheEnvironmentOfItsPlace() throws {
    let image = SwiftUI.Image(size: CGSize(width: 20, height: 20)) { context in
      let isDark = context.environment.colorScheme == .dark
      context.fill(Path(context.clipBoundingRect), with: .color(isDark ? red : blue))
    }
    #expect(try SwiftScreen(image).image[50, 50] == [0, 0, 255, 255])
    #expect(try SwiftScreen(image.colorScheme(.dark)).image[50, 50] == [255, 0, 0, 255])
  }

  @Test func pixelsThatAreNotKnownAreSaid() throws {
    let list = try SwiftScreen(SwiftUI.Image(_size: CGSize(width: 20, height: 20))).result
      .displayList(.transparent)
    #expect(
      list.problems.map(\.message)
        == ["the pixels of an image are not known; its place is marked"]
    )
  }

  /// Which renderer there is can be asked once a screen is measured.
  private struct Rendered: SwiftUI.View {
    let content: SwiftUI.Color
    var pixels = false

    var body: some SwiftUI.View {
      let renderer = ImageRenderer(content: Rendered.card(content))
      if pixels {
        renderer.scale = 2
        let pixels = renderer.cgImage
        return pixels.map { SwiftUI.Image(decorative: $0, scale: 1) }
      }
      return renderer._picture?.image
    }

    static func card(_ color: SwiftUI.Color) -> some SwiftUI.View {
      HStack(spacing: 0) {
        color.frame(width: 10, height: 20)
        SwiftUI.Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 20, height: 10)
      }
    }
  }

  @Test func aRenderersPictureIsItsView() throws {
    let image = try SwiftScreen(Rendered(content: red)).image
    #expect(image.ink(scale: 1) == [35, 40, 30, 20])
    #expect(image[36, 41] == [255, 0, 0, 255] && image[46, 41] == [0, 0, 0, 0])
    #expect(image[60, 50] == [0, 0, 255, 255])
    // The pixels of twice the scale, each as large as a point.
    let pixels = try SwiftScreen(Rendered(content: red, pixels: true)).image
    #expect(pixels.ink(scale: 1) == [20, 30, 60, 40])
    #expect(pixels[21, 31] == [255, 0, 0, 255] && pixels[75, 50] == [0, 0, 255, 255])
  }

  @Test func aRendererIsLightWhateverIsAround() throws {
    let image = try SwiftScreen(Rendered(content: .primary).colorScheme(.dark)).image
    #expect(image[36, 50] == [0, 0, 0, 255])
  }
}
