internal import AccessibilityCore
import Controls
internal import LayoutCore

/// Helpers shared by the readings of controls; each reading stands beside its keys, in `SpecView`.
extension SpecReader {
  /// Builds a control.
  ///
  /// While it is being built the tree belongs to the builder, which hands it back to the reader for
  /// the views of each slot.
  func makeControl(
    _ control: Control,
    id: String?,
    label: ViewTreeBuilder.Slot? = nil,
    icon: ViewTreeBuilder.Slot? = nil,
    minimumValueLabel: ViewTreeBuilder.Slot? = nil,
    maximumValueLabel: ViewTreeBuilder.Slot? = nil,
    header: ViewTreeBuilder.Slot? = nil,
    footer: ViewTreeBuilder.Slot? = nil,
    content: ViewTreeBuilder.Slot? = nil,
    tabs: [ViewTreeBuilder.Slot?] = [],
    tabIcons: [ViewTreeBuilder.Slot?] = [],
    tabOwners: [Int32] = [],
    path: [ViewTreeBuilder.Slot] = [],
    destination: ViewTreeBuilder.LinkDestination? = nil
  ) {
    build { builder in
      builder.control(
        control,
        id: id,
        label: label,
        icon: icon,
        minimumValueLabel: minimumValueLabel,
        maximumValueLabel: maximumValueLabel,
        header: header,
        footer: footer,
        content: content,
        tabs: tabs,
        tabIcons: tabIcons,
        tabOwners: tabOwners,
        path: path,
        destination: destination
      )
    }
  }

  /// Builds with the looks and the window of the surroundings.
  func build(_ body: (inout ViewTreeBuilder) -> Void) {
    var builder = ViewTreeBuilder()
    swap(&builder, &tree.builder)
    let outer = (builder.controlEnvironment, builder.controlMetrics, builder.controlStyles)
    builder.controlEnvironment = scope.controls.environment
    builder.controlMetrics = scope.controls.metrics
    builder.controlStyles = scope.controls.styles
    builder.controlStyles.isInMenu = outer.2.isInMenu
    body(&builder)
    (builder.controlEnvironment, builder.controlMetrics, builder.controlStyles) = outer
    swap(&builder, &tree.builder)
  }

  /// The views of a control's part.
  func slot(_ key: String, of node: JSONNode) -> ViewTreeBuilder.Slot? {
    member(key, of: node).map { part in slot { $0.views(part) } }
  }

  /// The views of a section's part, which may be a text.
  func textSlot(_ key: String, of node: JSONNode) -> ViewTreeBuilder.Slot? {
    guard let text = member(key, of: node)?.value.string else { return slot(key, of: node) }
    return { $0.leaf(.text(text)) }
  }

  /// The children of a control.
  func content(of node: JSONNode) -> ViewTreeBuilder.Slot? {
    node.value["children"].map { _ in slot { $0.childViews(of: node) } }
  }

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

  /// The views of a slot in what the container around them makes of the surroundings, such as room in
  /// their bars.
  func slotInContainer(_ read: @escaping (SpecReader) -> Void) -> ViewTreeBuilder.Slot {
    slot { reader in
      let environment = reader.tree.builder.controlEnvironment
      reader.read(in: reader.scope.with { $0.controls.environment = environment }) { read(reader) }
    }
  }

  /// Wherever the builder makes room for the views of a slot, they are read into it.
  func slot(_ read: @escaping (SpecReader) -> Void) -> ViewTreeBuilder.Slot {
    { [unowned self] builder in
      swap(&tree.builder, &builder)
      read(self)
      swap(&tree.builder, &builder)
    }
  }
}

extension ViewTreeBuilder {
  /// A symbol of the system.
  mutating func symbol(_ name: String) {
    open(.modifier(.annotation(AccessibilityModifier.symbol(name), bringsViews: false)))
    leaf(.symbol(name, capInsets: nil))
    close()
  }
}
