/// The name that the system has for a symbol which code names by letters alone, as the package SFSafeSymbols does
/// (V16.3): `squareAndArrowUp` is `square.and.arrow.up`, `_1Circle` is `1.circle`.
///
/// The command writes it; it is not for sources.
///
/// - Parameter name: The name in code.
public func espalierSymbolName(_ name: String) -> String {
  var words: [String] = []
  var word = ""
  for character in name where character != "_" {
    let begins = character.isUppercase || word.last?.isNumber != character.isNumber
    if begins, !word.isEmpty {
      words.append(word)
      word = ""
    }
    word += character.lowercased()
  }
  return (words + [word]).joined(separator: ".")
}
