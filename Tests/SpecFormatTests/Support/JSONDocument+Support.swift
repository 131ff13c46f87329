import SpecFormat

extension JSONDocument {
  /// Reads a text that is expected to be in order.
  static func reading(_ text: String) throws -> JSONDocument {
    try parse(bytes: Array(text.utf8), file: "test.json", maximumDepth: 512).get()
  }

  /// What is wrong with a text, each problem as `line:column: message`.
  static func problems(in bytes: [UInt8], maximumDepth: Int = 512) -> [String] {
    switch parse(bytes: bytes, file: "test.json", maximumDepth: maximumDepth) {
    case .success: return []
    case .failure(let error):
      return error.diagnostics.map { diagnostic in
        let place = diagnostic.position.map { "\($0): " } ?? ""
        return place + diagnostic.message
      }
    }
  }

  static func problems(in text: String) -> [String] {
    problems(in: Array(text.utf8))
  }
}
