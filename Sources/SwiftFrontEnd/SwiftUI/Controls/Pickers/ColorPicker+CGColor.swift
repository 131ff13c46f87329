extension ColorPicker {
  /// Creates a picker of a `CGColor`.
  public nonisolated init(
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: Binding(
        get: { Color(cgColor: selection.wrappedValue) },
        set: { color in
          let components = color.resolve(in: EnvironmentValues())
          selection.wrappedValue = CGColor(
            red: CGFloat(components.red),
            green: CGFloat(components.green),
            blue: CGFloat(components.blue),
            alpha: CGFloat(components.opacity)
          )
        }
      ),
      supportsOpacity: supportsOpacity,
      label: label
    )
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker of a `CGColor` with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker of a `CGColor` with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
