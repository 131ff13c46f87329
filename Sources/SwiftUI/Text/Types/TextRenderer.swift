/// Draws text in a way of its own.
public protocol TextRenderer: Animatable {
  /// Draws a text that is laid out.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// How large a text is, in points.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far beyond its frame a text is drawn, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as the text is without the renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Nothing beyond the frame.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer may measure.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// How large the text is, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension Text {
  /// A text that is laid out: its lines.
  public struct Layout: RandomAccessCollection {
    let lines: [Line]

    /// Whether characters are left out.
    public var isTruncated: Bool { false }

    /// The position of the first line.
    public var startIndex: Int { lines.startIndex }
    /// The position behind the last line.
    public var endIndex: Int { lines.endIndex }
    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// How characters are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// At places between pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// Where characters are, in points.
  public struct TypographicBounds: Equatable, Sendable {
    /// The leading end of the baseline.
    public var origin: CGPoint
    /// How wide they are.
    public var width: CGFloat
    /// How far they reach above the baseline.
    public var ascent: CGFloat
    /// How far they reach below it.
    public var descent: CGFloat
    /// The room between lines.
    public var leading: CGFloat

    /// The rectangle around them.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line: its runs.
  public struct Line: RandomAccessCollection, Equatable {
    /// The leading end of the baseline, in points.
    public var origin: CGPoint
    let runs: [Run]
    /// Where its characters are.
    public let typographicBounds: TypographicBounds

    /// The position of the first run.
    public var startIndex: Int { runs.startIndex }
    /// The position behind the last run.
    public var endIndex: Int { runs.endIndex }
    /// A run.
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// Characters with one look: their glyphs.
  public struct Run: RandomAccessCollection, Equatable {
    /// Whether its characters go to the right or to the left.
    public let layoutDirection: LayoutDirection
    /// Where its characters are.
    public let typographicBounds: TypographicBounds
    let slices: [RunSlice]

    /// An attribute of the characters; nil if they do not have it.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }

    /// The position of the first glyph.
    public var startIndex: Int { slices.startIndex }
    /// The position behind the last glyph.
    public var endIndex: Int { slices.endIndex }
    /// A glyph.
    public subscript(index: Int) -> RunSlice { slices[index] }
  }

  /// Some glyphs of a run.
  public struct RunSlice: Equatable {
    /// Where they are.
    public let typographicBounds: TypographicBounds

    /// An attribute of the characters; nil if they do not have it.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }
}

extension GraphicsContext {
  /// Inert: texts are drawn as they are laid out.
  public func draw(
    _ line: Text.Layout.Line,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}

  /// Inert: texts are drawn as they are laid out.
  public func draw(
    _ run: Text.Layout.Run,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}

  /// Inert: texts are drawn as they are laid out.
  public func draw(
    _ slice: Text.Layout.RunSlice,
    options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {}
}

extension View {
  /// Inert: texts are drawn as they are laid out.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}
