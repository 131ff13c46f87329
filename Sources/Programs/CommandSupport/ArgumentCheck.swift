import ArgumentParser
import SpecFormat
import TerminalText

/// Checks arguments for mistakes that their parser reports badly.
struct ArgumentCheck {
  /// The options that may be given several times.
  private static let lists = [
    "--at", "--do", "--filter", "--font", "--preview", "--rule", "--system-font",
  ]
  /// The options that have a letter.
  private static let letters: [Character: String] = [
    "o": "--output", "q": "--quiet", "h": "--help",
  ]

  private let subcommands: [String]

  init(_ root: (some ParsableCommand).Type) {
    subcommands = root.configuration.subcommands.map { $0._commandName }
  }

  /// Returns the mistake in the arguments; nil to let the parser go on.
  func mistake(in arguments: [String]) -> String? {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    if let name = words.first, !name.hasPrefix("-"), name != "help", !subcommands.contains(name) {
      let closest = Suggestion.closest(to: name, among: subcommands)
      return "No subcommand is named \(name.quoted)."
        + (closest.map { " Did you mean '\($0)'?" } ?? "")
    }
    var seen: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) {
      for option in options(of: argument) where !ArgumentCheck.lists.contains(option) {
        guard seen.insert(option).inserted else {
          return "The option '\(option)' is given twice."
        }
      }
    }
    return number(in: Array(arguments.prefix { $0 != "--" }))
  }

  /// Returns the mistake in the clock options' numbers, one of which may look like an option.
  private func number(in arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      let name = String(argument.prefix { $0 != "=" })
      guard let (isGood, words) = ArgumentCheck.numbers[name] else { continue }
      let next = arguments.indices.contains(index + 1) ? arguments[index + 1] : nil
      let value = argument == name ? next : String(argument.dropFirst(name.count + 1))
      guard let value, !value.hasPrefix("--"), !isGood(value) else { continue }
      return "\(name) takes \(words), not \(value.quoted)."
    }
    return nil
  }

  /// The clock options, with the check and the description of their values.
  private static let numbers: [String: (isGood: @Sendable (String) -> Bool, words: String)] = {
    let seconds: @Sendable (String) -> Bool = { SecondsArgument(argument: $0) != nil }
    let words = "seconds from 0 to 1000000000"
    return [
      "--at": (seconds, words), "--from": (seconds, words), "--to": (seconds, words),
      "--max-seconds": ({ TimeoutArgument(argument: $0) != nil }, "seconds from 0.1 to 1000000"),
      "--fps": ({ RateArgument(argument: $0) != nil }, "a number from 0.001 to 1000"),
    ]
  }()

  /// The long names of the options that an argument gives.
  private func options(of argument: String) -> [String] {
    if argument.hasPrefix("--") { return [String(argument.prefix { $0 != "=" })] }
    guard argument.hasPrefix("-") else { return [] }
    return argument.prefix { $0 != "=" }.compactMap { ArgumentCheck.letters[$0] }
  }

  /// The parser's message, printable and without a suggestion that is not close.
  func message(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.printable }
    lines[0] = withoutFarSuggestion(lines[0])
    return lines.joined(separator: "\n")
  }

  private func withoutFarSuggestion(_ line: String) -> String {
    guard let middle = line.firstRange(of: "'. Did you mean '"), line.hasSuffix("'?"),
      let start = line[..<middle.lowerBound].lastIndex(of: "'")
    else { return line }
    func name(_ option: Substring) -> String { String(option.drop { $0 == "-" || $0 == "'" }) }
    let given = name(line[start..<middle.lowerBound])
    let meant = name(line[middle.upperBound...].dropLast(2))
    if Suggestion.closest(to: given, among: [meant]) != nil { return line }
    return line[..<middle.lowerBound] + "'"
  }
}
