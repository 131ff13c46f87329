package import Drawing
package import LayoutCore

extension Inspection {
  /// The margin around the picture and the legend, in points.
  private static let margin = 16.0
  /// The height from which on a picture has the legend beside it, not below.
  private static let beside = 300.0

  /// The picture with its inspection; larger than the picture if there is a legend.
  ///
  /// - Parameters:
  ///   - picture: The picture of the screen.
  ///   - isDark: Whether the screen is dark, and so the legend.
  ///   - measurer: Lays out the words; with real fonts, or they are illegible.
  package func page(
    _ picture: DisplayList,
    isDark: Bool,
    measurer: any TextMeasurer
  ) -> DisplayList {
    let text = InspectionText(measurer: measurer, scale: picture.scale)
    let placed = LabelSet(labels, avoiding: ink, in: picture.size, text)
    let more = placed.overflow.map { letters, label in
      LegendEntry(sign: letters, color: label.color, text: label.text, details: [])
    }
    var sheet: PictureSheet
    let entries = legend + more
    if entries.isEmpty {
      sheet = PictureSheet(size: picture.size, scale: picture.scale)
      sheet.place(picture, at: .zero)
      draw(placed, on: &sheet, at: .zero)
      return sheet.list
    }
    let colors = isDark ? InspectionColor.Page.dark : .light
    let legend = Legend(entries, colors, text)
    let (size, margin) = (picture.size, Inspection.margin)
    let isBeside = size.height >= Inspection.beside && size.height >= 0.8 * size.width
    let words: DisplayList
    let (place, origin): (Point, Point)
    let whole: Size
    if isBeside {
      words = legend.drawing(height: size.height, columns: 3)
      place = Point(x: margin, y: margin)
      origin = Point(x: 2 * margin + size.width, y: margin)
      whole = Size(
        width: origin.x + words.size.width + margin,
        height: max(size.height, words.size.height) + 2 * margin
      )
    } else {
      let columns = (size.width + Legend.gap) / (Legend.column + Legend.gap)
      words = legend.drawing(height: 0, columns: max(Int(columns.rounded(.down)), 1))
      let width = max(size.width, words.size.width)
      place = Point(x: margin + (width - size.width) / 2, y: margin)
      origin = Point(x: margin, y: 2 * margin + size.height)
      whole = Size(
        width: width + 2 * margin,
        height: origin.y + words.size.height + margin
      )
    }
    sheet = PictureSheet(size: whole, scale: picture.scale)
    sheet.fill(colors.background)
    sheet.place(picture, at: place)
    sheet.border(Rect(origin: place, size: size), colors.line)
    draw(placed, on: &sheet, at: place)
    sheet.place(words, at: origin, isClipped: false)
    return sheet.list
  }

  private func draw(_ labels: LabelSet, on sheet: inout PictureSheet, at origin: Point) {
    var drawn = DisplayList(size: labels.picture.size, scale: labels.picture.scale)
    drawn.elements = marks
    sheet.place(drawn, at: origin)
    sheet.place(labels.picture, at: origin)
  }
}
