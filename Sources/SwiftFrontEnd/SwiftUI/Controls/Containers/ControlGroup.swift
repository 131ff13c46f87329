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

/// The appearance of control groups (V8.5).
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// Returns the styled view.
  associatedtype Body: View
  /// The style's configuration.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the styled view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the style of control groups inside.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    modifier(
      _ControlStyleModifier(style, \.controlGroupStyles) {
        $0.makeBody(configuration: $1)
      }
    )
  }
}

private enum ControlGroupStylesKey: EnvironmentKey {
  static var defaultValue: [StyleChoice<String, ControlGroupStyleConfiguration>] { [] }
}

extension EnvironmentValues {
  /// The styles of groups of controls, the outermost first.
  var controlGroupStyles: [StyleChoice<String, ControlGroupStyleConfiguration>] {
    get { self[ControlGroupStylesKey.self] }
    set { self[ControlGroupStylesKey.self] = newValue }
  }
}

/// The properties of a control group, for a style.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public struct Content {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The label of the group.
  public struct Label {
    /// The views that the control passes to its style.
    public let _part: _StylePart
  }

  /// The controls.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

extension ControlGroupStyleConfiguration.Content: _StyleConfigurationView {}

extension ControlGroupStyleConfiguration.Label: _StyleConfigurationView {}

/// The platform's own groups.
public struct AutomaticControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "automatic" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's own groups.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Navigation controls; laid out like the automatic style.
public struct NavigationControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "navigation" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Navigation controls; laid out like the automatic style.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A menu of the controls.
public struct MenuControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "menu" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Rows of a menu; laid out like the automatic style.
public struct CompactMenuControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "compactMenu" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Rows of a menu; laid out like the automatic style.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Small images side by side; laid out like the automatic style.
public struct PaletteControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, EngineStyle {
  nonisolated var engine: AnyHashable { "palette" }

  /// Returns the styled view.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration).controlGroupStyle(self)
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Small images side by side; laid out like the automatic style.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
