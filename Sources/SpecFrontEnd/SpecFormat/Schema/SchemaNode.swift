/// A piece of JSON text in the making.
indirect enum SchemaNode {
  case text(String)
  case number(Int)
  case truth(Bool)
  /// A value as JSON on one line.
  case json(String)
  case list([SchemaNode])
  case object([(key: String, value: SchemaNode)])

  /// The text, indented by 2 spaces; what fits into a line takes one.
  func json(indentation: Int = 0) -> String {
    let line = singleLine
    if indentation * 2 + line.count <= 96 { return line }
    let inner = String(repeating: "  ", count: indentation + 1)
    let outer = String(repeating: "  ", count: indentation)
    switch self {
    case .list(let elements):
      let parts = elements.map { inner + $0.json(indentation: indentation + 1) }
      return "[\n" + parts.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      let parts = members.map { key, value in
        inner + "\"\(key)\": " + value.json(indentation: indentation + 1)
      }
      return "{\n" + parts.joined(separator: ",\n") + "\n" + outer + "}"
    case .text, .number, .truth, .json:
      return line
    }
  }

  var singleLine: String {
    switch self {
    case .text(let text): "\"" + text.replacingBackslashes + "\""
    case .number(let number): String(number)
    case .truth(let truth): truth ? "true" : "false"
    case .json(let text): text
    case .list(let elements): "[" + elements.map(\.singleLine).joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ " + members.map { "\"\($0.key)\": \($0.value.singleLine)" }.joined(separator: ", ")
          + " }"
    }
  }
}

extension String {
  /// The text with backslashes doubled and quotes escaped; the vocabulary has nothing else to escape.
  fileprivate var replacingBackslashes: String {
    reduce(into: "") { $0 += $1 == "\\" || $1 == "\"" ? "\\\($1)" : String($1) }
  }
}
