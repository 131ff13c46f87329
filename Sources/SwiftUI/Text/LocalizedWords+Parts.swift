extension LocalizedWords {
  /// The words of an environment's locale, with the arguments in their places (V11.1, V11.2).
  func parts(in environment: EnvironmentValues) -> [LocalizedStringKey.Argument] {
    guard key.isInterpolated else { return [.value(key.key)] }
    var parts: [LocalizedStringKey.Argument] = []
    var literal = ""
    var next = 0
    var rest = key.key[...]
    while let sign = rest.firstIndex(of: "%") {
      literal += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        literal.append("%")
        rest = rest.dropFirst()
        continue
      }
      // A specifier ends with its letter.
      guard
        let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && !"lhqzt".contains($0)) })
      else { break }
      rest = rest[end...].dropFirst()
      guard key.arguments.indices.contains(next) else { continue }
      switch key.arguments[next] {
      case .value(let value): literal += value
      case .text, .image:
        parts.append(.value(literal))
        literal = ""
        parts.append(key.arguments[next])
      }
      next += 1
    }
    parts.append(.value(literal + rest))
    return parts
  }
}
