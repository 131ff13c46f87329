internal import AccessibilityCore

/// The label and value of a stepper in words, separated if its label has the value as well, as
/// `Stepper("Portions: \\(count)", …)` has: each is told once (A2.15).
struct SteppedWords {
  let name: String
  let value: String?

  /// - Parameters:
  ///   - label: The label of the stepper.
  ///   - value: Its value in words.
  init(label: String, value: String?) {
    let numbers = SteppedWords.numbers(in: label)
    guard let value, numbers.count == 1, let number = numbers.first, label[number] == value else {
      (name, self.value) = (label, value)
      return
    }
    let before = SteppedWords.trimmed(label[..<number.lowerBound])
    if !before.isEmpty {
      // The words after the number are its unit.
      name = before
      self.value = SteppedWords.trimmed(label[number.lowerBound...])
      return
    }
    let after = SteppedWords.trimmed(label[number.upperBound...])
    (name, self.value) = (after.isEmpty ? label : after, value)
  }

  /// The ranges of the numbers in a text, with their signs.
  private static func numbers(in text: String) -> [Range<String.Index>] {
    var numbers: [Range<String.Index>] = []
    var start: String.Index?
    for index in text.indices {
      let character = text[index]
      let isPart = character.isWholeNumber || (start == nil ? "-−" : ".,٫").contains(character)
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        numbers.append(first..<index)
        start = nil
      }
    }
    if let start { numbers.append(start..<text.endIndex) }
    return numbers.compactMap { range in
      var end = range.upperBound
      while end > range.lowerBound, !text[text.index(before: end)].isWholeNumber {
        end = text.index(before: end)
      }
      return end > range.lowerBound ? range.lowerBound..<end : nil
    }
  }

  /// The text without spaces and punctuation between a name and its number.
  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while let first = text.first, first.isWhitespace || ":-–—,;·(=".contains(first) {
      // A sign belongs to its number.
      if "-−".contains(first), text.dropFirst().first?.isWholeNumber == true { break }
      text.removeFirst()
    }
    while let last = text.last, last.isWhitespace || ":-–—,;·(=".contains(last) {
      text.removeLast()
    }
    if text.last == ")", !text.contains("(") { text.removeLast() }
    return String(text)
  }
}
