/// What the sources declare: types by their names, members by the types of their file.
struct Declarations {
  private static let typeKeywords: Set<Substring> = [
    "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]
  private static let memberKeywords: Set<Substring> = ["case", "func", "let", "var"]

  private var types: Set<String> = []
  private var members: Set<String> = []

  init(_ files: [ProjectFile]) {
    for file in files {
      var own: Set<String> = []
      var names: Set<String> = []
      for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (word, next) in zip(words, words.dropFirst()) {
          if Declarations.typeKeywords.contains(word) { own.insert(String(next)) }
          if Declarations.memberKeywords.contains(word) { names.insert(String(next)) }
        }
      }
      types.formUnion(own)
      for type in own { members.formUnion(names.map { "\(type).\($0)" }) }
    }
  }

  /// Whether a type is declared, or a member (`Type.member`) in a file that declares or extends it.
  func contains(_ name: String) -> Bool { types.contains(name) || members.contains(name) }
}
