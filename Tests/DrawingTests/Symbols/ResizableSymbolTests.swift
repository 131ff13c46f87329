import Drawing
import LayoutCore
import Testing

/// Resizable symbols: their ink is stretched over the frame (D7.13).
@Suite struct ResizableSymbolTests {
  /// A glyph that is twice as wide as high.
  private static let resources = StandardResources { _ in
    Path(Rect(x: 0, y: -0.5, width: 1, height: 0.5))
  }

  /// The pixels with ink of a symbol at scale 3.
  private func ink(
    _ name: String,
    _ width: Double,
    _ height: Double,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> [Double] {
    var options = DrawingOptions.transparent
    options.resources = Self.resources
    options.scale = 3
    let list = displayList(
      width: width,
      height: height,
      scale: 3,
      options,
      environment: environment
    ) {
      $0.leaf(.symbol(name, capInsets: EdgeInsets()))
    }
    return try PixelImage(list).ink(scale: 1) ?? []
  }

  @Test(arguments: [
    // Lines, measured on iOS 18.6: 48 by 36 and 36 by 24 pixels.
    ("checkmark", 16.0, 12.0), ("checkmark", 12, 8),
    // Glyphs, rims, circles, slashes and badges alike.
    ("heart.fill", 30, 10), ("heart", 10, 30), ("star.circle.fill", 40, 20),
    ("star.circle", 12, 20), ("heart.slash", 24, 24), ("heart.badge.plus", 24, 24),
  ])
  func theInkFillsTheFrame(_ name: String, _ width: Double, _ height: Double) throws {
    let ink = try ink(name, width, height)
    let expected = [0, 0, width * 3, height * 3]
    #expect(zip(ink, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(ink)")
  }

  @Test func aGradientSpansTheFrame() throws {
    var options = DrawingOptions.transparent
    options.resources = Self.resources
    let style = StyleValue(
      .linearGradient(
        GradientValue(colors: [.system(.black), .system(.white)]),
        startPoint: .leading,
        endPoint: .trailing
      )
    )
    let list = displayList(
      width: 41,
      height: 20,
      options,
      environment: { $0.drawing.foregroundStyle = style }
    ) { $0.leaf(.symbol("heart.fill", capInsets: EdgeInsets())) }
    let image = try PixelImage(list)
    let reds = [0, 20, 40].map { image[$0, 10][0] }
    #expect(zip(reds, [3, 128, 252]).allSatisfy { abs($0 - $1) <= 3 }, "\(reds)")
  }

  /// Lines are stretched as the whole picture is: those of a wide minus are thick.
  @Test func linesAreStretchedWithTheSymbol() throws {
    var options = DrawingOptions.transparent
    options.resources = Self.resources
    func widths(_ side: Double) -> [Double] {
      displayList(width: side, height: side, options) {
        $0.leaf(.symbol("plus", capInsets: EdgeInsets()))
      }.elements.compactMap { element in
        if case .stroke(_, _, let stroke, _, _) = element { stroke.lineWidth } else { nil }
      }
    }
    #expect(widths(20) == widths(200) && widths(20).count == 1)
  }

  @Test func theTurnedOneFillsTheFrameAsWell() throws {
    let ink = try ink("chevron.forward", 20, 30) { $0.layoutDirection = .rightToLeft }
    #expect(zip(ink, [0, 0, 60, 90]).allSatisfy { abs($0 - $1) <= 1 }, "\(ink)")
  }
}
