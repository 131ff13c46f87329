/// The visible lines of a text.
public struct PlacedText {
  /// A line and its place.
  public struct Line: Sendable, Hashable {
    /// The characters shown, an ellipsis included.
    public var text: String
    /// The range of the text's Unicode scalars in the line.
    public var range: Range<Int>
    /// The line's rectangle, in points from the scene's top left corner.
    public var frame: Rect
    /// The distance from the scene's top to the line's baseline, in points.
    public var baseline: Double
    /// The direction of the line's paragraph.
    public var direction: LayoutDirection
    /// Whether characters are missing from the line.
    public var isTruncated: Bool

    package init(
      text: String,
      range: Range<Int>,
      frame: Rect,
      baseline: Double,
      direction: LayoutDirection,
      isTruncated: Bool
    ) {
      self.text = text
      self.range = range
      self.frame = frame
      self.baseline = baseline
      self.direction = direction
      self.isTruncated = isTruncated
    }
  }

  /// The lines from top to bottom.
  public var lines: [Line]
  /// Whether characters are missing.
  public var isTruncated: Bool
}

extension PlacedView {
  /// The lines of a text where they are drawn; nil for other views, and for texts that were measured
  /// elsewhere.
  public var text: PlacedText? {
    let engine = result.engine
    guard case .text(let text) = engine.nodes[node].kind else { return nil }
    let proposal = result.proposals[node]
    if proposal.width <= 0 || proposal.height <= 0 {
      return PlacedText(lines: [], isTruncated: shownString?.isEmpty == false)
    }
    let (sizing, measurement, request) = engine.textLayout(
      Int(text.text),
      proposal.width,
      proposal.height
    )
    let lines = engine.texts[Int(text.text)].shaped.lines(request)
    let pitch = sizing.metrics.pitch + sizing.lineSpacing
    let frame = roomForLines
    let placed = lines.enumerated().map { number, line in
      let baseline = baseline(ofLine: number, sizing.firstBaseline, pitch)
      // If lengths overflow, a line may have no width, or an endless text no place.
      let width = line.width.orIfNaN(0)
      return PlacedText.Line(
        text: line.text,
        range: line.range,
        frame: Rect(
          x: (frame.minX + offset(of: line, in: frame.width)).orIfNaN(frame.minX),
          y: (baseline - sizing.metrics.ascent).orIfNaN(frame.minY),
          width: width,
          height: sizing.metrics.lineHeight
        ),
        baseline: baseline,
        direction: line.direction,
        isTruncated: line.isTruncated
      )
    }
    return PlacedText(lines: placed, isTruncated: measurement.isTruncated)
  }

  /// The lines of a text with their glyphs, each with its left end and baseline in points from the
  /// scene's top left corner; none for other views.
  ///
  /// A text that was measured elsewhere is broken as its frame suggests.
  package var glyphLines: [(origin: Point, line: GlyphLine, metrics: FontMetrics)] {
    let engine = result.engine
    let shaped: any ShapedText
    let request: TextRequest
    let metrics: FontMetrics
    let pitch: Double
    let first: Double
    if case .text(let text) = engine.nodes[node].kind {
      let proposal = result.proposals[node]
      if proposal.width <= 0 || proposal.height <= 0 { return [] }
      let layout = engine.textLayout(Int(text.text), proposal.width, proposal.height)
      shaped = engine.texts[Int(text.text)].shaped
      request = layout.request
      metrics = layout.sizing.metrics
      pitch = metrics.pitch + layout.sizing.lineSpacing
      first = layout.sizing.firstBaseline
    } else if case .measuredText(let string, let measured) = content {
      guard frame.width > 0, frame.height > 0 else { return [] }
      shaped = engine.measurer.shape(StyledText(string, in: environment))
      request = TextRequest(
        width: frame.width + environment.pixelGrid.pixelLength,
        lineLimit: max(1, environment.lineLimit.maximum ?? .max)
      )
      metrics = shaped.metrics
      pitch = metrics.pitch + environment.lineSpacing
      first = environment.pixelGrid.round(measured.firstBaseline)
    } else {
      return []
    }
    let measured = shaped.lines(request)
    let lines = shaped.glyphLines(request, from: engine.measurer)
    let room = roomForLines
    return zip(measured, lines).enumerated().map { number, line in
      (
        origin: Point(
          x: (room.minX + offset(of: line.0, in: room.width)).orIfNaN(frame.minX),
          y: baseline(ofLine: number, first, pitch)
        ),
        line: line.1,
        metrics: metrics
      )
    }
  }

  /// The baseline of a line from the scene's top: the first one is rounded to pixels as layout rounds it,
  /// those below lie as far from it as they were measured (D6.1).
  private func baseline(ofLine number: Int, _ first: Double, _ pitch: Double) -> Double {
    (environment.pixelGrid.round(frame.minY) + first + Double(number) * pitch).orIfNaN(frame.minY)
  }

  /// The offset of a line in its text, from the left (L18.20).
  private func offset(of line: TextLine, in available: Double) -> Double {
    let room = available - line.width.orIfNaN(0)
    switch line.alignment {
    case .left: return 0
    case .right: return room
    case .center: return room / 2
    case nil: break
    }
    let direction =
      switch environment.textStrategy {
      case .layoutBased: environment.layoutDirection
      case .writingDirectionBased: line.direction
      }
    switch (environment.multilineTextAlignment, direction) {
    case (.center, _): return room / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return room
    }
  }
}
