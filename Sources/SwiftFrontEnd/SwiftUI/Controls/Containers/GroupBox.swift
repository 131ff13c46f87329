internal import LayoutCore
public import ViewGraph

/// Content in a box with a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  nonisolated init(_ label: Label, _ content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox {
  /// Creates a box with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), content())
  }

  /// Creates a box with a label: the older order.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label, content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content())
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), content())
  }

  /// Creates a box with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from a style's configuration.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension GroupBox: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.groupBoxStyles) {
      GroupBoxStyleConfiguration(
        label: .init(_part: _StylePart(label)),
        content: .init(_part: _StylePart(content))
      )
    }
    if isStyled { return }
    node.setOutput(.content(.control(.groupBox)))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { Label._append(label, to: &$0) }
      cursor.slot(1) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.styledControl(of: node, \.groupBoxStyles) {
      $0.control($1, of: node, label: node.children[0], content: node.children[1])
    }
  }
}
