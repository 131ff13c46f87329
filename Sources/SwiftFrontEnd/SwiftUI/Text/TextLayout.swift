internal import LayoutCore

extension Text {
  /// A text that is laid out: its lines.
  public struct Layout: RandomAccessCollection {
    /// The text, and the custom attributes of its characters.
    final class Source {
      let text: DrawnText
      let marks: [[TextMark]]

      init(_ text: DrawnText, _ marks: [[TextMark]]) {
        self.text = text
        self.marks = marks
      }
    }

    let source: Source

    /// Whether characters are left out.
    public var isTruncated: Bool { source.text.isTruncated }

    /// The position of the first line.
    public var startIndex: Int { 0 }
    /// The position behind the last line.
    public var endIndex: Int { source.text.lines.count }
    /// A line.
    public subscript(index: Int) -> Line { Line(source: source, line: index) }
  }
}

extension Text.Layout {
  /// Options for drawing characters.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// At fractional pixels, as all characters are here.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// The bounds of characters, in points from the top left corner of the text.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The width of the characters.
    public var width: CGFloat
    /// The distance from the baseline to the top.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom.
    public var descent: CGFloat
    /// The leading.
    public var leading: CGFloat

    /// The rectangle around them.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line: its runs, from left to right.
  public struct Line: RandomAccessCollection, Equatable {
    let source: Source
    let line: Int

    private var drawn: DrawnText.Line { source.text.lines[line] }

    /// The left end of the baseline, in points from the top left corner of the text.
    public var origin: CGPoint { CGPoint(x: drawn.origin.x, y: drawn.origin.y) }

    /// The bounds of the characters.
    public var typographicBounds: TypographicBounds {
      let end = drawn.line.runs.map { $0.x + $0.width }.max() ?? 0
      return TypographicBounds(drawn, x: 0, width: end)
    }

    /// The position of the first run.
    public var startIndex: Int { 0 }
    /// The position behind the last run.
    public var endIndex: Int { drawn.line.runs.count }
    /// A run.
    public subscript(index: Int) -> Run { Run(source: source, line: line, run: index) }

    /// Returns whether both are the same line of the same layout.
    public static func == (first: Line, second: Line) -> Bool {
      first.source === second.source && first.line == second.line
    }
  }

  /// Characters with one appearance: their glyphs, from left to right.
  public struct Run: RandomAccessCollection, Equatable {
    let source: Source
    let line: Int
    let run: Int

    fileprivate var drawnLine: DrawnText.Line { source.text.lines[line] }
    fileprivate var drawn: GlyphLine.Run { drawnLine.line.runs[run] }

    /// The direction that the text is laid out in.
    public var layoutDirection: LayoutDirection {
      source.text.surface.environment.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    }

    /// The bounds of the characters.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(drawnLine, x: drawn.x, width: drawn.width)
    }

    /// The indices of the run's characters, in text order.
    public var characterIndices: [CharacterIndex] {
      let lines = source.text.lines
      let before = lines[..<line].lazy.flatMap(\.line.runs).map(\.string.count).reduce(0, +)
      let runs = lines[line].line.runs
      let others = runs.indices.filter { isBefore(runs[$0], $0) }
      let start = before + others.map { runs[$0].string.count }.reduce(0, +)
      return (start..<start + drawn.string.count).map { CharacterIndex(number: $0) }
    }

    /// Returns whether another run of the line comes before this one in the text.
    private func isBefore(_ other: GlyphLine.Run, _ index: Int) -> Bool {
      other.run == drawn.run ? index < run : other.run < drawn.run
    }

    /// An attribute of the characters; nil if they do not have it.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      guard source.marks.indices.contains(drawn.run) else { return nil }
      return source.marks[drawn.run].lazy.compactMap { $0.value as? T }.last
    }

    /// The position of the first glyph.
    public var startIndex: Int { 0 }
    /// The position behind the last glyph.
    public var endIndex: Int { drawn.glyphCount }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    /// Returns some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Returns whether both are the same run of the same layout.
    public static func == (first: Run, second: Run) -> Bool {
      first.source === second.source && first.line == second.line && first.run == second.run
    }
  }

  /// A range of a run's glyphs.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The range of the glyphs.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The indices of the slice's characters; all of the run's if glyphs stand for several.
    public var characterIndices: [CharacterIndex] {
      let all = run.characterIndices
      return all.count == run.drawn.glyphCount ? Array(all[indices]) : all
    }

    /// The bounds of the characters.
    public var typographicBounds: TypographicBounds {
      let extent = run.drawn.extent(of: indices)
      return TypographicBounds(run.drawnLine, x: extent.x, width: extent.width)
    }

    /// An attribute of the characters; nil if they do not have it.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The position of the first glyph.
    public var startIndex: Int { indices.lowerBound }
    /// The position behind the last glyph.
    public var endIndex: Int { indices.upperBound }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// Returns some of the glyphs.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
  }
}

extension Text.Layout.TypographicBounds {
  fileprivate init(_ line: DrawnText.Line, x: Double, width: Double) {
    self.init(
      origin: CGPoint(x: line.origin.x + x, y: line.origin.y),
      width: CGFloat(width),
      ascent: CGFloat(line.metrics.ascent),
      descent: CGFloat(line.metrics.descent),
      leading: CGFloat(line.metrics.leading)
    )
  }
}

extension GraphicsContext {
  /// Draws a line of the text in its place.
  public func draw(
    _ line: Text.Layout.Line,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    add(.glyphs(DrawnText.Part(line: line.line)))
  }

  /// Draws a run of the text in its place.
  public func draw(
    _ run: Text.Layout.Run,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    add(.glyphs(DrawnText.Part(line: run.line, run: run.run)))
  }

  /// Draws some glyphs of the text in their place.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    add(
      .glyphs(DrawnText.Part(line: slice.run.line, run: slice.run.run, glyphs: slice.indices))
    )
  }
}

extension Text.Layout {
  /// The index of a character in a laid-out text, from its first line.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let number: Int

    /// Returns whether the first comes before the second.
    public static func < (first: CharacterIndex, second: CharacterIndex) -> Bool {
      first.number < second.number
    }

    /// Returns the count of characters from this index to another.
    public func distance(to other: CharacterIndex) -> Int { other.number - number }

    /// Returns the index a number of characters further on.
    public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(number: number + count) }
  }
}
