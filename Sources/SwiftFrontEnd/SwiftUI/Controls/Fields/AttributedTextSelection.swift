/// The selection in an attributed text: an insertion point or ranges of characters.
///
/// Only the program changes it: input has no way to select text.
public struct AttributedTextSelection: Equatable, Sendable {
  private var ranges: [Range<AttributedString.Index>]

  /// The insertion point or the ranges of a selection.
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

  /// Returns the selection in a text: its end, if none is set.
  public func indices(in text: AttributedString) -> Indices {
    let range = ranges.first ?? text.endIndex..<text.endIndex
    return range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(ranges)
  }
}

extension TextEditor {
  /// Creates an editor of text with attributes, which what is typed does not keep.
  ///
  /// Typing does not change the selection; it stays as the program set it.
  public nonisolated init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>?
  ) { self.init(text: text) }
}
