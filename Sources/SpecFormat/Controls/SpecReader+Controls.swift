import Controls
internal import AccessibilityCore
internal import LayoutCore

/// What the readings of controls share; those themselves stand beside their keys, in `SpecControl`.
extension SpecReader {
  /// Reads a control; false if `type` is none.
  func control(_ node: JSONNode, type: String, id: String?) -> Bool {
    guard let control = SpecControl.named(type) else { return false }
    control.read(self, node, id)
    return true
  }

  /// Builds a control.
  ///
  /// While it is being built the tree belongs to the builder, which hands it back to the reader for
  /// the views of each slot.
  func makeControl(
    _ control: Control,
    id: String?,
    label: ViewTreeBuilder.Slot? = nil,
    icon: ViewTreeBuilder.Slot? = nil,
    header: ViewTreeBuilder.Slot? = nil,
    footer: ViewTreeBuilder.Slot? = nil,
    content: ViewTreeBuilder.Slot? = nil,
    tabs: [ViewTreeBuilder.Slot?] = []
  ) {
    var tree = ViewTreeBuilder()
    swap(&tree, &builder)
    let outer = (metrics: tree.controlMetrics, styles: tree.controlStyles)
    tree.controlMetrics = controlMetrics
    tree.controlStyles = controlStyles
    tree.control(
      control,
      id: id,
      label: label,
      icon: icon,
      header: header,
      footer: footer,
      content: content,
      tabs: tabs
    )
    (tree.controlMetrics, tree.controlStyles) = (outer.metrics, outer.styles)
    swap(&tree, &builder)
  }

  /// Wherever the builder makes room for the views of a slot, they are read into it.
  func slot(_ key: String, of node: JSONNode) -> ViewTreeBuilder.Slot? {
    guard let member = member(key, of: node) else { return nil }
    return { [unowned self] builder in
      swap(&self.builder, &builder)
      if let text = member.value.string {
        self.builder.leaf(.text(text))
      } else {
        self.views(member, of: key.quoted)
      }
      swap(&self.builder, &builder)
    }
  }

  func content(of node: JSONNode) -> ViewTreeBuilder.Slot? { slot("children", of: node) }

  /// The label of a control: its title, or the views of `label`.
  func label(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    if node.value["title"] != nil, node.value["label"] != nil {
      error(
        "a control has a 'title' or a 'label', not both",
        at: .key(in: node.value, "label")
      )
    }
    if let title = string("title", of: node) { return { $0.leaf(.text(title)) } }
    return slot("label", of: node)
  }
}

extension ViewTreeBuilder {
  /// An image of the system by its name.
  mutating func symbol(_ name: String, size: Size = Size(width: 20, height: 20), id: String? = nil)
  {
    open(.modifier(.annotation(AccessibilityModifier.symbol(name), hasShadow: false)))
    leaf(.image(name: name, size: size, capInsets: nil), id: id)
    close()
  }
}
