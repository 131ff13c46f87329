internal import ViewValues

/// The colours of multicolour symbols (D7.10), as far as they are known.
enum SymbolColors {
  /// The colour of a part of a symbol; nil for that of the foreground.
  static func color(of part: SymbolPart, named name: String) -> SystemColor? {
    var words = name.split(separator: ".")
    let isFilled = words.count > 1 && words.last == "fill"
    if isFilled { words.removeLast() }
    switch part {
    case .slash: return .red
    case .badge:
      // A badge without a sign is a dot.
      guard let last = words.last, last != "badge" else { return .red }
      return signs[String(last)]
    case .rim: return nil
    case .area, .ink, .behind:
      let name = words.joined(separator: ".")
      if isFilled, let sign = words.first, words.count == 2, enclosures.contains(words[1]),
        let color = signs[String(sign)]
      {
        return color
      }
      return own[name] ?? own[base(of: words)]
    }
  }

  /// A name without the shape, slash or badge of the symbol.
  private static func base(of words: [Substring]) -> String {
    words.prefix { !enclosures.contains($0) && $0 != "slash" && $0 != "badge" }
      .joined(separator: ".")
  }

  private static let enclosures: Set<Substring> = ["circle", "square", "rectangle", "octagon"]

  /// The colours of signs, in a badge or as a hole in an area.
  private static let signs: [String: SystemColor] = [
    "plus": .green, "checkmark": .green, "minus": .red, "xmark": .red, "exclamationmark": .red,
  ]

  /// The colours of things as in the world, or as the warnings that they are.
  private static let own: [String: SystemColor] = [
    "leaf": .green, "heart": .red, "star": .yellow, "star.leadinghalf.filled": .yellow,
    "flame": .orange, "bolt": .yellow, "drop": .blue, "sun.max": .yellow, "sun.min": .yellow,
    "exclamationmark.triangle": .yellow, "trash.slash": .red,
  ]
}

/// A part of a symbol that may have a separate colour (D7.10).
enum SymbolPart {
  /// The symbol itself.
  case ink
  /// The symbol behind a slash or a badge.
  case behind
  /// The line across a symbol.
  case slash
  /// The badge in a symbol's corner.
  case badge
  /// A line around a symbol.
  case rim
  /// The area that a symbol is in.
  case area

  /// Whether it is secondary behind another part.
  var isSecond: Bool {
    switch self {
    case .behind, .rim, .area: true
    case .ink, .slash, .badge: false
    }
  }
}
