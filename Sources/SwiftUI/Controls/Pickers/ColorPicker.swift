/// Something that chooses a colour: a label, and a well of the colour.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let label: Label

  /// Creates a picker.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  /// The side of a well, in points: that of UIKit's, `UIColorWell`.
  private var side: CGFloat { 28 }

  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View {
    LabeledContent {
      Button {
      } label: {
        selection.wrappedValue.frame(width: side, height: side)
      }
      .buttonStyle(.plain)
    } label: {
      label
    }
  }
}
