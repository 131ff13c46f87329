/// The tags of an XML document in their order, without the text between them.
struct MarkupTags {
  /// A tag with its attributes.
  struct Tag: Equatable {
    let name: String
    let attributes: [String: String]
    /// Whether it ends an element that another tag has begun.
    let isEnd: Bool
    /// Whether it begins an element and ends it.
    let isAlone: Bool
  }

  private(set) var all: [Tag] = []
  private var rest: Substring.UTF8View

  private static let (less, greater) = (UInt8(ascii: "<"), UInt8(ascii: ">"))

  /// Reads a document as far as it is one.
  init(_ text: String) {
    rest = text[...].utf8
    while let start = rest.firstIndex(of: MarkupTags.less) {
      rest = rest[rest.index(after: start)...]
      if rest.starts(with: "!--".utf8) {
        skip(behind: "-->")
      } else if rest.starts(with: "![CDATA[".utf8) {
        skip(behind: "]]>")
      } else if let first = rest.first, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
        skip(behind: ">")
      } else if let tag = tag() {
        all.append(tag)
      }
    }
  }

  private mutating func skip(behind end: String) {
    while !rest.isEmpty, !rest.starts(with: end.utf8) { rest = rest.dropFirst() }
    rest = rest.dropFirst(end.utf8.count)
  }

  /// The tag whose bracket has just been read; nil if it does not end.
  private mutating func tag() -> Tag? {
    let isEnd = rest.first == UInt8(ascii: "/")
    if isEnd { rest = rest.dropFirst() }
    let name = word()
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard let byte = rest.first else { return nil }
      switch byte {
      case MarkupTags.greater:
        rest = rest.dropFirst()
        return Tag(name: name, attributes: attributes, isEnd: isEnd, isAlone: false)
      case UInt8(ascii: "/"):
        rest = rest.dropFirst()
        guard rest.first == MarkupTags.greater else { continue }
        rest = rest.dropFirst()
        return Tag(name: name, attributes: attributes, isEnd: isEnd, isAlone: true)
      default:
        let key = word()
        guard !key.isEmpty else {
          rest = rest.dropFirst()
          continue
        }
        attributes[key] = value()
      }
    }
  }

  private mutating func skipSpace() { rest = rest.drop { $0 <= UInt8(ascii: " ") } }

  /// The name that comes next.
  private mutating func word() -> String {
    let name = rest.prefix { $0 > UInt8(ascii: " ") && !"=/<>\"'".utf8.contains($0) }
    rest = rest[name.endIndex...]
    return String(Substring(name))
  }

  /// The value behind an attribute's name; empty without one.
  private mutating func value() -> String {
    skipSpace()
    guard rest.first == UInt8(ascii: "=") else { return "" }
    rest = rest.dropFirst()
    skipSpace()
    guard let quote = rest.first, "\"'".utf8.contains(quote) else { return word() }
    rest = rest.dropFirst()
    let value = rest.prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return MarkupTags.plain(String(Substring(value)))
  }

  /// The characters that are written by their names or numbers.
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// A text with the characters that are written by their names or numbers.
  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      guard let end = parts[index].firstIndex(of: ";") else {
        parts[index] = "&" + parts[index]
        continue
      }
      let name = String(parts[index][..<end])
      let rest = parts[index][parts[index].index(after: end)...]
      parts[index] = (names[name] ?? character(name) ?? "&\(name);") + rest
    }
    return parts.joined()
  }

  /// The character of a number, such as `#10` or `#xA`.
  private static func character(_ name: String) -> String? {
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
