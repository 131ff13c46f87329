/// The scalars of a text by their positions, without a copy for plain characters.
struct TextScalars: RandomAccessCollection {
  private let content: String
  /// The scalars; nil where each byte is one.
  private let scalars: [Unicode.Scalar]?
  let endIndex: Int

  init(_ content: String) {
    var content = content
    // Bytes are at hand by their positions.
    content.makeContiguousUTF8()
    self.content = content
    if content.utf8.allSatisfy({ $0 < 0x80 }) {
      scalars = nil
      endIndex = content.utf8.count
    } else {
      let scalars = Array(content.unicodeScalars)
      self.scalars = scalars
      endIndex = scalars.count
    }
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> Unicode.Scalar {
    if let scalars { return scalars[position] }
    return Unicode.Scalar(content.utf8[index(at: position)])
  }

  /// A part of the text.
  func string(_ range: Range<Int>) -> String {
    guard let scalars else {
      return String(content[index(at: range.lowerBound)..<index(at: range.upperBound)])
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  private func index(at position: Int) -> String.Index {
    content.utf8.index(content.startIndex, offsetBy: position)
  }
}
