/// Formats lists as text, such as `one, two, and three`.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Like all formatters it is set up before it is shared.

  /// The locale of the text.
  open var locale: Locale! = ProgramLocale.current
  /// The formatter of the items; nil for their descriptions.
  open var itemFormatter: Formatter?

  /// Returns strings as a list in text.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns the descriptions of items as a list in text.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? ProgramLocale.current))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
