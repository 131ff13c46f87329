/// A text with the environment values on which its measures depend.
public struct StyledText: Sendable, Hashable {
  /// A part of a concatenated text.
  public struct Run: Sendable, Hashable {
    /// The number of its Unicode scalars.
    public var length: Int
    /// The font and attributes of its characters.
    public var attributes: TextAttributes
    /// The image of the run; nil for characters.
    public var image: InlineImage?
    /// The style of a paragraph that begins with the run.
    public var paragraph: ParagraphStyle

    /// Creates a run.
    public init(
      length: Int,
      attributes: TextAttributes,
      image: InlineImage? = nil,
      paragraph: ParagraphStyle = ParagraphStyle()
    ) {
      self.length = length
      self.attributes = attributes
      self.image = image
      self.paragraph = paragraph
    }
  }

  /// The characters.
  ///
  /// Line feeds start a new paragraph.
  public var content: String
  /// The font and attributes of the characters.
  public var attributes: TextAttributes
  /// The parts in order, if they have several styles; empty for a single one.
  public var runs: [Run] {
    didSet { statesParagraphs = StyledText.statesParagraphs(runs) }
  }
  /// Whether any run states a style of its paragraph.
  private(set) var statesParagraphs: Bool
  /// The direction of layout around the text.
  public var layoutDirection: LayoutDirection
  /// The strategy for paragraphs that state no writing direction.
  public var writingDirectionStrategy: WritingDirectionStrategy
  /// The language tag.
  public var locale: String
  /// The place of the ellipsis in a line that does not fit.
  public var truncationMode: TruncationMode
  /// Whether characters may move together before the text is truncated.
  public var allowsTightening: Bool

  /// Creates the text of a string in an environment.
  public init(_ content: String, in environment: EnvironmentValues) {
    self.init(environment.shown(content), runs: [], in: environment)
  }

  /// Creates the concatenated text of parts in an environment.
  ///
  /// - Parameters:
  ///   - runs: The parts.
  ///   - environment: The environment.
  ///   - sizesSymbols: Whether system symbols have their sizes (M2.6), as with real text; otherwise
  ///     they are characters.
  public init(_ runs: [TextRun], in environment: EnvironmentValues, sizesSymbols: Bool = false) {
    let contents = runs.map { environment.shown($0.content) }
    self.init(
      contents.joined(),
      runs: zip(runs, contents).map { run, content in
        var values = environment
        run.change?.apply(to: &values)
        return Run(
          length: content.unicodeScalars.count,
          attributes: TextAttributes(in: values),
          image: run.image.map { InlineImage(standing: $0) }
            ?? (sizesSymbols ? run.symbol : nil).map { InlineImage(symbol: $0, in: values) },
          paragraph: values.paragraphStyle
        )
      },
      in: environment
    )
  }

  private init(_ content: String, runs: [Run], in environment: EnvironmentValues) {
    self.content = content
    self.runs = runs
    statesParagraphs = StyledText.statesParagraphs(runs)
    attributes = TextAttributes(in: environment)
    layoutDirection = environment.layoutDirection
    writingDirectionStrategy = environment.writingDirectionStrategy
    locale = environment.locale
    truncationMode = environment.truncationMode
    allowsTightening = environment.allowsTightening
  }

  private static func statesParagraphs(_ runs: [Run]) -> Bool {
    runs.contains { $0.paragraph != ParagraphStyle() }
  }

  /// The parts in order; one for a text with one style throughout.
  package var allRuns: [Run] {
    runs.isEmpty ? [Run(length: .max, attributes: attributes)] : runs
  }
}

extension EnvironmentValues {
  /// A text in the case in which it is shown (D6.8).
  package func shown(_ text: String) -> String {
    textCase?.applied(to: text, locale: locale) ?? text
  }
}
