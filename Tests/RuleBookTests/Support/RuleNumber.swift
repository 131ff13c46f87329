/// What a citation names: a section of the book (L10) or one of its rules (L10.4).
struct RuleNumber: Hashable, Comparable, CustomStringConvertible {
  /// The letters that books have or will have.
  static let letters: Set<Character> = ["L", "A", "M", "V", "D", "T", "C", "W", "E"]

  let letter: Character
  let section: Int
  /// Nil for a section.
  let item: Int?

  /// Reads a number such as "L10.4"; nil for anything else.
  init?(_ text: some StringProtocol) {
    guard let letter = text.first, RuleNumber.letters.contains(letter) else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...2).contains(numbers.count) else { return nil }
    self.letter = letter
    section = numbers[0]
    item = numbers.count == 2 ? numbers[1] : nil
  }

  var description: String {
    "\(letter)\(section)" + (item.map { ".\($0)" } ?? "")
  }

  static func < (first: RuleNumber, second: RuleNumber) -> Bool {
    (first.letter, first.section, first.item ?? 0)
      < (second.letter, second.section, second.item ?? 0)
  }
}
