internal import SpecFormat

/// A value of JSON, as messages of agents are made of.
package indirect enum AgentValue: Sendable, Equatable {
  /// A member of an object.
  package struct Member: Sendable, Equatable {
    let key: String
    let value: AgentValue
  }

  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([AgentValue])
  case object([Member])

  /// Reads a text in the strict sense of RFC 8259; nil if it is none, or nested deeper than messages are.
  package init?(_ bytes: [UInt8]) {
    let read = JSONDocument.parse(bytes: bytes, file: "message", maximumDepth: 100)
    guard case .success(let document) = read else { return nil }
    self = document.withRoot { AgentValue($0) }
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .boolean(value.boolean ?? false)
    case .number: self = value.integer.map { .integer($0) } ?? .number(value.number ?? 0)
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map { AgentValue($0) })
    case .object:
      self = .object(value.members.map { Member(key: $0.key, value: AgentValue($0.value)) })
    }
  }

  /// The member of an object; nil if there is none.
  package subscript(key: String) -> AgentValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The characters of a string; nil for all else.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The strings of an array of nothing else; nil for all else.
  package var strings: [String]? {
    guard case .array(let elements) = self else { return nil }
    let strings = elements.compactMap(\.string)
    return strings.count == elements.count ? strings : nil
  }

  /// The same object with another member at its end.
  func adding(_ key: String, _ value: AgentValue) -> AgentValue {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(key: key, value: value)])
  }

  // MARK: Writing

  /// The value in one line.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): AgentValue.write(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        AgentValue.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension AgentValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(arrayLiteral elements: AgentValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, AgentValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
