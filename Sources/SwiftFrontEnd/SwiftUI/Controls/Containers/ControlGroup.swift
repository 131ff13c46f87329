internal import LayoutCore
internal import ViewGraph

/// Related controls: side by side, or as their style arranges them.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: _StylePart

  /// Creates a group.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = _StylePart(EmptyView())
  }

  /// Creates a group with a label, which shows where the group is a menu.
  public nonisolated init<L: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.content = content()
    self.label = _StylePart(label())
  }

  /// Creates a group with a title, which shows where the group is a menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = _StylePart(Text(titleKey))
  }

  /// Creates a group with a verbatim title, which shows where the group is a menu.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = _StylePart(Text(title))
  }

  /// Creates a group with a title and a symbol, which show where the group is a menu.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = _StylePart(Label(titleKey, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from a style's configuration.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.label._part
  }
}

extension ControlGroup: View {
  /// The title and symbol of the role.
  public var body: some View {
    ControlGroupViews(
      configuration: ControlGroupStyleConfiguration(
        content: .init(_part: _StylePart(content)),
        label: .init(_part: label)
      )
    )
  }
}

/// The body of a control group: its style's, or the built-in one.
private struct ControlGroupViews: _PrimitiveView {
  let configuration: ControlGroupStyleConfiguration

  func _update(_ node: GraphNode) {
    if node.appliesStyle(\.controlGroupStyles, { configuration }) { return }
    let style = node.environment.controlGroupStyles.last?.engine
    if style == "menu" {
      let menu = Menu {
        configuration.content
      } label: {
        configuration.label
      }
      node.setOutput(.inPlace)
      node.updateChildren(node.inputs) { cursor in cursor.slot(1) { menu.append(to: &$0) } }
    } else {
      node.setOutput(.content(.hStack(alignment: .center, spacing: nil)))
      node.updateChildren(node.inputs) { cursor in
        cursor.slot(0) { configuration.content.append(to: &$0) }
      }
    }
  }
}

extension View {
  /// Appends the view.
  fileprivate func append(to cursor: inout ChildCursor) { Self._append(self, to: &cursor) }
}
