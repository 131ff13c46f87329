/// A symbol of the system: what it is called when it is read, how large it is, what stands in for it.
///
/// The one table of symbols: it has the names that screens use most, sorted by what they are about.
/// Of other names ``spokenName(of:)`` and ``metrics(of:)`` tell what their parts suggest.
public struct SystemSymbol: Sendable, Hashable {
  /// The name by which `Image(systemName:)` knows it.
  public let name: String
  /// What a screen reader calls it (A2.3).
  public let spokenName: String
  /// The room that it takes (M2.1).
  public let metrics: SymbolMetrics
  /// What stands in for it in the icon font; nil for what is drawn here, or made of another symbol
  /// (D7.12).
  public let glyph: SymbolGlyph?

  /// All symbols of the table.
  public static var all: [SystemSymbol] { tables.flatMap { $0 } }

  /// The symbol of a name; nil for one that the table does not have.
  public init?(named name: String) {
    guard let symbol = SystemSymbol.byName[name] else { return nil }
    self = symbol
  }

  /// The room that a symbol takes; of one that the table does not have, that of the longest
  /// beginning of its name that it has, or of what the name says that it is in.
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

  /// What a screen reader calls a symbol; its name where nothing is known (A2.3).
  ///
  /// Filled, or in a circle, square or rectangle, it means the same. With a line through it it is off, with
  /// a plus it is added, with a minus removed, unless the table has words of its own for that.
  public static func spokenName(of name: String) -> String {
    if let own = byName[name] { return own.spokenName }
    // What is filled may be any of the parts.
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
      .filter { $0 != "fill" }[...]
    while !parts.isEmpty {
      if let words = known(parts) ?? derived(parts) { return words }
      guard ["circle", "square", "rectangle"].contains(parts.removeLast()) else { break }
    }
    return name
  }

  /// The words that the table has for a name, or for what is filled of it.
  private static func known(_ parts: ArraySlice<Substring>) -> String? {
    let name = parts.joined(separator: ".")
    return spokenVariants[name] ?? (byName[name] ?? byName[name + ".fill"])?.spokenName
  }

  /// The words that the sign on a symbol makes of those for the symbol.
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

  /// Words as they are written behind another one: names such as iCloud and TV keep their letters.
  private static func withinSentence(_ words: String) -> String {
    let first = words.prefix { $0 != " " }
    guard first.dropFirst().allSatisfy(\.isLowercase), first.count > 1 else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Variants that the table does not have and that have a name of their own: a can in a square is no
  /// longer what is done to things.
  private static let spokenVariants = ["trash.square": "Trash"]

  /// What signs stand in beside circles, squares and rectangles, by parts of names: the symbols whose outline is
  /// around the sign (D7.12).
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
