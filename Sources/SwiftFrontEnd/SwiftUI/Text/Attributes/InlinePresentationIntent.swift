/// The intent of inline markup, as in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The meanings as bits.
  public let rawValue: UInt

  /// Creates meanings of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, in characters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// A line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that may be a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML among the text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
