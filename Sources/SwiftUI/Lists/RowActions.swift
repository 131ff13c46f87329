internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A modifier whose buttons are actions of its view: those behind a row, or those of a menu.
public struct _ActionsModifier<Actions: View> {
  let name: String
  let actions: Actions

  nonisolated init(_ name: String, _ actions: Actions) {
    self.name = name
    self.actions = actions
  }
}

/// What `swipeActions` says to the list.
enum SwipeActionsTrait {}

extension _ActionsModifier: _PrimitiveModifier {
  /// Says what the engine has for the node, and what is inside of it.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    // What is offered has not appeared before somebody asks for it.
    node.setClosedPart(.slot(0))
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { Actions._append(actions, to: &$0) }
    }
    var requests = RequestHandlers()
    requests.perform = { [weak node] action, _ in
      guard action.kind == .named,
        let button = node?.layer(0)?.buttons.first(where: { $0.spokenWords == action.name }),
        let activate = button.activation
      else { return false }
      activate()
      return true
    }
    node.requests = requests
  }

  /// Adds what the engine has for the node.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let names = node.layer(0)?.buttons.compactMap(\.spokenWords) ?? []
    if names.isEmpty { return node.emitOutput(into: &emitter) }
    emitter.builder.open(.modifier(.actions(names, of: name)), id: emitter.takeIdentifier())
    emitter.emitSingle(node.children)
    emitter.builder.close()
  }

  /// What the view says to the container around it.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    name == "swipeActions" && key == ObjectIdentifier(SwipeActionsTrait.self) ? true : nil
  }
}

extension GraphNode {
  /// The buttons inside, those of menus and sections among them.
  fileprivate var buttons: [GraphNode] {
    if requests?.activate != nil { return [self] }
    return children.flatMap(\.buttons)
  }
}

extension LayoutCore.ModifierContent {
  /// Actions that assistive technology lists by their names.
  static func actions(_ names: [String], of modifier: String) -> LayoutCore.ModifierContent {
    var properties = AccessibilityProperties()
    properties.actions = names.map { AccessibilityAction(.named, name: $0) }
    return .annotation(
      AccessibilityModifier.properties(name: modifier, properties),
      bringsViews: false
    )
  }
}

extension View {
  /// Buttons behind a row of a list; assistive technology lists them as actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_ActionsModifier("swipeActions", content()))
  }

  /// A menu that a long press opens; assistive technology lists what it offers as actions.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(_ActionsModifier("contextMenu", menuItems()))
  }

  /// A menu that a long press opens, with a picture of the view of its own.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ActionsModifier("contextMenu", menuItems()))
  }

  /// A menu that has been made, or none.
  @available(*, deprecated, message: "Use contextMenu(menuItems:) instead.")
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(_ActionsModifier("contextMenu", contextMenu?.menuItems))
  }

  /// Inert: what is selected in a list has no menu here.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { inert() }
}
