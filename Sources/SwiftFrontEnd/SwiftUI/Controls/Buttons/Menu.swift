internal import LayoutCore
public import ViewGraph

/// A button that opens a list of others.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (@MainActor () -> Void)?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - content: The items of the menu.
  ///   - label: The view that opens the menu.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content(), label(), nil)
  }

  /// Creates a menu with a primary action, which a long press opens.
  @preconcurrency
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), label(), primaryAction)
  }

  nonisolated init(
    _ content: Content,
    _ label: Label,
    _ primaryAction: (@MainActor () -> Void)?
  ) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), Text(titleKey), nil)
  }

  /// Creates a menu with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content(), Text(title), nil)
  }

  /// Creates a menu with a title and a primary action.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), Text(titleKey), primaryAction)
  }

  /// Creates a menu with a verbatim title and a primary action.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), Text(title), primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage), nil)
  }

  /// Creates a menu with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(title, systemImage: systemImage), nil)
  }

  /// Creates a menu with a title, a symbol and a primary action.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content(), SwiftUI.Label(titleKey, systemImage: systemImage), primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration.
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.content, configuration.label, configuration.primaryAction)
  }
}

extension Menu: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let isStyled = node.appliesStyle(\.menuStyles) {
      MenuStyleConfiguration(
        primaryAction: primaryAction,
        label: .init(_part: _StylePart(label)),
        content: .init(_part: _StylePart(content))
      )
    }
    if isStyled { return }
    let menu = node.remember { MenuState() }
    node.setOutput(.content(.control(.menu(isOpen: menu.isOpen))))
    let style = node.environment.buttonStyles.last
    node.setEmission(style?.engine)
    var handlers = RequestHandlers()
    if let primaryAction {
      handlers.activate = { [weak node] in _ = node?.ifEnabled(primaryAction) }
    }
    handlers.setState = { [weak node] state in
      guard case .isExpanded(let isOpen) = state, let node, node.environment.isEnabled else {
        return false
      }
      menu.isOpen = isOpen
      node.invalidate()
      return true
    }
    node.requests = handlers
    node.setClosedPart(menu.isOpen ? nil : .slot(1))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0) { cursor in
        guard case .custom(let make) = style else { return Label._append(label, to: &cursor) }
        let configuration = ButtonStyleConfiguration(
          role: nil,
          label: .init(_part: _StylePart(label)),
          isPressed: false
        )
        make(configuration).append(to: &cursor)
      }
      // The items do not inherit button styles from outside the menu.
      let inputs = node.inputs {
        $0.buttonStyles = []
        // A picker in the menu shows its options inline, unless it asks for a submenu (A2.25).
        $0.pickerStyle = .inline
      }
      cursor.slot(1, inputs) { Content._append(content, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(.control(let control)) = node.output else {
      return emitter.emit(node.children)
    }
    let style = node.environment.buttonStyles.last
    emitter.withStyles {
      if let style { $0.button = style.engine }
    } emit: {
      $0.control(control, of: node, label: node.children[0], content: node.children[1])
    }
  }
}

/// Whether a menu is open.
final class MenuState {
  var isOpen = false
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and an image resource.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(titleKey, image: image), nil)
  }

  /// Creates a menu with a verbatim title and an image resource.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content(), SwiftUI.Label(title, image: image), nil)
  }
}
