/// What is selected in an editable text: where the next letter goes, or some letters.
///
/// Nobody selects here but the program: what is typed leaves the place behind it.
public struct TextSelection: Equatable, Hashable {
  /// Places in a text.
  public enum Indices: Equatable, Hashable {
    /// Letters beside each other; none for a place between two.
    case selection(Range<String.Index>)
    /// Letters in several places.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices
  /// On which side of a line's end a place between two lines is.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects letters beside each other.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects letters in several places.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Selects a place between two letters.
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

/// On which side of a line's end a place between two lines is.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// At the end of the first line.
  case upstream
  /// At the beginning of the second.
  case downstream
}

extension TextField {
  /// Creates a field that tells what is selected.
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
  /// Creates a field with a title that tells what is selected.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title as it is that tells what is selected.
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
  /// Creates an editor that tells what is selected.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text.noting(selection))
  }
}

extension Binding<String> {
  /// The text, of which each change puts the place for the next letter behind it.
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
  /// Inert: nobody sees a place between two lines.
  public nonisolated func textSelectionAffinity(
    _ affinity: TextSelectionAffinity
  ) -> some View { inert() }
}
