import Drawing
import SwiftUI
import Testing

/// What modes do to that which is drawn already where a context has filters (D5.19, D8.12).
@MainActor
@Suite struct FilteredModeTests {
  /// A red canvas on which the left half of what a clip lets through is drawn, blue seen in negative.
  private func image(
    _ mode: GraphicsContext.BlendMode,
    opacity: Double = 1,
    filtered: Bool = true
  ) throws -> PixelImage {
    let canvas = Canvas { context, size in
      let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.8)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)))
      if filtered { context.addFilter(.colorInvert()) }
      context.blendMode = mode
      context.opacity = opacity
      let yellow = Color(.sRGB, red: 1, green: 1, blue: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(yellow))
    }
    return try SwiftScreen(canvas, width: 40, height: 40).image
  }

  /// Outside of what is drawn the source is clear: copying, cutting out and keeping it leaves nothing.
  @Test(
    arguments: [
      .copy, .clear, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
    ] as [GraphicsContext.BlendMode]
  )
  func filteredModesActOnAllThatTheClipLetsThrough(_ mode: GraphicsContext.BlendMode) throws {
    let image = try image(mode)
    #expect(image[30, 20][3] == 0)
    #expect(image[1, 1] == [255, 0, 0, 204] && image[38, 38] == [255, 0, 0, 204])
    let bare = try self.image(mode, filtered: false)
    #expect(bare[30, 20] == [255, 0, 0, 204])
  }

  @Test(arguments: [.xor, .sourceAtop, .multiply, .normal] as [GraphicsContext.BlendMode])
  func othersLeaveWhatNothingIsDrawnOn(_ mode: GraphicsContext.BlendMode) throws {
    #expect(try image(mode)[30, 20] == [255, 0, 0, 204])
  }

  /// What is copied is faded before it takes the place of what was there.
  @Test func copiesAreFadedFirst() throws {
    #expect(try image(.copy, opacity: 0.5)[10, 20] == [0, 0, 255, 128])
    #expect(try image(.copy, opacity: 0.5, filtered: false)[10, 20] == [255, 255, 0, 128])
    #expect(try image(.clear, opacity: 0.5)[10, 20][3] == 0)
  }
}
