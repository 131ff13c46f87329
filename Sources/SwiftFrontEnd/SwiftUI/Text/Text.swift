internal import LayoutCore

/// Lines of read-only text.
public struct Text: Equatable, Sendable {
  /// The content of a text: verbatim, localized, formatted or combined.
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedWords)
    case attributed(AttributedString)
    case image(Image)
    /// A value that the environment's locale writes (V11.4).
    case formatted(LocalizedValue)
    /// A concatenation of texts (V11.5).
    case joined(Text, Text)
    /// A text that carries a value for who draws it.
    case marked(Text, TextMark)
  }

  var storage: Storage
  /// The modifiers of the text, the innermost first.
  var modifiers: [TextModifier] = []

  init(_ storage: Storage) { self.storage = storage }

  /// Creates a localized text.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(.localized(LocalizedWords(key, table: tableName, bundle: BundlePlace(bundle))))
  }

  /// Creates a localized text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(.localized(resource.words)) }

  /// Creates a text of characters as they are.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// Creates a text of characters as they are.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// Creates a text of characters with attributes.
  ///
  /// An attributed string may be a literal as well, and literals are keys.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// Creates a text of an inline image (V11.6).
  public init(_ image: Image) { self.init(.image(image)) }

  /// Concatenates two texts.
  public static func + (first: Text, second: Text) -> Text { Text(.joined(first, second)) }

  /// The text with a modifier.
  func with(_ modifier: TextModifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }
}
