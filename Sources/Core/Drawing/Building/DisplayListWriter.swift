internal import LayoutCore

/// Writes the elements of a display list, leaving out invisible ones.
struct DisplayListWriter {
  /// The largest number of dashes in a line: each of them becomes a shape (D10.21).
  private static let mostDashes = 100_000
  /// The largest number of dashes in a line whose outline is derived (D4.24).
  private static let mostOutlinedDashes = 1_000.0

  var list: DisplayList
  /// The view that is being drawn, by its position among all; −1 for none.
  var view: Int32 = -1
  /// The view that each element of the list draws; empty unless they are asked for.
  private(set) var views: [Int32] = []
  private let namesViews: Bool
  /// The positions at which the open groups begin.
  private var open: [Int] = []
  /// The positions at which their masks begin, if there are any.
  private var masks: [Int?] = []
  /// The position of each font in the list.
  private var fonts: [GlyphFont: Int] = [:]
  /// The fonts in their order.
  private(set) var glyphFonts: [GlyphFont] = []
  /// The glyphs of each font that are drawn.
  private(set) var glyphs: [Set<UInt32>] = []

  init(size: Size, scale: Double, namesViews: Bool = false) {
    list = DisplayList(size: size, scale: scale)
    self.namesViews = namesViews
  }

  private mutating func append(_ element: DisplayElement) {
    list.elements.append(element)
    if namesViews { views.append(view) }
  }

  private mutating func removeElements(from start: Int) {
    list.elements.removeSubrange(start...)
    if namesViews { views.removeSubrange(start...) }
  }

  mutating func begin(_ group: DisplayGroup) {
    open.append(list.elements.count)
    masks.append(nil)
    append(.begin(group))
  }

  /// Begins the mask of the innermost open group.
  mutating func mask() {
    guard !masks.isEmpty else { return }
    masks[masks.count - 1] = list.elements.count
    append(.mask)
  }

  /// Ends the innermost open group, which is left out if it is empty (D0.5).
  mutating func end() {
    guard let start = open.popLast(), let mask = masks.popLast() else { return }
    if let mask, list.elements.count == mask + 1, case .begin(var group) = list.elements[start],
      group.isMaskInverse
    {
      // The outside of an empty area is everywhere.
      (group.hasMask, group.isMaskInverse) = (false, false)
      list.elements[start] = .begin(group)
      removeElements(from: mask)
      masks.append(nil)
      open.append(start)
      return end()
    }
    let contentEnd = mask ?? list.elements.count
    let isSeen = contentEnd > start + 1 && (mask.map { list.elements.count > $0 + 1 } ?? true)
    guard isSeen else {
      removeElements(from: start)
      return
    }
    append(.end)
  }

  /// Ends the innermost open group, which becomes a separate picture if a blend mode in it would
  /// see the content outside (D5.2).
  mutating func endApart() {
    if let start = open.last, case .begin(var group) = list.elements[start],
      hasModes(after: start)
    {
      group.isComposited = true
      list.elements[start] = .begin(group)
    }
    end()
  }

  /// Whether elements after a position have a blend mode other than the normal one.
  private func hasModes(after start: Int) -> Bool {
    // The number of groups that are open inside of the outermost picture.
    var depth = 0
    for element in list.elements[(start + 1)...] {
      let mode: DisplayBlendMode
      switch element {
      case .fill(_, _, _, let own), .stroke(_, _, _, _, let own), .text(_, let own),
        .image(_, let own):
        mode = own
      case .begin(let group):
        mode = group.blendMode
        if depth > 0 || group.isPicture { depth += 1 }
        if depth > 1 { continue }
      case .end:
        depth = max(depth - 1, 0)
        continue
      case .backdrop, .mask: continue
      }
      if mode != .normal, depth == 0 { return true }
      if case .begin = element, mode != .normal { return true }
    }
    return false
  }

  mutating func add(_ element: DisplayElement) {
    guard case .stroke(let path, let paint, var stroke, let isAntialiased, let mode) = element
    else { return append(element) }
    var dashes = stroke.dash.isEmpty ? 0 : stroke.dashCount(along: path)
    if !(dashes <= Double(Self.mostDashes)) {
      complain("a line of more than \(Self.mostDashes) dashes is drawn without gaps", about: nil)
      stroke.dash = []
      dashes = 0
    }
    // Line painters leave a hole inside of such a turn.
    if dashes <= Self.mostOutlinedDashes, path.turnsMoreClosely(than: stroke) {
      let area = path.outline(of: stroke)
      let fill = FillValue(isAntialiased: isAntialiased)
      if !area.isEmpty { return append(.fill(area, paint, fill, mode)) }
    }
    append(
      .stroke(path, paint, stroke, isAntialiased: isAntialiased, mode)
    )
  }

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

extension StrokeValue {
  /// The number of dashes and gaps in the line along a path; a little more on curves.
  fileprivate func dashCount(along path: Path) -> Double {
    var length = 0.0
    var (start, current) = (Point.zero, Point.zero)
    func go(to point: Point) {
      let (dx, dy) = (point.x - current.x, point.y - current.y)
      length += (dx * dx + dy * dy).squareRoot()
      current = point
    }
    for element in path.elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): go(to: point)
      case .curve(let end, let control1, let control2):
        for point in [control1, control2, end] { go(to: point) }
      case .close: go(to: start)
      }
    }
    return length / dash.reduce(0, +) * Double(dash.count)
  }
}
