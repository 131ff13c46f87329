internal import Assets

/// A localized text, and the tables to search (V11.1, V11.11).
struct LocalizedWords: Equatable, Sendable {
  let key: String
  let arguments: [LocalizedStringKey.Argument]
  /// Whether the key's own `%` signs are doubled.
  let isInterpolated: Bool
  let table: String?
  /// The bundle whose tables they are in; nil for the program's own.
  let bundle: BundlePlace?
  /// The text to use if no table has the key; nil for the key itself.
  var fallback: LocalizedStringKey?
  /// The locale of the text; nil for the environment's.
  var locale: Locale?
  /// Whether markdown is read.
  var hasMarkdown = true

  init(_ key: LocalizedStringKey, table: String?, bundle: BundlePlace? = nil) {
    self.key = key.key
    arguments = key.arguments
    isInterpolated = key.isInterpolated
    self.table = table
    self.bundle = bundle
  }
}

/// A part of a localized text, with its appearance.
struct WordPart {
  var content: LocalizedStringKey.Argument
  var look = MarkdownLook()
}

extension LocalizedWords {
  /// Returns the parts of the text in a locale, with the arguments inserted (V11.1 – V11.3).
  func parts(in environment: Locale) -> [WordPart] {
    let locale = locale ?? environment
    let tag = bundle?.language ?? locale.identifier(.bcp47)
    let arguments = fallback?.arguments ?? arguments
    let isFormat = isInterpolated || !arguments.isEmpty
    let found = AssetCatalogue.current.format(
      key,
      table: table,
      bundle: bundle?.name,
      locale: tag
    )
    var format = fallback?.key ?? key
    if let found {
      format = found.format.format(locale: found.language, numbers: arguments.map(\.number))
    }
    let template = isFormat ? FormatTemplate(format, arguments, locale) : FormatTemplate(format)
    let pseudo = ProgramLocale.pseudo
    let parts: [WordPart]
    if hasMarkdown {
      var runs = InlineMarkdown.runs(template.text).map { run in
        (
          text: run.look.isInflected ? template.inflected(run.text, in: locale) : run.text,
          look: run.look
        )
      }
      if let pseudo {
        for (index, text) in pseudo.runs(runs.map(\.text)).enumerated() { runs[index].text = text }
      }
      parts = runs.flatMap { run -> [WordPart] in
        var look = run.look
        if let link = look.link { look.link = template.plain(link) }
        look.isInflected = false
        return template.parts(of: run.text, look)
      }
    } else {
      parts = template.parts(of: pseudo?.text(template.text) ?? template.text, MarkdownLook())
    }
    LookedUpWords.note(key, found?.language, for: tag, template.hasLetters, parts)
    return parts
  }

  /// Returns the text in a locale, without appearance.
  func string(in locale: Locale) -> String {
    var plain = self
    plain.hasMarkdown = false
    return plain.parts(in: locale).reduce(into: "") { text, part in
      switch part.content {
      case .string(let string): text += string
      case .number(let number): text += number.string(nil, locale)
      case .formatted(let value): text += value.string(in: locale)
      case .attributed(let string): text += String(string.characters)
      case .text(let inner): text += inner.string(in: EnvironmentValues())
      case .image: break
      }
    }
  }
}

/// A format whose arguments are replaced by private-use characters, so that Markdown is parsed
/// around them and never in them.
struct FormatTemplate {
  // The last characters that Unicode leaves to whoever agrees on them.
  private static let open: Character = "\u{10FFF0}"
  private static let close: Character = "\u{10FFF1}"

  private(set) var text = ""
  private var arguments: [LocalizedStringKey.Argument] = []
  /// The numbers among the arguments.
  private var numbers: [Double?] = []

  /// Creates a template of verbatim characters.
  init(_ plain: String) { text = plain }

  /// Creates a template of a format with specifiers such as `%@`, `%1$lld` and `%.2f`.
  init(_ format: String, _ arguments: [LocalizedStringKey.Argument], _ locale: Locale) {
    var rest = format[...]
    var next = 0
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        text.append("%")
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = FormatSpecifier(rest) else {
        text.append("%")
        continue
      }
      rest = rest.dropFirst(specifier.length)
      let position = specifier.position.map { $0 - 1 } ?? next
      next = position + 1
      guard arguments.indices.contains(position) else { continue }
      var argument = arguments[position]
      numbers.append(argument.number)
      if case .number(let number) = argument {
        argument = .string(number.string(specifier.conversion, locale))
      }
      text.append(FormatTemplate.open)
      text += "\(self.arguments.count)"
      text.append(FormatTemplate.close)
      self.arguments.append(argument)
    }
    text += rest
  }

  /// Returns a part of the text, inflected for the first number in it (V11.13).
  func inflected(_ text: String, in locale: Locale) -> String {
    guard let open = text.firstIndex(of: FormatTemplate.open),
      let close = text[open...].firstIndex(of: FormatTemplate.close),
      let index = Int(text[text.index(after: open)..<close]), numbers.indices.contains(index),
      let number = numbers[index]
    else { return text }
    guard locale.language.languageCode == .english else {
      AssetCatalogue.current.warn(
        of: "inflect",
        "how words of '\(locale.identifier(.bcp47))' agree with numbers is not known here; "
          + "those of ^[…](inflect: true) stay as they are written"
      )
      return text
    }
    if abs(number) == 1 { return text }
    let words = text[text.index(after: close)...]
    return text[...close] + EnglishPlural.ofLastWord(in: String(words))
  }

  /// Returns the characters and arguments of a part of the text.
  func parts(of text: String, _ look: MarkdownLook) -> [WordPart] {
    var parts: [WordPart] = []
    var literal = ""
    func flush() {
      if !literal.isEmpty { parts.append(WordPart(content: .string(literal), look: look)) }
      literal = ""
    }
    var rest = text[...]
    while let open = rest.firstIndex(of: FormatTemplate.open),
      let close = rest[open...].firstIndex(of: FormatTemplate.close)
    {
      literal += rest[..<open]
      let number = Int(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      guard let number, arguments.indices.contains(number) else { continue }
      // String arguments join the run around them.
      if case .string(let string) = arguments[number] {
        literal += string
      } else {
        flush()
        parts.append(WordPart(content: arguments[number], look: look))
      }
    }
    literal += rest
    flush()
    return parts
  }

  /// Whether it has letters besides its arguments.
  var hasLetters: Bool { text.contains(where: \.isLetter) }

  /// Returns the characters, with string arguments inserted.
  func plain(_ text: String) -> String {
    parts(of: text, MarkdownLook()).reduce(into: "") {
      if case .string(let string) = $1.content { $0 += string }
    }
  }
}

/// A specifier of a format, from behind its sign.
struct FormatSpecifier {
  /// The number of the argument, from 1; nil for the next one.
  let position: Int?
  /// The conversion behind the position.
  let conversion: String
  /// The count of its characters.
  let length: Int

  /// Parses a specifier; nil if there is none.
  init?(_ text: Substring) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let isPositional = !digits.isEmpty && text.dropFirst(digits.count).first == "$"
    let body = isPositional ? text.dropFirst(digits.count + 1) : text
    guard
      let end = body.firstIndex(where: {
        $0 == "@" || ($0.isASCII && $0.isLetter && !"lhqzjt".contains($0))
      }),
      body[..<end].allSatisfy({ "0123456789.+-#' lhqzjt".contains($0) })
    else { return nil }
    position = isPositional ? Int(digits) : nil
    conversion = String(body[...end])
    length = text.distance(from: text.startIndex, to: body.index(after: end))
  }
}

// Foundation on Linux reads no string catalogues and ignores the user's languages, so sources that
// call these functions are rewritten to call ours (ReplacedNames).

extension Bundle {
  /// Returns the localized string of a key; by default the value, else the key (V11.1).
  public func _localizedWords(forKey key: String, value: String?, table: String?) -> String {
    let table = table.flatMap { $0.isEmpty ? nil : $0 }
    return SwiftUI.localizedString(key, table: table, value: value ?? "", in: self)
  }

  /// The bundle's language for the user: the closest to the user's languages, else the development
  /// language, else the first.
  public var _readerLocalizations: [String] {
    let place = BundlePlace(self)
    let known = AssetCatalogue.current.languages(ofBundle: place?.name)
    let development = AssetCatalogue.current.developmentLanguage(ofBundle: place?.name)
    return Bundle.preferred(known, of: Locale.preferredLanguages, development: development)
  }

  /// Returns the languages among some that suit the user.
  public static func _readerLocalizations(from available: [String]) -> [String] {
    _readerLocalizations(from: available, forPreferences: nil)
  }

  /// Returns the languages among some that suit a user of others.
  public static func _readerLocalizations(
    from available: [String],
    forPreferences preferences: [String]?
  ) -> [String] {
    let readers = preferences ?? Locale.preferredLanguages
    return preferred(available, of: readers, development: "en")
  }

  private static func preferred(
    _ available: [String],
    of readers: [String],
    development: String
  ) -> [String] {
    let tags = available.map(Languages.tag)
    let chosen =
      Languages.closest(to: readers, among: tags)
      ?? (tags.contains(development) ? development : tags.first ?? development)
    // The result has the caller's spelling of the language.
    return [zip(tags, available).first { $0.0 == chosen }?.1 ?? chosen]
  }
}
