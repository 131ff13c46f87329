/// A part of a `Text` that is made of several: characters with a look of their own, or an image.
public struct TextRun: Sendable, Equatable {
  /// The characters; U+FFFC for an image.
  public var content: String
  /// What the part changes in the environment of the text.
  public var change: EnvironmentChange?
  /// The size in points of an image that stands on the baseline; nil for characters, and for a
  /// symbol, which is as wide as its font makes it.
  public var image: Size?

  /// Creates a run of characters.
  public init(_ content: String, change: EnvironmentChange? = nil) {
    self.content = content
    self.change = change
  }

  /// Creates a run that is an image.
  public init(image: Size?) {
    content = TextRun.imageCharacter
    self.image = image
  }

  /// U+FFFC, which stands for an image among characters.
  public static let imageCharacter = "\u{FFFC}"
}
