/// The selection in an editable text: an insertion point or a range of characters.
///
/// Only the program selects text; typing puts the insertion point behind the new characters.
public struct TextSelection: Equatable, Hashable {
  /// The insertion point or the ranges of a selection.
  public enum Indices: Equatable, Hashable {
    /// A range of characters; empty for an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges of characters.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The insertion point or the ranges of the selection.
  public var indices: Indices
  /// The line that an insertion point between two lines belongs to.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of one range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether no letter is selected.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// The line that an insertion point between two lines belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The system's default.
  case automatic
  /// The end of the first line.
  case upstream
  /// The beginning of the second line.
  case downstream
}

extension TextField {
  /// Creates a field that reports its selection.
  public nonisolated init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldText(text.noting(selection)), prompt, label())
    self.axis = axis ?? .horizontal
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title that reports its selection.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a verbatim title that reports its selection.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextEditor {
  /// Creates an editor that reports its selection.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text.noting(selection))
  }
}

extension Binding<String> {
  /// Returns a binding of the text that moves the insertion point behind each change.
  fileprivate func noting(_ selection: Binding<TextSelection?>) -> Binding<String> {
    Binding {
      wrappedValue
    } set: { text in
      wrappedValue = text
      selection.wrappedValue = TextSelection(insertionPoint: text.endIndex)
    }
  }
}

extension View {
  /// Inert: an insertion point between two lines is not drawn.
  public nonisolated func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> some View { inert() }
}

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
