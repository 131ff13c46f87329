/// The arguments of calls in a Swift source that is data: a manifest, or a project of Tuist.
package struct SwiftCall {
  package typealias Arguments = [String: ArraySlice<SwiftToken>]

  /// The arguments by their labels, and where the parenthesis closes.
  ///
  /// - Parameter opening: The index of the opening parenthesis.
  package static func arguments(
    after opening: Int,
    in tokens: [SwiftToken]
  ) -> (arguments: Arguments, end: Int) {
    var arguments: Arguments = [:]
    var (label, start, depth) = ("", opening + 1, 0)
    var position = opening
    while position < tokens.count {
      switch tokens[position] {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"): depth -= 1
      case .word(let word)
      where depth == 1 && position + 1 < tokens.count && tokens[position + 1] == .mark(":"):
        (label, start) = (word, position + 2)
      default: break
      }
      if depth == 0 || depth == 1 && tokens[position] == .mark(",") {
        if start <= position, !label.isEmpty { arguments[label] = tokens[start..<position] }
        if depth == 0 { break }
      }
      position += 1
    }
    return (arguments, min(position, tokens.count))
  }

  /// The arguments of each call of a name, in order.
  package static func all(_ names: Set<String>, in tokens: ArraySlice<SwiftToken>) -> [(
    name: String, Arguments
  )] {
    var calls: [(String, Arguments)] = []
    let tokens = Array(tokens)
    for position in tokens.indices.dropLast() {
      guard case .word(let word) = tokens[position], names.contains(word),
        tokens[position + 1] == .mark("(")
      else { continue }
      calls.append((word, arguments(after: position + 1, in: tokens).arguments))
    }
    return calls
  }

  /// The texts in a value.
  package static func texts(_ value: ArraySlice<SwiftToken>?) -> [String] {
    (value ?? []).compactMap { token in
      if case .text(let text) = token { text } else { nil }
    }
  }

  /// The first word of a value that is a member, such as `.app`.
  package static func member(_ value: ArraySlice<SwiftToken>?) -> String? {
    for token in value ?? [] {
      if case .word(let word) = token { return word }
    }
    return nil
  }
}
