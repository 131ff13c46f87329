/// The plurals of English nouns (V11.13).
enum EnglishPlural {
  /// Irregular plurals, also of words that end like these.
  private static let irregular: [String: String] = [
    "calf": "calves", "child": "children", "echo": "echoes", "elf": "elves", "foot": "feet",
    "goose": "geese", "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves",
    "lens": "lenses", "life": "lives", "loaf": "loaves", "man": "men", "mouse": "mice",
    "ox": "oxen",
    "person": "people", "potato": "potatoes", "quiz": "quizzes", "self": "selves",
    "shelf": "shelves", "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth",
    "wife": "wives", "wolf": "wolves",
  ]
  /// Nouns whose plural is the same.
  private static let unchanged: Set<String> = [
    "aircraft", "deer", "fish", "information", "media", "news", "people", "series", "sheep",
    "species", "children", "men", "women", "feet", "teeth", "geese", "mice",
  ]
  /// Regular words that end like an irregular one.
  private static let regular: Set<String> = ["human", "german", "roman"]
  /// Irregular words by whose letters other words end by chance.
  private static let whole: Set<String> = ["echo", "elf", "hero", "life", "ox"]

  /// A text with its last word in the plural.
  static func ofLastWord(in text: String) -> String {
    let end = text.lastIndex { $0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) }
    let word = text[(start ?? text.startIndex)..<end]
    return text[..<word.startIndex] + plural(String(word)) + text[end...]
  }

  /// The plural of a noun; of one that is in the plural the noun itself.
  static func plural(_ noun: String) -> String {
    let small = noun.lowercased()
    if small.isEmpty || unchanged.contains(small) { return noun }
    if !regular.contains(small),
      let (end, plural) = irregular.filter({
        $0.key == small || !whole.contains($0.key) && small.hasSuffix($0.key)
      })
      .max(by: { $0.key.count < $1.key.count })
    {
      let kept = noun.dropLast(end.count)
      // The first letter stays as it is.
      let first = noun.dropFirst(kept.count).first?.isUppercase == true
      return kept + (first ? plural.prefix(1).uppercased() + plural.dropFirst() : plural)
    }
    let isAllCapitals = noun.count > 1 && noun == noun.uppercased()
    func with(_ ending: String) -> String { isAllCapitals ? ending.uppercased() : ending }
    if ["ss", "us", "is", "as", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) {
      return noun + with("es")
    }
    if small.hasSuffix("s") { return noun }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + with("ies")
    }
    return noun + with("s")
  }
}
