/// A text renderer, `textRenderer(_:)` (D8.6); layout only passes it on.
public struct TextDrawing: ViewAnnotation {
  /// Draws instead of the text's lines, in points from its top left corner.
  public var draw: @Sendable (DrawnText) -> CanvasDrawing

  /// Creates a renderer.
  public init(draw: @escaping @Sendable (DrawnText) -> CanvasDrawing) { self.draw = draw }

  /// The name of the modifier.
  public var name: String { "textRenderer" }
  /// True: the drawing is made by the program's code.
  public var runsCodeWhenDrawn: Bool { true }
}

/// A laid-out text, for a renderer.
public struct DrawnText: Sendable {
  /// A line, from its left end and its baseline.
  public struct Line: Sendable {
    /// Its left end and baseline, in points from the text's top left corner.
    public var origin: Point
    /// Its runs.
    public var line: GlyphLine
    /// The ascent, descent and leading of its characters.
    public var metrics: FontMetrics
  }

  /// A part of its characters.
  public struct Part: Sendable, Hashable {
    /// The position of the line.
    public var line: Int
    /// The position of the run in it; nil for all.
    public var run: Int?
    /// The glyphs of the run, or squares in their place; nil for all.
    public var glyphs: Range<Int>?

    /// Creates a part.
    public init(line: Int, run: Int? = nil, glyphs: Range<Int>? = nil) {
      self.line = line
      self.run = run
      self.glyphs = glyphs
    }
  }

  /// The surface to draw on, as large as the text.
  public var surface: CanvasSurface
  /// The lines from top to bottom.
  public var lines: [Line]
  /// Whether characters are missing.
  public var isTruncated: Bool
}

extension PlacedView {
  /// The laid-out text for a renderer; nil for any other view.
  package var drawnText: DrawnText? {
    guard content.string != nil, frame.size.isFinite else { return nil }
    let origin = frame.origin
    return DrawnText(
      surface: CanvasSurface(
        size: frame.size,
        environment: environment,
        measurer: result.engine.measurer
      ),
      lines: glyphLines.map { line in
        DrawnText.Line(
          origin: Point(x: line.origin.x - origin.x, y: line.origin.y - origin.y),
          line: line.line,
          metrics: line.metrics
        )
      },
      isTruncated: isTextTruncated
    )
  }

  /// The text renderer of the view; nil without one.
  package var textDrawing: TextDrawing? {
    for modifier in modifiers {
      if case .annotation(let annotation, _)? = modifier.content,
        let drawing = annotation.value as? TextDrawing
      {
        return drawing
      }
    }
    return nil
  }
}

extension GlyphLine.Run {
  /// The number of glyphs, or of the boxes in their place.
  public var glyphCount: Int {
    switch content {
    case .glyphs(_, let glyphs): glyphs.count
    case .squares(let squares): squares.count
    case .image: 1
    }
  }

  /// The position of a range of glyphs from the line's left end, and its width, in points.
  public func extent(of glyphs: Range<Int>) -> (x: Double, width: Double) {
    func edge(_ glyph: Int) -> Double {
      if glyph <= 0 { return x }
      if glyph >= glyphCount { return x + width }
      return switch content {
      case .glyphs(_, let glyphs): glyphs[glyph].origin.x
      case .squares(let squares): squares[glyph].x
      case .image: x
      }
    }
    let start = edge(glyphs.lowerBound)
    return (start, max(edge(glyphs.upperBound) - start, 0))
  }

  /// A part of its glyphs.
  package func part(_ glyphs: Range<Int>) -> GlyphLine.Run {
    let range = glyphs.clamped(to: 0..<glyphCount)
    if range.count == glyphCount { return self }
    var part = self
    (part.x, part.width) = extent(of: range)
    let scalars = Array(string.unicodeScalars)
    // Their characters are known if each has one glyph.
    if scalars.count == glyphCount {
      part.string = String(String.UnicodeScalarView(scalars[range]))
    } else if range.lowerBound > 0 {
      part.string = ""
    }
    switch content {
    case .glyphs(let font, let all): part.content = .glyphs(font, Array(all[range]))
    case .squares(let all): part.content = .squares(Array(all[range]))
    case .image: break
    }
    return part
  }
}
