internal import LayoutCore

/// Writes the elements of a display list, leaving out what nothing would be seen of.
struct DisplayListWriter {
  var list: DisplayList
  /// Where the groups that are open begin.
  private var open: [Int] = []
  /// Where the mask of each of them begins, if it does.
  private var masks: [Int?] = []
  /// The position of each font in the list.
  private var fonts: [GlyphFont: Int] = [:]
  /// The fonts in their order.
  private(set) var glyphFonts: [GlyphFont] = []
  /// The glyphs of each font that are drawn.
  private(set) var glyphs: [Set<UInt32>] = []

  init(size: Size, scale: Double) { list = DisplayList(size: size, scale: scale) }

  mutating func begin(_ group: DisplayGroup) {
    open.append(list.elements.count)
    masks.append(nil)
    list.elements.append(.begin(group))
  }

  /// The mask of the group begun last follows.
  mutating func mask() {
    guard !masks.isEmpty else { return }
    masks[masks.count - 1] = list.elements.count
    list.elements.append(.mask)
  }

  /// Ends the group begun last, which is left out if nothing is in it (D0.5).
  mutating func end() {
    guard let start = open.popLast(), let mask = masks.popLast() else { return }
    let contentEnd = mask ?? list.elements.count
    let isSeen = contentEnd > start + 1 && (mask.map { list.elements.count > $0 + 1 } ?? true)
    guard isSeen else {
      list.elements.removeSubrange(start...)
      return
    }
    list.elements.append(.end)
  }

  mutating func add(_ element: DisplayElement) { list.elements.append(element) }

  /// The position of a font, whose glyphs will be drawn.
  mutating func font(_ font: GlyphFont, drawing numbers: some Sequence<UInt32>) -> Int {
    let position = fonts[font] ?? glyphFonts.count
    if position == glyphFonts.count {
      fonts[font] = position
      glyphFonts.append(font)
      glyphs.append([])
    }
    glyphs[position].formUnion(numbers)
    return position
  }

  mutating func complain(_ message: String, about view: Int?) {
    let problem = DisplayList.Problem(message: message, view: view)
    if !list.problems.contains(problem) { list.problems.append(problem) }
  }
}
