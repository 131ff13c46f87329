/// The selection in an attributed text: an insertion point or ranges of characters.
///
/// Only the program changes it: input has no way to select text.
public struct AttributedTextSelection: Equatable, Sendable {
  private var ranges: [Range<AttributedString.Index>]

  /// The insertion point or the ranges of a selection.
  public enum Indices: Equatable, Sendable {
    /// An insertion point.
    case insertionPoint(AttributedString.Index)
    /// Ranges of characters.
    case ranges([Range<AttributedString.Index>])
  }

  /// Creates an empty selection.
  public init() { ranges = [] }

  /// Creates a selection of one range.
  public init(range: Range<AttributedString.Index>) { ranges = [range] }

  /// Creates an insertion point.
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
  /// Creates an editor of attributed text; typed text has no attributes.
  ///
  /// Typing does not change the selection; it stays as the program set it.
  public nonisolated init(
    text: Binding<AttributedString>,
    selection: Binding<AttributedTextSelection>?
  ) { self.init(text: text) }
}
