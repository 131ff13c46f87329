package import Drawing
package import LayoutCore

/// Pictures in rows and columns, each with a caption above it.
package struct PictureTable {
  /// A picture and its caption.
  package struct Cell {
    package var caption: String
    package var picture: DisplayList

    package init(caption: String, picture: DisplayList) {
      (self.caption, self.picture) = (caption, picture)
    }
  }

  /// The distance between and around pictures, in points.
  private static let gap = 16.0
  private static let captionGap = 4.0

  private let cells: [Cell]
  private let columns: Int
  private let measurer: any TextMeasurer

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - cells: The pictures, row by row.
  ///   - columns: The number of pictures in a row.
  ///   - measurer: Lays out the words; with real fonts, or they are illegible.
  package init(_ cells: [Cell], columns: Int, measurer: any TextMeasurer) {
    (self.cells, self.columns, self.measurer) = (cells, max(columns, 1), measurer)
  }

  /// All pictures combined into one.
  ///
  /// - Parameter scale: Pixels per point.
  package func picture(scale: Double) -> DisplayList {
    let colors = InspectionColor.Page.light
    let text = InspectionText(measurer: measurer, scale: scale)
    let captions = cells.map { cell in caption(cell, colors, text) }
    let count = min(columns, cells.count)
    var widths = [Double](repeating: 0, count: count)
    var heights: [Double] = []
    var captionHeights: [Double] = []
    for (index, cell) in cells.enumerated() {
      if index % count == 0 {
        heights.append(0)
        captionHeights.append(0)
      }
      let row = heights.count - 1
      widths[index % count] = max(widths[index % count], cell.picture.size.width)
      heights[row] = max(heights[row], cell.picture.size.height)
      captionHeights[row] = max(captionHeights[row], captions[index].size.height)
    }
    let gap = PictureTable.gap
    let rows = zip(heights, captionHeights).map { $0 + $1 + PictureTable.captionGap }
    let size = Size(
      width: widths.reduce(gap) { $0 + $1 + gap },
      height: rows.reduce(gap) { $0 + $1 + gap }
    )
    var sheet = PictureSheet(size: size, scale: scale)
    sheet.fill(colors.background)
    var y = gap
    for (row, height) in rows.enumerated() {
      var x = gap
      for column in 0..<count where row * count + column < cells.count {
        let index = row * count + column
        let top = y + captionHeights[row]
        sheet.place(
          captions[index],
          at: Point(x: x, y: top - captions[index].size.height),
          isClipped: false
        )
        let origin = Point(x: x, y: top + PictureTable.captionGap)
        sheet.place(cells[index].picture, at: origin)
        sheet.border(Rect(origin: origin, size: cells[index].picture.size), colors.line)
        x += widths[column] + gap
      }
      y += height + gap
    }
    return sheet.list
  }

  /// The caption above a picture, no wider than that.
  private func caption(
    _ cell: Cell,
    _ colors: InspectionColor.Page,
    _ text: InspectionText
  ) -> DisplayList {
    let result = text.layout(ProposedViewSize(width: cell.picture.size.width, height: nil)) {
      $0.words(cell.caption, InspectionFont(size: 11, weight: .medium, color: colors.text))
    }
    var options = DrawingOptions()
    options.background = .none
    return result.displayList(options)
  }
}
