extension SystemSymbol {
  /// The mirroring of a symbol in a right-to-left layout (D7.23).
  package enum Mirroring: Sendable, Hashable {
    /// Not mirrored.
    case none
    /// Mirrored, but for a slash across it.
    case whole
    /// With its parts in each other's places, none of them mirrored: they are digits.
    case places
  }

  /// Returns the mirroring of a symbol in a right-to-left layout.
  ///
  /// - Parameter locale: The reader's language: Arabic turns question marks around.
  package static func mirroring(of name: String, locale: String) -> Mirroring {
    let parts = name.split(separator: ".")
    let stem = parts.filter { $0 != "fill" }.joined(separator: ".")
    if stem == "list.number" { return .places }
    if mirrored.contains(stem) { return .whole }
    if isArabic(locale), parts.contains("questionmark"), arabic.contains(stem) { return .whole }
    // Playback controls follow a tape, which runs from the left everywhere.
    if parts.first == "forward" || parts.first == "backward" { return .none }
    if parts.contains(where: { isRelative($0) }) { return .whole }
    if parts.contains(where: { isLiteral($0) }) { return .none }
    return families.contains { stem == $0 || stem.hasPrefix($0 + ".") } ? .whole : .none
  }

  /// A script for which symbols have special drawings.
  package enum Script: String, Sendable, Hashable {
    case arabic = "Arabic"
    case hebrew = "Hebrew"
  }

  /// The script of a symbol's drawing for a locale, if there is no substitute for it (D7.24); nil
  /// if the symbol is drawn as everywhere, or mirrored.
  package static func script(of name: String, locale: String) -> Script? {
    let parts = name.split(separator: ".").filter { $0 != "fill" }
    let stem = parts.joined(separator: ".")
    if isArabic(locale) {
      if parts.contains("questionmark") { return nil }
      if arabic.contains(stem) || hasDigits(parts) { return .arabic }
    }
    if isHebrew(locale), hebrew.contains(stem) { return .hebrew }
    return nil
  }

  /// The side in a literal name, and the name that states it relative to the layout.
  package struct Side: Sendable, Hashable {
    /// The symbol that follows the layout direction; nil where none is known.
    package let relativeName: String?
  }

  /// The side in a symbol's name that stays the same in a right-to-left layout; nil for a symbol
  /// without one, or with both.
  package static func side(of name: String) -> Side? {
    let parts = name.split(separator: ".")
    guard
      parts.contains(where: { $0.hasPrefix("left") })
        != parts.contains(where: { $0.hasPrefix("right") }),
      mirroring(of: name, locale: "en") == .none, parts.contains(where: isLiteral)
    else { return nil }
    let isDirected = ["arrow", "arrowshape", "arrowtriangle", "chevron"].contains(parts[0])
    guard isDirected || parts[0] == "sidebar" else { return Side(relativeName: nil) }
    let words: [Substring: Substring] =
      isDirected
      ? ["left": "backward", "right": "forward"] : ["left": "leading", "right": "trailing"]
    return Side(relativeName: parts.map { words[$0] ?? $0 }.joined(separator: "."))
  }

  // MARK: Names

  /// Whether a part of a name is relative to the layout: `leading`, `trailing` and the like.
  private static func isRelative(_ part: Substring) -> Bool {
    part == "forward" || part == "backward" || part.contains("leading") || part.contains("trailing")
  }

  /// Whether a part of a name is a literal side, such as `lefthalf`.
  private static func isLiteral(_ part: Substring) -> Bool {
    ["left", "lefthalf", "leftthird", "right", "righthalf", "rightthird"].contains(part)
  }

  /// Whether a name has digits, for which Arabic has others: `1.circle`, `goforward.15`.
  private static func hasDigits(_ parts: [Substring]) -> Bool {
    guard let first = parts.first else { return false }
    let number = ["goforward", "gobackward", "repeat", "textformat"].contains(first) ? 1 : 0
    guard parts.indices.contains(number), parts.count > 1 else { return false }
    return parts[number].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func isArabic(_ locale: String) -> Bool { locale.language == "ar" }

  private static func isHebrew(_ locale: String) -> Bool {
    locale.language == "he" || locale.language == "iw"
  }

  /// The symbols with right-to-left drawings by name, without `fill`, and two that were seen to.
  private static let mirrored = names(
    """
    airtag.radiowaves.forward applewatch.and.arrow.forward apps.iphone.landscape
    arrowshape.turn.up.backward.badge.clock battery.100.bolt battery.100percent.bolt
    bell.badge.slash box.truck.badge.clock bubble.left.and.text.bubble.right
    calendar.badge.checkmark calendar.badge.clock cart.badge.questionmark
    chart.bar.xaxis.ascending.badge.clock checklist checklist.checked checkmark.bubble doc.append
    doc.questionmark doc.text.below.ecg drop.degreesign.slash filemenu.and.cursorarrow gear.badge
    hifispeaker.and.appletv homepod.and.appletv homepodmini.and.appletv info.bubble
    macwindow.and.cursorarrow macwindow.on.rectangle mail.and.text.magnifyingglass message.badge
    message.badge.circle message.badge.filled pencil.and.list.clipboard person.checkmark
    person.questionmark person.xmark phone.bubble questionmark.video quote.bubble
    rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass speaker.slash
    speaker.slash.circle speaker.wave.2.bubble speaker.wave.2.bubble.left speaker.zzz
    square.3.layers.3d.down.backward.slash square.3.layers.3d.down.forward.slash
    text.badge.checkmark text.below.photo text.bubble text.magnifyingglass text.quote
    truck.box.badge.clock video.bubble
    calendar chart.xyaxis.line
    """
  )

  /// The first words of symbols that are mirrored without special drawings.
  private static let families = [
    "speaker", "list.bullet", "list.dash", "list.star", "list.triangle", "text.append",
    "text.insert", "text.badge", "increase.indent", "decrease.indent", "increase.quotelevel",
    "decrease.quotelevel", "calendar.badge",
  ]

  /// The symbols with Arabic drawings, without `fill`, but for those of digits.
  private static let arabic = names(
    """
    a.book.closed bag.badge.questionmark camera.metering.unknown cart.badge.questionmark character
    character.book.closed character.bubble character.cursor.ibeam character.magnify
    character.textbox checkmark.circle.badge.questionmark circle.badge.questionmark
    clock.badge.questionmark doc.questionmark doc.richtext exclamationmark.questionmark
    externaldrive.badge.questionmark folder.badge.questionmark list.number percent
    person.crop.circle.badge.questionmark person.questionmark questionmark questionmark.app
    questionmark.app.dashed questionmark.bubble questionmark.circle questionmark.diamond
    questionmark.folder questionmark.square questionmark.square.dashed questionmark.video signature
    sum t.bubble text.cursor textbox textformat.size textformat.size.larger
    textformat.size.smaller textformat.subscript textformat.superscript umbrella.percent
    """
  )

  /// The symbols with Hebrew drawings, without `fill`.
  private static let hebrew = names(
    """
    a.book.closed character character.book.closed character.bubble character.cursor.ibeam
    character.magnify character.textbox doc.richtext signature t.bubble text.cursor textbox
    textformat.size textformat.size.larger textformat.size.smaller textformat.subscript
    textformat.superscript
    """
  )

  private static func names(_ text: String) -> Set<String> {
    Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

extension String {
  /// The language of a language tag.
  fileprivate var language: String { prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
