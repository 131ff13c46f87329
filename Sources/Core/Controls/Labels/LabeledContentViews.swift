internal import LayoutCore

/// `LabeledContent` is its label, room, and its content in secondary style (D2.2).
///
/// The views of the label are in a column, as a title and a subtitle. Only the room that label and
/// content leave goes in between (OpenSwiftUI's `LeadingTrailingLabeledContentStyle`). Lists and
/// forms have the same row as other places (M3.14, our choice M12.7).
struct LabeledContentViews: ControlViews {
  func build(_ given: ControlSlots, in builder: inout ViewTreeBuilder) {
    let hidesLabel = builder.controlStyles.hidesLabels
    builder.open(.hStack(alignment: .center, spacing: hidesLabel ? 0 : nil))
    if let label = given.label {
      if hidesLabel {
        builder.hiddenLabel(label)
      } else {
        builder.column(.leading) { $0.part(.label, label) }
        builder.open(.modifier(.layoutPriority(-1)))
        builder.leaf(.spacer(minLength: nil))
        builder.close()
      }
    }
    builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    builder.open(.hStack(alignment: .center, spacing: nil))
    builder.part(.content, given.content)
    for _ in 0..<3 { builder.close() }
  }
}
