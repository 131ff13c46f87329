/// The documents that `espalier explain` prints, as an answer has them.
struct Explained {
  /// The document of the only screen, or an object with those of all.
  let document: AgentValue
  /// A line for each screen: its sentence behind the place of the view; for a whole screen, those of
  /// the modifiers that do nothing.
  let words: String

  /// Reads what has been printed: a document, or one a line; nil if it is none.
  init?(_ output: [UInt8]) {
    var documents = AgentValue(output).map { [$0] } ?? []
    if documents.isEmpty {
      for line in output.split(separator: UInt8(ascii: "\n")) {
        guard let document = AgentValue(Array(line)) else { return nil }
        documents.append(document)
      }
    }
    guard let first = documents.first else { return nil }
    document = documents.count == 1 ? first : ["screens": .array(documents)]
    words = documents.map(Explained.words).joined()
  }

  private static func words(_ document: AgentValue) -> String {
    if let sentence = document["sentence"]?.string {
      return place(document["view"]) + sentence + "\n"
    }
    guard case .array(let modifiers)? = document["inactive"] else { return "" }
    let screen = document["screen"]?.string ?? ""
    if modifiers.isEmpty { return "\(screen): every modifier changes something\n" }
    return modifiers.map { modifier in
      "\(place(modifier))'\(modifier["text"]?.string ?? "")' changes no frame\n"
    }.joined()
  }

  /// The place of a view or modifier before what is said of it; empty if it is not known.
  private static func place(_ value: AgentValue?) -> String {
    guard let value, let file = value["file"]?.string, case .integer(let line)? = value["line"]
    else { return "" }
    return "\(file):\(line): "
  }
}
