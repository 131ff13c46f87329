import Drawing
import Inspection
import LayoutCore
import Testing

/// How labels, legends and sheets are set.
@Suite struct PageTests {
  private let picture = DisplayList(size: Size(width: 300, height: 200), scale: 1)

  private func inspection(labels count: Int) -> Inspection {
    var inspection = Inspection()
    inspection.labels = (0..<count).map { index in
      InspectionLabel(
        text: "view \(index)",
        frame: Rect(x: Double(index % 5) * 55, y: Double(index / 5) * 22, width: 50, height: 20),
        color: DisplayColor(red: 0, green: 0, blue: 0)
      )
    }
    return inspection
  }

  /// The areas of labels are the only areas that are drawn.
  private func labels(_ inspection: Inspection) -> [Rect] {
    inspection.page(picture, isDark: false, measurer: FixedTextMeasurer()).elements
      .compactMap { element in
        guard case .fill(let path, .color, _, _) = element else { return nil }
        // Letters are squares here, whose corners are not round.
        return path.elements.contains(where: \.isCurve) ? path.box : nil
      }
  }

  @Test func labelsCoverNeitherEachOtherNorTheLetters() {
    var inspection = inspection(labels: 12)
    inspection.ink = [Rect(x: 0, y: 0, width: 300, height: 20)]
    let labels = labels(inspection)
    #expect(labels.count == 12)
    for (index, label) in labels.enumerated() {
      #expect(label.minX >= 0 && label.maxX <= 300 && label.minY >= 0 && label.maxY <= 200)
      for other in labels[..<index] { #expect(label.intersection(other) == nil) }
      #expect(inspection.ink.allSatisfy { label.intersection($0) == nil })
    }
  }

  @Test func labelsWithoutRoomAreInALegend() {
    var inspection = inspection(labels: 3)
    let ink = Rect(x: 0, y: 0, width: 300, height: 200)
    inspection.ink = [ink]
    let page = inspection.page(picture, isDark: false, measurer: FixedTextMeasurer())
    // A margin of 16 points, and what is below the picture.
    #expect(page.size.width == 332)
    #expect(page.size.height > 232)
    #expect(page.elements.origins.first == Point(x: 16, y: 16))
  }

  @Test func withoutALegendThePictureStaysAsLargeAsItIs() {
    let page = inspection(labels: 2).page(picture, isDark: true, measurer: FixedTextMeasurer())
    #expect(page.size == picture.size)
  }

  @Test(arguments: [1, 2, 3, 40, 700])
  func legendsOfAnyLengthFit(_ count: Int) {
    var inspection = Inspection()
    inspection.legend = (0..<count).map { LegendEntry(sign: "\($0)", text: "words", details: []) }
    let tall = DisplayList(size: Size(width: 300, height: 600), scale: 1)
    let page = inspection.page(tall, isDark: false, measurer: FixedTextMeasurer())
    #expect(page.size.height >= 632)
    // Three columns of 280 at most.
    let widest: Double = 300 + 3 * 16 + 3 * 280 + 2 * 20
    #expect(page.size.width <= widest)
  }

  @Test func tablesPutPicturesInRowsAndColumns() {
    let sizes = [(50.0, 30.0), (80, 20), (20, 40)]
    let cells = sizes.enumerated().map { index, size in
      PictureTable.Cell(
        caption: "",
        picture: DisplayList(size: Size(width: size.0, height: size.1), scale: 2)
      )
    }
    let table = PictureTable(cells, columns: 2, measurer: FixedTextMeasurer()).picture(scale: 2)
    #expect(table.scale == 2)
    // Captions and pictures take turns.
    let origins = table.elements.origins
    let pictures = [origins[1], origins[3], origins[5]]
    #expect(pictures.map(\.x) == [16, 16 + 50 + 16, 16])
    #expect(pictures[0].y == pictures[1].y)
    #expect(pictures[2].y - pictures[0].y >= 30 + 16)
    let width: Double = 16 + 50 + 16 + 80 + 16
    #expect(table.size.width == width)
  }
}

extension Path.Element {
  fileprivate var isCurve: Bool { if case .curve = self { true } else { false } }
}
