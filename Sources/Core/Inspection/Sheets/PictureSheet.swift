package import Drawing
package import ViewValues

/// Several pictures combined into one.
package struct PictureSheet {
  /// The elements drawn so far.
  package private(set) var list: DisplayList
  /// The index of each font, by its file and the position in that.
  private var fonts: [FontName: Int] = [:]

  private struct FontName: Hashable {
    var file: String
    var index: Int
    var variations: String
  }

  package init(size: Size, scale: Double) { list = DisplayList(size: size, scale: scale) }

  /// Draws an element over the others; no text, whose font would be unknown.
  mutating func add(_ element: DisplayElement) { list.elements.append(element) }

  /// Fills the whole sheet.
  mutating func fill(_ color: DisplayColor) {
    let whole = Path(Rect(origin: .zero, size: list.size))
    add(.fill(whole, .color(color), FillValue(isAntialiased: false), .normal))
  }

  /// Draws a thin line around a rectangle.
  mutating func border(_ frame: Rect, _ color: DisplayColor) {
    let line = Path(frame.insetBy(dx: -0.25, dy: -0.25))
    add(.stroke(line, .color(color), StrokeValue(lineWidth: 0.5), isAntialiased: true, .normal))
  }

  /// Draws a picture over the others.
  ///
  /// - Parameter isClipped: Whether it is clipped to its size.
  mutating func place(_ picture: DisplayList, at origin: Point, isClipped: Bool = true) {
    let positions = picture.fonts.map { position(of: $0) }
    var group = DisplayGroup()
    group.transform = AffineTransform(tx: origin.x, ty: origin.y)
    if isClipped {
      let whole = Rect(origin: .zero, size: picture.size)
      group.clip = DisplayGroup.Clip(Path(whole), FillValue(isAntialiased: false))
    }
    list.elements.append(.begin(group))
    for element in picture.elements {
      if case .text(var text, let mode) = element {
        text.font = positions[text.font]
        list.elements.append(.text(text, mode))
      } else {
        list.elements.append(element)
      }
    }
    list.elements.append(.end)
    for problem in picture.problems where !list.problems.contains(problem) {
      list.problems.append(problem)
    }
  }

  private mutating func position(of font: DisplayFont) -> Int {
    let name = FontName(file: font.file, index: font.index, variations: font.variations)
    if let known = fonts[name] {
      list.fonts[known].outlines.merge(font.outlines) { own, _ in own }
      return known
    }
    fonts[name] = list.fonts.count
    list.fonts.append(font)
    return list.fonts.count - 1
  }
}
