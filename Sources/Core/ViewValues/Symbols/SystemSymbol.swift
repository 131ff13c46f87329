/// A system symbol: its name, spoken name, size and substitute in the icon font.
///
/// The one table of symbols has the names that screens use most, sorted by subject. For other names
/// ``spokenName(of:)`` and ``metrics(of:)`` derive an answer from the parts.
public struct SystemSymbol: Sendable, Hashable {
  /// The name by which `Image(systemName:)` knows it.
  public let name: String
  /// The name that a screen reader speaks (A2.3).
  public let spokenName: String
  /// The symbol's sizes (M2.1).
  public let metrics: SymbolMetrics
  /// The substitute in the icon font; nil for a symbol drawn here, or made of another one (D7.12).
  public let glyph: SymbolGlyph?

  /// All symbols of the table.
  public static var all: [SystemSymbol] { tables.flatMap { $0 } }

  /// The symbol of a name; nil if the table does not have it.
  public init?(named name: String) {
    guard let symbol = SystemSymbol.byName[name] else { return nil }
    self = symbol
  }

  /// The sizes of a symbol; of one that the table does not have, those of the longest prefix of its
  /// name that it has, or of the shape around it by its name.
  public static func metrics(of name: String) -> SymbolMetrics {
    if let known = byName[name] { return known.metrics }
    var parts = name.split(separator: ".")
    if parts.last == "fill" { parts.removeLast() }
    if parts.last == "circle" { return Shape.round.metrics }
    if parts.last == "square" { return Shape.square.metrics }
    if parts.count > 1, !parts.contains("badge"), let last = parts.last,
      let known = containers[last].flatMap({ byName[$0] })
    {
      return known.metrics
    }
    while parts.count > 0 {
      if let known = byName[parts.joined(separator: ".")] { return known.metrics }
      parts.removeLast()
    }
    return .unknown
  }

  /// The spoken name of a symbol; its name if it has none (A2.3).
  ///
  /// Filled, or in a circle, square or rectangle, it means the same. With a line through it it is
  /// off, with a plus it is added, with a minus removed, unless the table names that symbol itself.
  public static func spokenName(of name: String) -> String {
    if let own = byName[name] { return own.spokenName }
    // Any of the parts may be filled.
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
      .filter { $0 != "fill" }[...]
    while !parts.isEmpty {
      if let words = known(parts) ?? derived(parts) { return words }
      guard ["circle", "square", "rectangle"].contains(parts.removeLast()) else { break }
    }
    return name
  }

  /// The table's words for a name, or for its filled variant.
  private static func known(_ parts: ArraySlice<Substring>) -> String? {
    let name = parts.joined(separator: ".")
    return spokenVariants[name] ?? (byName[name] ?? byName[name + ".fill"])?.spokenName
  }

  /// The words for a symbol with a sign, derived from those for the symbol.
  private static func derived(_ parts: ArraySlice<Substring>) -> String? {
    if parts.last == "slash" { return known(parts.dropLast()).map { "\($0) off" } }
    guard parts.count > 2, parts.dropLast().last == "badge", let words = known(parts.dropLast(2))
    else { return nil }
    switch parts.last {
    case "plus": return "Add \(withinSentence(words))"
    case "minus": return "Remove \(withinSentence(words))"
    default: return nil
    }
  }

  /// Words in the middle of a phrase: names such as iCloud and TV keep their case.
  private static func withinSentence(_ words: String) -> String {
    let first = words.prefix { $0 != " " }
    guard first.dropFirst().allSatisfy(\.isLowercase), first.count > 1 else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Variants that the table does not have and that have another spoken name: a can in a square is
  /// no longer an action.
  private static let spokenVariants = ["trash.square": "Trash"]

  /// The signs inside of circles, squares and rectangles, by parts of names: the symbols whose
  /// outline is around the sign (D7.12).
  package static let containers: [Substring: String] = [
    "app": "app", "diamond": "diamond", "hexagon": "hexagon", "octagon": "octagon",
    "doc": "doc", "folder": "folder", "bubble": "bubble.left", "message": "message",
    "shield": "shield", "icloud": "icloud", "cloud": "cloud", "heart": "heart", "house": "house",
    "video": "video", "capsule": "capsule", "seal": "seal",
  ]

  private static let tables = [
    arrows, chevrons, actions, marks, communication, people, documents, time, media, devices,
    places,
    nature, health, commerce, shapes, text,
  ]

  private static let byName = Dictionary(
    tables.joined().map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// A row of the table.
  init(_ name: String, _ spokenName: String, _ shape: Shape, _ glyph: SymbolGlyph? = nil) {
    self.name = name
    self.spokenName = spokenName
    metrics = shape.metrics
    self.glyph = glyph
  }
}
