internal import LayoutCore

/// A `TextField` or `SecureField` is as wide as is offered, a `TextEditor` or a search field as
/// high, too.
struct TextFieldViews: ControlViews {
  let input: Control.TextInput

  var texts: [String] { [input.shownText] }
  var behavior: any ControlBehavior { TextFieldBehavior(text: input.text) }
  var dependsOnRow: Bool { true }

  func modifiers(with metrics: ControlMetrics) -> [ModifierContent] {
    [.leastHeight(plainHeight(metrics), alignment: TextFieldViews.leading)]
  }

  /// The distance from the edge of a search field to its text, past the symbol, in points.
  package static let searchInset = 32.0
  /// The least padding above and below the text in a border: the rest of a field of 34 around a
  /// line of body of 21, the highest that one has at the default size; our choice (M11.18).
  private static let borderInset = 6.5
  /// The padding of the text of an editor: a text view's container insets of 8, and the 5 of line
  /// fragment padding (M3.9).
  private static let editorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
  private static let leading = Alignment(horizontal: .leading, vertical: .center)

  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let isFilling = input.kind == .editor || input.kind == .search
    let hasBorder = builder.controlStyles.textField == .roundedBorder && !isFilling
    let rowHeight = given.isInRow ? metrics.rowFieldHeight : 0
    if isFilling {
      let frame = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
      let alignment = input.kind == .editor ? .topLeading : Self.leading
      builder.open(.modifier(.flexibleFrame(frame, alignment: alignment)))
    } else if hasBorder {
      let frame = FlexibleFrame(maxWidth: .infinity, minHeight: metrics.fieldHeight)
      // A field is as high as its text in any room (M11.18).
      builder.open(.modifier(.fixedSize(horizontal: false, vertical: true)))
      builder.open(.modifier(.flexibleFrame(frame, alignment: Self.leading)))
      let (inset, vertical) = (metrics.fieldInset, Self.borderInset)
      builder.open(
        .modifier(
          .paddingInsets(
            EdgeInsets(top: vertical, leading: inset, bottom: vertical, trailing: inset)
          )
        )
      )
    } else {
      for modifier in modifiers(with: metrics) { builder.open(.modifier(modifier)) }
      builder.open(.modifier(.leastHeight(.fixed(rowHeight), alignment: Self.leading)))
    }
    // A field has one line, whatever its text (M3.9).
    let hasOneLine = input.kind != .editor && !input.isGrowing
    builder.open(
      .modifier(
        .environment(
          EnvironmentChange(name: hasOneLine ? "lineLimit" : "multilineTextAlignment") {
            if hasOneLine { $0.lineLimit = LineLimit(maximum: 1) }
            $0.isTextOfField = true
          }
        )
      )
    )
    let insets: EdgeInsets? =
      switch input.kind {
      // A search field has its symbol before the text (D9.13).
      case .search: EdgeInsets(leading: TextFieldViews.searchInset, trailing: 8)
      case .editor: TextFieldViews.editorInsets
      case .plain, .secure: nil
      }
    if let insets { builder.open(.modifier(.paddingInsets(insets))) }
    builder.part(.fieldText, text: input.shownText)
    if insets != nil { builder.close() }
    builder.close()
    if !isFilling { builder.close() }
    if hasBorder { builder.close() }
    builder.close()
  }

  /// The least height of a plain field: that of its text if it is secure and not empty (M3.9).
  private func plainHeight(_ metrics: ControlMetrics) -> LeastHeight {
    switch input.kind {
    case .plain, .editor, .search: .followingFont(metrics.plainFieldHeight)
    case .secure:
      input.text.isEmpty ? .followingFont(metrics.emptySecureFieldHeight) : .fixed(0)
    }
  }
}

extension Control.TextInput {
  /// The visible text of a field: its text, as bullets if it is secure, or else the prompt.
  var shownText: String {
    let shown =
      switch (kind, text.isEmpty) {
      case (_, true): prompt ?? title ?? " "
      case (.secure, false): String(repeating: "•", count: text.count)
      case (_, false): text
      }
    return shown.isEmpty ? " " : shown
  }
}
