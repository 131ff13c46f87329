internal import ViewValues

// Names whose meaning is in more than their last part.

extension SymbolComposer {
  /// A name with left and right for backward and forward; nil for one without.
  static func undirected(_ name: String) -> String? {
    var changes = false
    let parts = name.split(separator: ".").map { part -> Substring in
      guard let other = directions[part] else { return part }
      changes = true
      return other
    }
    return changes ? parts.joined(separator: ".") : nil
  }

  private static let directions: [Substring: Substring] = [
    "leading": "left", "trailing": "right", "backward": "left", "forward": "right",
    "topleading": "topleft", "toptrailing": "topright", "bottomleading": "bottomleft",
    "bottomtrailing": "bottomright", "0percent": "0", "25percent": "25", "50percent": "50",
    "75percent": "75", "100percent": "100",
  ]

  /// The enclosure by the last part of a name: a shape, or the outline of another symbol; nil for
  /// neither.
  func enclosure(
    _ last: Substring
  ) throws(SymbolProblem) -> DrawingSymbol.Enclosure.Shape? {
    if let shape = DrawingSymbol.Enclosure.Shape(named: last) { return shape }
    guard let container = SystemSymbol.containers[last],
      let symbol = try inner(container, true), symbol.enclosure == nil
    else { return nil }
    var outline = Path()
    for case .area(let path) in symbol.ink { outline.addPath(path) }
    return outline.isEmpty ? nil : .outline(outline)
  }

  /// A letter or number, which is a symbol only inside of a shape.
  func letter(
    _ parts: [Substring],
    in shape: DrawingSymbol.Enclosure.Shape?
  ) -> DrawingSymbol? {
    guard shape != nil, parts.count == 1, let name = parts.first else { return nil }
    return SymbolLetters.ink(of: name).map { DrawingSymbol($0) }
  }

  /// Composite names of two symbols without a badge; nil for others.
  func special(
    _ parts: [Substring],
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol? {
    guard parts.count > 1, let last = parts.last else { return nil }
    let rest = parts.dropLast().joined(separator: ".")
    if rest == "die.face", let dots = SymbolDrawing.dots(of: last) {
      var die = DrawingSymbol([.area(dots)])
      die.enclosure = DrawingSymbol.Enclosure(shape: .square, isFilled: isFilled)
      return die
    }
    if last == "dashed" || last == "viewfinder" { return try framed(parts, isFilled) }
    if rest == "gobackward" || rest == "goforward", let number = SymbolLetters.ink(of: last),
      last.allSatisfy({ $0.isNumber }), let turn = try inner(rest, false)
    {
      let digits = number.map { DrawingSymbol.Ink.fineLine($0.path) }
      return DrawingSymbol(turn.ink + placed(digits, in: turn.ink, share: 0.38, down: 0.08))
    }
    // Lines of text, which are no symbol without a badge.
    if parts.first == "text", parts.dropFirst().first == "badge", parts.count == 3,
      let sign = try inner(String(last), true), let lines = SymbolLetters.ink(of: "text")
    {
      var text = DrawingSymbol(lines)
      text.badge = .symbol(sign.ink)
      return text
    }
    return nil
  }

  /// A symbol in a dashed shape, or between the corners of a viewfinder.
  private func framed(
    _ parts: [Substring],
    _ isFilled: Bool
  ) throws(SymbolProblem) -> DrawingSymbol? {
    let isDashed = parts.last == "dashed"
    let count = isDashed ? 2 : 1
    guard parts.count > count,
      let frame = try inner(parts.suffix(count).joined(separator: "."), false)
    else { return nil }
    let name = parts.dropLast(count)
    guard
      let ink = try inner(name.joined(separator: "."), isFilled)?.ink
        ?? (name.count == 1 ? name.first.flatMap { SymbolLetters.ink(of: $0) } : nil)
    else { return nil }
    return DrawingSymbol(frame.ink + placed(ink, in: frame.ink, share: 0.5))
  }

  /// Ink in the middle of other ink.
  ///
  /// - Parameters:
  ///   - share: Its share of the shorter side.
  ///   - down: Its distance below the middle, as a share of the height.
  private func placed(
    _ ink: [DrawingSymbol.Ink],
    in frame: [DrawingSymbol.Ink],
    share: Double,
    down: Double = 0
  ) -> [DrawingSymbol.Ink] {
    guard let box = DrawingSymbol.box(of: ink), let around = DrawingSymbol.box(of: frame),
      max(box.width, box.height) > 0
    else { return [] }
    let scale = share * min(around.width, around.height) / max(box.width, box.height)
    let place = AffineTransform(
      a: scale,
      d: scale,
      tx: around.midX - box.midX * scale,
      ty: around.midY + down * around.height - box.midY * scale
    )
    return ink.map { $0.applying(place) }
  }
}
