/// A part of a concatenated `Text`: characters with modifiers, or an image.
public struct TextRun: Sendable, Equatable {
  /// The characters; U+FFFC for an image.
  public var content: String
  /// The part's change of the text's environment.
  public var change: EnvironmentChange?
  /// The size in points of an image that stands on the baseline; nil for characters and symbols.
  public var image: Size?
  /// The name of a system symbol, which has the size that the text's font gives it (M2.6).
  public var symbol: String?

  /// Creates a run of characters.
  public init(_ content: String, change: EnvironmentChange? = nil) {
    self.content = content
    self.change = change
  }

  /// Creates a run that is an image.
  public init(image: Size) {
    content = TextRun.imageCharacter
    self.image = image
  }

  /// Creates a run that is a symbol of the system.
  public init(symbol: String) {
    content = TextRun.imageCharacter
    self.symbol = symbol
  }

  /// U+FFFC, which stands for an image among characters.
  public static let imageCharacter = "\u{FFFC}"
}
