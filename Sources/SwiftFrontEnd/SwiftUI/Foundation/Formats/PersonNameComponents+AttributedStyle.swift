extension PersonNameComponents {
  /// Formats names with attributes for their parts.
  public struct AttributedStyle: Foundation.FormatStyle {
    let style: FormatStyle

    /// The text of a name.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      var text = AttributedString()
      for part in style.parts(of: value) {
        if !text.characters.isEmpty { text += AttributedString(" ") }
        var words = AttributedString(part.words)
        words.personNameComponent = part.component
        text += words
      }
      return text
    }

    /// The style in another locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension PersonNameComponents.FormatStyle {
  typealias Component = AttributeScopes.FoundationAttributes.PersonNameComponentAttribute.Component

  /// The style with attributes for the parts of a name.
  public var attributed: PersonNameComponents.AttributedStyle { .init(style: self) }

  /// The parts of a name that are written, in their order.
  func parts(of name: PersonNameComponents) -> [(words: String, component: Component?)] {
    let given = (name.givenName, Component.givenName as Component?)
    let family = (name.familyName, Component.familyName as Component?)
    let all: [(String?, Component?)] =
      switch style {
      case .short:
        [name.nickname.map { ($0, .nickname) } ?? (name.givenName == nil ? family : given)]
      case .medium: [given, family]
      case .long:
        [
          (name.namePrefix, .namePrefix), given, (name.middleName, .middleName), family,
          (name.nameSuffix, .nameSuffix),
        ]
      case .abbreviated:
        [([given, family].compactMap { $0.0?.first.map(String.init) }.joined(), nil)]
      }
    return all.compactMap { words, component in words.map { ($0, component) } }
  }
}
