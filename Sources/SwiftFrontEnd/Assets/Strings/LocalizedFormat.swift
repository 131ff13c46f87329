/// The value of a key in a string table: a format, or several by number.
package struct LocalizedFormat: Sendable, Hashable {
  /// A text, or a choice by number.
  indirect enum Form: Sendable, Hashable {
    case text(String)
    case plural([String: Form])
    case device([String: Form])
  }

  /// A part of a format that a number chooses.
  struct Substitution: Sendable, Hashable {
    /// The number of the argument, from 1; nil for the next one.
    var argument: Int?
    /// The format of the number without its percent sign, such as `lld`.
    var specifier: String
    var form: Form
  }

  var form: Form
  var substitutions: [String: Substitution] = [:]

  init(_ form: Form, substitutions: [String: Substitution] = [:]) {
    self.form = form
    self.substitutions = substitutions
  }

  /// Returns the format for some arguments.
  ///
  /// - Parameters:
  ///   - locale: The language of the text.
  ///   - numbers: The arguments; nil for those that are no numbers.
  package func format(locale: String, numbers: [Double?]) -> String {
    let choice = Choice(locale: locale, numbers: numbers)
    // A choice of the whole text is made by the first number.
    let first = numbers.lazy.compactMap { $0 }.first ?? 0
    var left = LocalizedFormat.mostParts
    return replacing(choice.text(of: form, for: first), choice, depth: 0, &left)
  }

  /// The maximum count of a format's parts, nested ones included, and the maximum number of an
  /// argument.
  private static let (mostParts, largestArgument) = (1_000, 1_000)

  /// Inserts the texts that numbers select, for `%#@name@` or `%1$#@name@`.
  private func replacing(
    _ format: String,
    _ choice: Choice,
    depth: Int,
    _ left: inout Int
  ) -> String {
    guard depth < 8, format.contains("#@") else { return format }
    var result = ""
    var rest = format[...]
    var next = 1
    while let sign = rest.firstIndex(of: "%") {
      result += rest[..<sign]
      let after = rest[rest.index(after: sign)...]
      let digits = after.prefix { $0.isNumber }
      let isPositional = !digits.isEmpty && after.dropFirst(digits.count).first == "$"
      let body = isPositional ? after.dropFirst(digits.count + 1) : after
      guard body.hasPrefix("#@"), let end = body.dropFirst(2).firstIndex(of: "@") else {
        result += "%"
        rest = after
        // A doubled sign is a character.
        if after.first == "%" {
          result += "%"
          rest = after.dropFirst()
        } else {
          next += 1
        }
        continue
      }
      let name = String(body[body.index(body.startIndex, offsetBy: 2)..<end])
      rest = body[body.index(after: end)...]
      guard let substitution = substitutions[name] else { continue }
      // Nested parts might grow without end.
      left -= 1
      guard left >= 0 else { continue }
      let named = (isPositional ? Int(digits) : nil) ?? substitution.argument
      let argument = named.flatMap { 1...LocalizedFormat.largestArgument ~= $0 ? $0 : nil } ?? next
      next = argument + 1
      let number = choice.number(argument)
      let text = choice.text(of: substitution.form, for: number)
        .positioned(argument, substitution.specifier)
      result += replacing(text, choice, depth: depth + 1, &left)
    }
    return result + rest
  }

  /// Chooses forms.
  private struct Choice {
    let locale: String
    let numbers: [Double?]

    func number(_ argument: Int) -> Double {
      numbers.indices.contains(argument - 1) ? numbers[argument - 1] ?? 0 : 0
    }

    func text(of form: Form, for number: Double) -> String {
      switch form {
      case .text(let text): return text
      case .device(let forms):
        let chosen = forms["iphone"] ?? forms["other"] ?? forms.values.first
        return chosen.map { text(of: $0, for: number) } ?? ""
      case .plural(let forms):
        // An explicit form for zero applies to 0 in every language.
        if number == 0, let zero = forms["zero"] { return text(of: zero, for: number) }
        let category = PluralRules.category(of: number, in: locale)
        return (forms[category] ?? forms["other"]).map { text(of: $0, for: number) } ?? ""
      }
    }
  }
}

extension String {
  /// The format of a part with its number named: `%arg`, and a specifier without a position.
  fileprivate func positioned(_ argument: Int, _ specifier: String) -> String {
    let named = replacing("%arg", with: "%\(argument)$\(specifier)")
    let plain = "%\(specifier)"
    return named.replacing(plain, with: "%\(argument)$\(specifier)")
  }
}
