internal import LayoutCore

/// A `TextField` or `SecureField` is as wide as is offered, a `TextEditor` as high, too.
struct TextFieldViews: ControlViews {
  let input: Control.TextInput

  var texts: [String] { [input.shownText] }

  func build(_ given: GivenViews, in builder: inout ViewTreeBuilder) {
    let metrics = builder.controlMetrics
    let isEditor = input.kind == .editor
    let hasBorder = builder.controlStyles.textField == .roundedBorder && !isEditor
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity,
            minHeight: hasBorder ? metrics.fieldHeight : nil,
            maxHeight: isEditor ? .infinity : nil
          ),
          alignment: isEditor ? .topLeading : Alignment(horizontal: .leading, vertical: .center)
        )
      )
    )
    if hasBorder {
      builder.open(.modifier(.padding(edges: .horizontal, length: metrics.fieldInset)))
    }
    builder.part(.fieldText, text: input.shownText)
    if hasBorder { builder.close() }
    builder.close()
  }
}

extension Control.TextInput {
  /// What a field shows: what has been typed, bullets if that is secret, or else the prompt.
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
