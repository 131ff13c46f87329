/// A part of a `Text` that is made of several: characters with a look of their own, or an image.
public struct TextRun: Sendable, Equatable {
  /// The characters; U+FFFC for an image.
  public var content: String
  /// What the part changes in the environment of the text.
  public var change: EnvironmentChange?
  /// The size in points of an image that stands on the baseline; nil for characters and symbols.
  public var image: Size?
  /// The name of a symbol of the system, which is as large as the font of the text makes it (M2.6).
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
