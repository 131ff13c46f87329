internal import Drawing
internal import LayoutCore

/// Finds where the letters of each text are drawn, and how far they differ from what is behind them.
struct InkReader {
  /// The most glyphs of a run whose surroundings are looked at.
  private static let mostGlyphs = 12

  /// A run of a text that is drawn.
  private struct Run {
    let element: Int
    let string: String
    let boxes: [Rect]
    let letters: DisplayColor?
    let size: Double
  }

  let list: DisplayList
  let painter: PointPainter
  let palette: SystemPalette
  private var outlines: [[UInt32: Rect]]

  init(_ list: DisplayList, _ environment: EnvironmentValues) {
    self.list = list
    palette = SystemPalette(environment)
    painter = PointPainter(list, background: palette.background)
    outlines = list.fonts.map { font in
      font.outlines.compactMapValues { outline in
        switch outline {
        case .path(let path): path.boundingRect
        // Pictures, such as emoji, have colours of their own.
        case .picture: nil
        }
      }
    }
  }

  /// The ink of a screen's texts, by the positions of their views.
  func inks(of facts: AuditFacts) -> [Int: TextInk] {
    var inks: [Int: TextInk] = [:]
    let places = TextPlaces(facts)
    for run in runs {
      guard let bounds = run.boxes.dropFirst().reduce(run.boxes.first, { $0?.union($1) }),
        let view = InkReader.view(of: run, among: places.places(at: bounds.center))
      else { continue }
      var ink = TextInk(bounds: inks[view]?.bounds.union(bounds) ?? bounds)
      (ink.contrast, ink.doubt) = (inks[view]?.contrast, inks[view]?.doubt)
      ink.runs = (inks[view]?.runs ?? []) + [TextInk.Run(words: run.string, letters: run.letters)]
      ink.size = min(inks[view]?.size ?? run.size, run.size)
      read(run, in: bounds, into: &ink)
      inks[view] = ink
    }
    return inks
  }

  /// The runs, with the boxes of their letters in the scene.
  private var runs: [Run] {
    var runs: [Run] = []
    var transforms: [AffineTransform] = [.identity]
    for (position, element) in list.elements.enumerated() {
      switch element {
      case .begin(let group):
        let around = transforms.last ?? .identity
        transforms.append(group.transform.concatenating(around))
      case .end: transforms.removeLast()
      case .text(let text, _):
        guard outlines.indices.contains(text.font) else { continue }
        let transform = transforms.last ?? .identity
        let boxes = text.glyphs.compactMap { glyph -> Rect? in
          guard let box = outlines[text.font][glyph.number] else { return nil }
          return transform.boundingBox(
            of: Rect(
              x: glyph.origin.x + box.minX * text.size,
              y: glyph.origin.y + box.minY * text.size,
              width: box.width * text.size,
              height: box.height * text.size
            )
          )
        }
        if boxes.isEmpty { continue }
        var letters: DisplayColor?
        if case .color(let color) = text.paint { letters = color }
        // Letters under effects are as large as they are seen.
        let square = transform.boundingBox(of: Rect(x: 0, y: 0, width: 1, height: 1))
        runs.append(
          Run(
            element: position,
            string: text.string,
            boxes: boxes,
            letters: letters,
            size: text.size * min(square.width, square.height)
          )
        )
      case .fill, .stroke, .image, .backdrop, .mask: continue
      }
    }
    return runs
  }

  /// The view that a run is of: the smallest text that has its words where it is drawn.
  private static func view(of run: Run, among places: [TextPlaces.Place]) -> Int? {
    let words = AuditWords.trimmed(run.string.filter { $0 != "…" })
    var found: TextPlaces.Place?
    for place in places where words.isEmpty || place.string.contains(words) {
      if let other = found?.frame,
        other.width * other.height <= place.frame.width * place.frame.height
      {
        continue
      }
      found = place
    }
    return found?.view
  }

  /// Looks at what surrounds the letters of a run.
  private func read(_ run: Run, in bounds: Rect, into ink: inout TextInk) {
    let steps = painter.steps(in: bounds, text: run.element)
    let stride = max(1, run.boxes.count / InkReader.mostGlyphs)
    for (number, box) in run.boxes.enumerated() where number % stride == 0 {
      let points = [
        box.center, Point(x: box.minX, y: box.midY), Point(x: box.maxX, y: box.midY),
        Point(x: box.midX, y: box.minY), Point(x: box.midX, y: box.maxY),
      ]
      for point in points {
        let behind = painter.color(at: point, among: steps, covering: nil)
        let letters = painter.color(at: point, among: steps, covering: run.element)
        if let doubt = letters.doubt ?? behind.doubt {
          ink.doubt = ink.doubt ?? doubt
          continue
        }
        let ratio = letters.contrast(to: behind)
        // Letters that are not seen whatever their colour are covered.
        if ratio < 1.005, isCovered(run, at: point, among: steps, behind) { continue }
        let colors = [letters.display.hex, behind.display.hex]
        if !list.problems.isEmpty, colors.contains(palette.standIn) {
          ink.doubt = ink.doubt ?? "a color or image that it stands on is missing"
          continue
        }
        guard ratio < ink.contrast?.ratio ?? .infinity else { continue }
        ink.contrast = TextInk.Contrast(
          ratio: ratio,
          letters: letters.display.hex,
          background: behind.display.hex,
          isOfSystem: run.letters.map { palette.isOfSystem($0, on: behind.display) } ?? false,
          isOnDark: behind.isDark
        )
      }
    }
  }

  /// Whether something lies over the letters: they are seen in no other colour either.
  private func isCovered(
    _ run: Run,
    at point: Point,
    among steps: [Int],
    _ behind: PointColor
  ) -> Bool {
    if let letters = run.letters, letters.opacity < 0.05 { return true }
    let level = behind.display.red + behind.display.green + behind.display.blue > 1.5 ? 0.0 : 1
    let probe = PointColor(DisplayColor(red: level, green: level, blue: level))
    let probed = painter.color(at: point, among: steps, covering: run.element, as: probe)
    return probed.contrast(to: behind) < 1.005
  }
}
