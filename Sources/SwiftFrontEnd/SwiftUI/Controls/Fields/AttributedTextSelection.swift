/// What is selected in an editable text with attributes: where the next letter goes, or some letters.
///
/// Nobody selects here but the program.
public struct AttributedTextSelection: Equatable, Sendable {
  private var ranges: [Range<AttributedString.Index>]

  /// What is selected in a text.
  public enum Indices: Equatable, Sendable {
    /// A place between two letters.
    case insertionPoint(AttributedString.Index)
    /// Letters, perhaps in several places.
    case ranges([Range<AttributedString.Index>])
  }

  /// Selects nothing yet.
  public init() { ranges = [] }

  /// Selects letters beside each other.
  public init(range: Range<AttributedString.Index>) { ranges = [range] }

  /// Selects a place between two letters.
  public init(insertionPoint: AttributedString.Index) {
    ranges = [insertionPoint..<insertionPoint]
  }

  /// What is selected in a text: its end, if nobody has said anything.
  public func indices(in text: AttributedString) -> Indices {
    let range = ranges.first ?? text.endIndex..<text.endIndex
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(ranges)
  }
}

extension TextEditor {
  /// Creates an editor of text with attributes, which what is typed does not keep.
  ///
  /// What is selected stays what the program says.
  public nonisolated init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>?
  ) { self.init(text: text) }
}
