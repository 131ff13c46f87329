import Drawing
import DrawingCairo
import Foundation
import LayoutCore
import Testing

/// Modes on pages of PDF that need the pixels behind (D10.20).
@Suite struct PageModeTests {
  private let blue = DisplayPaint.color(DisplayColor(red: 0, green: 0, blue: 1, opacity: 0.5))

  /// Blue within red, in a mode.
  private func elements(_ mode: DisplayBlendMode) -> [DisplayElement] {
    let red = DisplayPaint.color(DisplayColor(red: 1, green: 0, blue: 0))
    return [
      .fill(Path(Rect(x: 0, y: 0, width: 50, height: 50)), red, FillValue(), .normal),
      .fill(Path(Rect(x: 20, y: 20, width: 10, height: 10)), blue, FillValue(), mode),
    ]
  }

  /// The sizes of the pictures in a page.
  private func pictures(_ elements: [DisplayElement]) throws -> Set<String> {
    var list = DisplayList(size: Size(width: 100, height: 60), scale: 1)
    list.elements = elements
    let pdf = String(decoding: try Picture(list, as: .pdf).bytes, as: UTF8.self)
    return Set(
      pdf.matches(of: /\/Width (\d+)\s+\/Height (\d+)/).map { "\($0.output.1)×\($0.output.2)" }
    )
  }

  /// The picture of what is behind as well, and not of what is painted alone.
  @Test(arguments: [.sourceIn, .plusDarker, .destinationOut, .xor] as [DisplayBlendMode])
  func pixelsAreThoseOfAllThatTheModeSees(_ mode: DisplayBlendMode) throws {
    #expect(try pictures(elements(mode)) == ["300×180"])
    let apart = [.begin(.composited)] + elements(mode) + [.end]
    #expect(try pictures(apart) == ["150×150"])
  }

  @Test(arguments: [.normal, .multiply, .luminosity] as [DisplayBlendMode])
  func othersAreVectors(_ mode: DisplayBlendMode) throws {
    #expect(try pictures(elements(mode)) == [])
  }

  /// A picture meets what is behind as a vector does.
  @Test func picturesHaveModes() throws {
    func page(_ mode: DisplayBlendMode) throws -> String {
      var blur = DisplayGroup()
      blur.filters = [.blur(radius: 2, isOpaque: false)]
      blur.blendMode = mode
      var list = DisplayList(size: Size(width: 60, height: 60), scale: 1)
      list.elements = elements(.normal) + [.begin(blur)] + elements(.normal) + [.end]
      return String(decoding: try Picture(list, as: .pdf).bytes, as: UTF8.self)
    }
    #expect(try page(.multiply).contains("/BM /Multiply"))
    #expect(try !page(.normal).contains("/BM /Multiply"))
  }
}
