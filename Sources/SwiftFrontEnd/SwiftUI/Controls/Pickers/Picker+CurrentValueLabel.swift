extension Picker {
  /// Creates a picker with a label of its current value, in menus and links.
  public nonisolated init<CurrentValueLabel: View>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      label(),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title and a label of its current value.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      Text(titleKey),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }

  /// Creates a picker with a verbatim title and a label of its current value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      Text(title),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title, a symbol and a label of its current value.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      SwiftUI.Label(titleKey, systemImage: systemImage),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }

  /// Creates a picker with a verbatim title, a symbol and a label of its current value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      SwiftUI.Label(title, systemImage: systemImage),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }

  /// Creates a picker with a title, an image of the asset catalogue and a label of its current
  /// value.
  public nonisolated init<CurrentValueLabel: View>(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      SwiftUI.Label(titleKey, image: image),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }

  /// Creates a picker with a verbatim title, an image of the asset catalogue and a label of its
  /// current value.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, CurrentValueLabel: View>(
    _ title: S,
    image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      selection,
      [],
      SwiftUI.Label(title, image: image),
      content(),
      currentValueLabel: _StylePart(currentValueLabel())
    )
  }
}
