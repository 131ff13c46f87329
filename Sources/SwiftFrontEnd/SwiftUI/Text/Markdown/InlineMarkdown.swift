/// Reads markdown within a line; white space stays as it is (V11.3).
///
/// Emphasis follows CommonMark 0.31 (6.2), strikethrough GitHub.
struct InlineMarkdown {
  /// Characters with one formatting.
  struct Run: Equatable {
    var text: String
    var look: MarkdownLook
  }

  /// The runs of a text.
  static func runs(_ text: String) -> [Run] {
    guard text.contains(where: { "*_~`[\\<&".contains($0) }) else {
      return text.isEmpty ? [] : [Run(text: text, look: MarkdownLook())]
    }
    var parser = InlineMarkdown(text)
    parser.read()
    parser.resolveEmphasis(from: 0)
    return parser.pieces.reduce(into: []) { runs, piece in
      guard !piece.run.text.isEmpty else { return }
      if let last = runs.last, last.look == piece.run.look {
        runs[runs.count - 1].text += piece.run.text
      } else {
        runs.append(piece.run)
      }
    }
  }

  /// Characters, or a run of delimiters.
  struct Piece {
    var run: Run
    var delimiter: Delimiter?
    /// Whether it is a bracket that a link may begin with.
    var isBracket = false
    /// `true` for the bracket of an image.
    var isImage = false
    /// `true` for the bracket of text with attributes.
    var hasAttributes = false
  }

  struct Delimiter {
    let sign: Character
    let count: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private let characters: [Character]
  private var position = 0
  private var literal = ""
  var pieces: [Piece] = []

  private init(_ text: String) { characters = Array(text) }

  // MARK: Reading

  private mutating func read() {
    while position < characters.count {
      let character = characters[position]
      switch character {
      case "\\" where position + 1 < characters.count && characters[position + 1].isSign:
        literal.append(characters[position + 1])
        position += 2
      case "`": readCode()
      case "*", "_", "~": readDelimiter(character)
      case "!" where position + 1 < characters.count && characters[position + 1] == "[":
        openBracket(isImage: true)
      case "^" where position + 1 < characters.count && characters[position + 1] == "[":
        openBracket(hasAttributes: true)
      case "[": openBracket()
      case "]": closeBracket()
      case "<": readAddress()
      case "&": readEntity()
      default:
        literal.append(character)
        position += 1
      }
    }
    flush()
  }

  private mutating func flush() {
    if !literal.isEmpty { append(literal) }
    literal = ""
  }

  private mutating func append(_ text: String, _ look: MarkdownLook = MarkdownLook()) {
    pieces.append(Piece(run: Run(text: text, look: look)))
  }

  private func runLength(of sign: Character, at start: Int) -> Int {
    characters[start...].prefix { $0 == sign }.count
  }

  private mutating func readCode() {
    let length = runLength(of: "`", at: position)
    var end = position + length
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let closing = runLength(of: "`", at: end)
      if closing == length {
        var code = characters[(position + length)..<end]
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = code.dropFirst().dropLast()
        }
        flush()
        append(String(code), MarkdownLook(isCode: true))
        position = end + closing
        return
      }
      end += closing
    }
    literal += String(repeating: "`", count: length)
    position += length
  }

  private mutating func readDelimiter(_ sign: Character) {
    let length = runLength(of: sign, at: position)
    let before = position > 0 ? characters[position - 1] : " "
    let after = position + length < characters.count ? characters[position + length] : " "
    position += length
    if sign == "~", length > 2 {
      literal += String(repeating: sign, count: length)
      return
    }
    let isLeft =
      !after.isWhitespace
      && (!after.isPunctuationMark || before.isWhitespace
        || before.isPunctuationMark)
    let isRight =
      !before.isWhitespace
      && (!before.isPunctuationMark || after.isWhitespace
        || after.isPunctuationMark)
    // Within words underscores are characters.
    let isWordy = sign == "_"
    flush()
    pieces.append(
      Piece(
        run: Run(text: String(repeating: sign, count: length), look: MarkdownLook()),
        delimiter: Delimiter(
          sign: sign,
          count: length,
          canOpen: isLeft && (!isWordy || !isRight || before.isPunctuationMark),
          canClose: isRight && (!isWordy || !isLeft || after.isPunctuationMark)
        )
      )
    )
  }

  private mutating func readAddress() {
    guard let end = characters[position...].firstIndex(of: ">") else {
      literal.append("<")
      position += 1
      return
    }
    let address = String(characters[(position + 1)..<end])
    let isAddress = !address.contains { $0.isWhitespace || $0 == "<" }
    let scheme = address.prefix { $0 != ":" }
    let isLink =
      scheme.count >= 2 && scheme.count < address.count
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let isMail = address.contains("@") && !address.contains("/")
    guard isAddress, isLink || isMail else {
      literal.append("<")
      position += 1
      return
    }
    flush()
    append(address, MarkdownLook(link: isLink ? address : "mailto:\(address)"))
    position = end + 1
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "hellip": "…", "mdash": "—", "ndash": "–",
  ]

  private mutating func readEntity() {
    let name = String(characters[(position + 1)...].prefix(10).prefix { $0 != ";" })
    let end = position + 1 + name.count
    var text = InlineMarkdown.entities[name]
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      text = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init).map { "\($0)" }
    } else if name.hasPrefix("#") {
      text = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init).map { "\($0)" }
    }
    if let text, end < characters.count, characters[end] == ";" {
      literal += text
      position = end + 1
    } else {
      literal.append("&")
      position += 1
    }
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool = false, hasAttributes: Bool = false) {
    flush()
    let text = isImage ? "![" : hasAttributes ? "^[" : "["
    var piece = Piece(run: Run(text: text, look: MarkdownLook()))
    piece.isBracket = true
    piece.isImage = isImage
    piece.hasAttributes = hasAttributes
    pieces.append(piece)
    position += text.count
  }

  private mutating func closeBracket() {
    flush()
    position += 1
    guard let open = pieces.lastIndex(where: \.isBracket) else {
      literal.append("]")
      return
    }
    if pieces[open].hasAttributes, let (attributes, end) = parenthesized() {
      position = end
      resolveEmphasis(from: open + 1)
      pieces.remove(at: open)
      // Custom attributes have no appearance.
      let words = attributes.filter { !$0.isWhitespace }
      guard words.split(separator: ",").contains("inflect:true") else { return }
      for index in open..<pieces.count { pieces[index].run.look.isInflected = true }
      return
    }
    guard let (link, end) = destination() else {
      pieces[open].isBracket = false
      literal.append("]")
      return
    }
    position = end
    resolveEmphasis(from: open + 1)
    let isImage = pieces[open].isImage
    pieces.remove(at: open)
    guard !isImage else { return }
    for index in open..<pieces.count { pieces[index].run.look.link = link }
    // Links do not contain links.
    for index in 0..<open where !pieces[index].isImage { pieces[index].isBracket = false }
  }

  /// Returns the text in parentheses behind a bracket, and the position behind them.
  private func parenthesized() -> (String, Int)? {
    guard position < characters.count, characters[position] == "(" else { return nil }
    var depth = 0
    var end = position
    scan: while end < characters.count {
      switch characters[end] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { break scan }
      default: break
      }
      end += 1
    }
    guard end < characters.count else { return nil }
    return (String(characters[(position + 1)..<end]), end + 1)
  }

  /// Returns the destination of a link, in parentheses behind a bracket, and the position behind
  /// them.
  private func destination() -> (String, Int)? {
    guard let (text, end) = parenthesized() else { return nil }
    let inside = text.trimmingCharacters(in: .whitespaces)
    // A title follows the address.
    var address = inside.split(separator: " ", maxSplits: 1).first.map(String.init) ?? ""
    if address.hasPrefix("<"), address.hasSuffix(">") {
      address = String(address.dropFirst().dropLast())
    }
    let title = inside.dropFirst(address.count).trimmingCharacters(in: .whitespaces)
    guard title.isEmpty || title.first.map({ "\"'(>".contains($0) }) == true else { return nil }
    return (address, end)
  }
}

extension Character {
  /// `true` if a backslash escapes it.
  fileprivate var isSign: Bool {
    guard let ascii = asciiValue else { return false }
    return (33...47).contains(ascii) || (58...64).contains(ascii) || (91...96).contains(ascii)
      || (123...126).contains(ascii)
  }

  /// Whether emphasis takes it for a mark.
  fileprivate var isPunctuationMark: Bool { isSign || isPunctuation || isSymbol }
}
