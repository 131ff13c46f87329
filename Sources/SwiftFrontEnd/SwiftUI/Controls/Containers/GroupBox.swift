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

/// The appearance of group boxes (V8.5).
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of group boxes inside.
  public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.groupBoxStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum GroupBoxStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, GroupBoxStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of boxes around views, the outermost first.
  var groupBoxStyles: [StyleChoice<String, GroupBoxStyleConfiguration>] {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}

/// The properties of a group box, for a style.
public struct GroupBoxStyleConfiguration {
  /// The label of the box.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The views.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the box.
  public let label: Label
  /// The views.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: _StyleConfigurationView {}

extension GroupBoxStyleConfiguration.Content: _StyleConfigurationView {}

/// The platform's own boxes.
public struct DefaultGroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration).groupBoxStyle(self)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The platform's own boxes.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
