import BusClient
import Foundation
import Testing

/// Where a client of the bus finds the lines of real text.
@Suite(.enabled(if: Programs.hasBus, Missing.bus))
struct TextLineTests {
  /// Wrapped, right-to-left and truncated text.
  private static let screen = Screen.own("real-text")

  /// What `espalier layout` says of a view.
  private struct View: Decodable {
    struct Line: Decodable {
      var range: [Int]
      var frame: [Double]
      var direction: String

      /// The pixels that the line touches.
      var pixels: BusRect {
        let (left, top) = ((frame[0] + 1e-9).rounded(.down), (frame[1] + 1e-9).rounded(.down))
        return BusRect(
          x: Int(left),
          y: Int(top),
          width: Int((frame[0] + frame[2] - 1e-9).rounded(.up) - left),
          height: Int((frame[1] + frame[3] - 1e-9).rounded(.up) - top)
        )
      }
    }

    var id: String?
    var content: String?
    var lines: [Line]?
    var children: [View]?
  }

  private struct Geometry: Decodable {
    var views: [View]
  }

  private func texts() throws -> [View] {
    let session = try BusSession()
    let process = try session.start(Programs.espalier, ["layout", Self.screen.path])
    var document = ""
    while let line = try process.readLine(before: .now + BusSession.patience) { document += line }
    let views = try JSONDecoder().decode(Geometry.self, from: Data(document.utf8)).views
    return views[0].children ?? []
  }

  @Test func theExtentsOfEachLineAreThoseOfTheGeometry() throws {
    let window = try #require(try BusSession().probe(Self.screen).dump().children.first)
    let texts = try texts()
    #expect(texts.compactMap(\.lines?.count) == [2, 3, 1])
    #expect(texts[0].lines?.map(\.direction) == ["rightToLeft", "rightToLeft"])
    for (view, node) in zip(texts, window.children) {
      let (lines, published) = (try #require(view.lines), try #require(node.text))
      // The whole text, also of a line that is truncated.
      #expect(published.string == view.content)
      #expect(published.lines.map { [$0.start, $0.end] } == lines.map(\.range))
      #expect(published.lines.map(\.extents) == lines.map(\.pixels))
    }
  }
}
