package import Drawing
package import LayoutCore

/// The views of a screen that are not mirrored in the other layout direction, for both pictures.
package struct DirectionMarks: Sendable {
  /// A view that is not mirrored.
  package struct Mark: Sendable {
    /// The frame of the view, in points; nil if it does not exist.
    package var leftToRight: Rect?
    package var rightToLeft: Rect?
    /// The name of the view.
    package var name: String
    /// The reason for which it is not mirrored.
    package var reason: String
    /// Whether its place is mirrored, and only its drawing is not.
    package var isNote: Bool

    package init(
      leftToRight: Rect?,
      rightToLeft: Rect?,
      name: String,
      reason: String,
      isNote: Bool
    ) {
      (self.leftToRight, self.rightToLeft) = (leftToRight, rightToLeft)
      (self.name, self.reason, self.isNote) = (name, reason, isNote)
    }
  }

  private let marks: [Mark]

  package init(_ marks: [Mark]) { self.marks = marks }

  /// Both pictures side by side, wide ones in a column, with a legend of the marks.
  ///
  /// - Parameters:
  ///   - isDark: Whether the screen is dark.
  ///   - measurer: Lays out the words; with real fonts, or they are illegible.
  package func picture(
    leftToRight: DisplayList,
    rightToLeft: DisplayList,
    isDark: Bool,
    measurer: any TextMeasurer
  ) -> DisplayList {
    let cells = [
      PictureTable.Cell(
        caption: "left to right",
        picture: marked(leftToRight, \.leftToRight, isDark, measurer)
      ),
      PictureTable.Cell(
        caption: "right to left",
        picture: marked(rightToLeft, \.rightToLeft, isDark, measurer)
      ),
    ]
    let isWide = leftToRight.size.width > 2 * leftToRight.size.height
    let table = PictureTable(cells, columns: isWide ? 1 : 2, measurer: measurer)
      .picture(scale: leftToRight.scale)
    return below(table, measurer)
  }

  private func color(_ mark: Mark) -> DisplayColor {
    mark.isNote ? InspectionColor.orange : InspectionColor.red
  }

  /// One of the pictures, with numbered marks.
  private func marked(
    _ picture: DisplayList,
    _ frame: KeyPath<Mark, Rect?>,
    _ isDark: Bool,
    _ measurer: any TextMeasurer
  ) -> DisplayList {
    var inspection = Inspection()
    let visible = Rect(origin: .zero, size: picture.size)
    for (index, mark) in marks.enumerated() {
      guard let place = mark[keyPath: frame], place.isSeen(in: visible) else { continue }
      inspection.tint(Path(place), color(mark), opacity: 0.12)
      inspection.outline(Path(place), color(mark), width: 1)
      inspection.labels.append(
        InspectionLabel(text: "\(index + 1)", frame: place, color: color(mark), place: .chip)
      )
    }
    return inspection.page(picture, isDark: isDark, measurer: measurer)
  }

  /// The pictures with a text about both below them.
  private func below(_ table: DisplayList, _ measurer: any TextMeasurer) -> DisplayList {
    let problems = marks.filter { !$0.isNote }.count
    let heading =
      problems == 0 ? "Every frame is mirrored" : "\(problems) not mirrored"
    let entries =
      [LegendEntry(text: heading, details: [])]
      + marks.enumerated().map { index, mark in
        LegendEntry(
          sign: "\(index + 1)",
          color: color(mark),
          text: mark.name,
          details: [mark.reason]
        )
      }
    let text = InspectionText(measurer: measurer, scale: table.scale)
    let margin = 16.0
    let columns = (table.size.width - 2 * margin + Legend.gap) / (Legend.column + Legend.gap)
    let words = Legend(entries, .light, text)
      .drawing(height: 0, columns: max(Int(columns.rounded(.down)), 1))
    let size = Size(
      width: max(table.size.width, words.size.width + 2 * margin),
      height: table.size.height + words.size.height + margin
    )
    var sheet = PictureSheet(size: size, scale: table.scale)
    sheet.fill(InspectionColor.Page.light.background)
    sheet.place(table, at: .zero)
    sheet.place(words, at: Point(x: margin, y: table.size.height), isClipped: false)
    return sheet.list
  }
}
