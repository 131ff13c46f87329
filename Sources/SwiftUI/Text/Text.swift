internal import LayoutCore

/// Lines of text that nobody can edit.
public struct Text: Equatable, Sendable {
  /// What a text is made of.
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedWords)
    case attributed(AttributedString)
    case image(Image)
    /// Texts behind each other (V11.5).
    case joined(Text, Text)
  }

  var storage: Storage
  /// What modifiers of the text itself say, the innermost first.
  var modifiers: [TextModifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a text of words that are looked up.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedWords(key, table: tableName, bundle: bundle)))
  }

  /// Creates a text of characters as they are.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text of characters as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text of characters with attributes.
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text that is an image among characters (V11.6).
  public init(_ image: Image) { self.init(.image(image)) }

  /// Both texts, one behind the other.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }

  /// The text with a modifier.
  func with(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}

/// Words to be looked up, and where.
struct LocalizedWords: Equatable, @unchecked Sendable {
  // A key is a value; bundles are safe to share.
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
    self.key = key
    self.table = table
    self.bundle = bundle
  }
}
