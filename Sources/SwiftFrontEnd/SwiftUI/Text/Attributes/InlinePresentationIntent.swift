/// The intent of inline markup, as in Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The meanings as bits.
  public let rawValue: UInt

  /// Creates intents from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized: italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strongly emphasized: bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code: monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// A line through the text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line break that may be a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in the text.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}
