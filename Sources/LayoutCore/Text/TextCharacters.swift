/// The characters of a text by their position: what lines are cut out of.
struct TextCharacters {
  private let content: String
  /// Where each character begins, in the string and among its scalars, and where the last one ends;
  /// nil if every byte is a character.
  private let starts: [(index: String.Index, scalar: Int)]?

  init(_ content: String) {
    self.content = content
    starts = TextCharacters.areBytes(of: content) ? nil : TextCharacters.starts(in: content)
  }

  /// Whether every byte of a text is a character; a carriage return may be half of one.
  static func areBytes(of content: String) -> Bool {
    content.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  var count: Int { starts.map { $0.count - 1 } ?? content.utf8.count }

  var scalars: [Unicode.Scalar] {
    starts == nil ? content.utf8.map { Unicode.Scalar($0) } : Array(content.unicodeScalars)
  }

  /// The characters in a range of positions.
  subscript(range: Range<Int>) -> String {
    String(content[index(of: range.lowerBound)..<index(of: range.upperBound)])
  }

  /// The position among the text's scalars at which a character begins.
  func scalarOffset(of position: Int) -> Int { starts?[position].scalar ?? position }

  private func index(of position: Int) -> String.Index {
    starts?[position].index ?? content.utf8.index(content.startIndex, offsetBy: position)
  }

  private static func starts(in content: String) -> [(index: String.Index, scalar: Int)] {
    var starts: [(index: String.Index, scalar: Int)] = []
    var scalar = 0
    for index in content.indices {
      starts.append((index, scalar))
      scalar += content[index].unicodeScalars.count
    }
    return starts + [(content.endIndex, scalar)]
  }
}
