/// Writes names of persons.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a formatted name.
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated

    fileprivate var format: PersonNameComponents.FormatStyle.Style {
      switch self {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    }
  }

  /// Further options of a formatted name.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Inert: phonetic names are not used.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The length of the formatted name.
  open var style = Style.default

  /// The text of a name.
  open func string(from components: PersonNameComponents) -> String {
    components.formatted(.name(style: style.format))
  }

  /// The text of a name in a style.
  open class func localizedString(
    from components: PersonNameComponents,
    style: Style,
    options: Options = []
  ) -> String { components.formatted(.name(style: style.format)) }

  /// Returns the text of a name; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}
