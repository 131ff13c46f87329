internal import Controls
internal import LayoutCore

extension SpecView {
  static let labels = [
    SpecView(
      "Label",
      [.title, .label, SpecField("systemImage", .string), SpecField("icon", .views)]
    ) { reader, node, id in
      let icon = reader.icon(of: node)
      reader.makeControl(
        .label(isIconOnly: reader.scope.controls.styles.label == .iconOnly),
        id: id,
        label: reader.label(of: node),
        icon: icon
      )
    },
    SpecView(
      "LabeledContent",
      [.title, .label, SpecField("value", .string), .children]
    ) { reader, node, id in
      reader.makeControl(
        .labeledContent,
        id: id,
        label: reader.label(of: node),
        content: reader.valueOrContent(of: node)
      )
    },
  ]
}

extension SpecReader {
  /// Words or views that a label belongs to.
  fileprivate func valueOrContent(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    if node.value["value"] != nil, node.value["children"] != nil {
      error(
        "a LabeledContent has a 'value' or 'children', not both",
        at: .key(in: node.value, "children")
      )
    }
    if let value = string("value", of: node) { return { $0.leaf(.text(value)) } }
    return content(of: node)
  }
}
