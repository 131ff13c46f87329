internal import AccessibilityCore

/// The words by which languages call what elements are.
struct RoleWords: Sendable {
  let trait: AccessibilityTraits
  let words: Set<String>

  /// The words of a language, by its tag; English ones where it has none here.
  static func all(for language: String) -> [RoleWords] {
    table[String(language.prefix { $0 != "-" && $0 != "_" })] ?? english
  }

  private init(_ trait: AccessibilityTraits, _ words: Set<String>) {
    self.trait = trait
    self.words = words
  }

  private static let english = [
    RoleWords(.button, ["button", "btn"]), RoleWords(.link, ["link"]),
    RoleWords(.image, ["image", "icon", "photo", "picture"]),
    RoleWords(.header, ["heading", "header"]), RoleWords(.tabButton, ["tab"]),
    RoleWords(.toggle, ["switch", "toggle"]),
  ]

  private static let table: [String: [RoleWords]] = [
    "en": english,
    "de": [
      RoleWords(.button, ["taste", "knopf", "button", "schaltfläche"]), RoleWords(.link, ["link"]),
      RoleWords(.image, ["bild", "foto", "symbol"]), RoleWords(.header, ["überschrift"]),
      RoleWords(.toggle, ["schalter"]),
    ],
    "fr": [
      RoleWords(.button, ["bouton"]), RoleWords(.link, ["lien"]), RoleWords(.image, ["image"]),
      RoleWords(.header, ["titre"]), RoleWords(.tabButton, ["onglet"]),
    ],
    "es": [
      RoleWords(.button, ["botón"]), RoleWords(.link, ["enlace"]), RoleWords(.image, ["imagen"]),
      RoleWords(.tabButton, ["pestaña"]), RoleWords(.toggle, ["interruptor"]),
    ],
    "it": [
      RoleWords(.button, ["pulsante", "bottone"]), RoleWords(.link, ["link"]),
      RoleWords(.image, ["immagine"]),
    ],
    "ar": [
      RoleWords(.button, ["زر"]), RoleWords(.link, ["رابط"]), RoleWords(.image, ["صورة"]),
    ],
  ]
}
