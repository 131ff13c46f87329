internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// Adds buttons as actions of a view: swipe actions of a row, or a context menu.
public struct _ActionsModifier<Actions: View> {
  let name: String
  let actions: Actions

  nonisolated init(_ name: String, _ actions: Actions) {
    self.name = name
    self.actions = actions
  }
}

/// The trait that `swipeActions` sets for the list.
enum SwipeActionsTrait {}

extension _ActionsModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    // The views of the actions appear once the actions are shown.
    node.setClosedPart(.slot(0))
    let inputs = node.inputs {
      // A picker in the menu shows its options inline, unless it asks for a submenu (A2.25).
      if name == "contextMenu" { $0.pickerStyle = .inline }
    }
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0, inputs) { Actions._append(actions, to: &$0) }
    }
    node.setEmission(node.layer(0)?.offered.map(\.action))
    var requests = RequestHandlers()
    requests.perform = { [weak node] action, _ in
      guard action.kind == .named,
        let offered = node?.layer(0)?.offered.first(where: { $0.action.name == action.name })
      else { return false }
      return offered.perform()
    }
    node.requests = requests
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let actions = node.layer(0)?.offered.map(\.action) ?? []
    if actions.isEmpty { return node.emitOutput(into: &emitter) }
    emitter.builder.open(.modifier(.actions(actions, of: name)), id: emitter.takeIdentifier())
    emitter.emitSingle(node.children)
    emitter.builder.close()
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    name == "swipeActions" && key == ObjectIdentifier(SwipeActionsTrait.self) ? true : nil
  }
}

/// An item of a menu, or a button behind a row.
@MainActor
private struct OfferedAction {
  let action: AccessibilityAction
  /// Performs the action; false if it cannot.
  let perform: () -> Bool
}

extension GraphNode {
  /// The actions inside: buttons, those of menus and sections among them, toggles, and the options
  /// of pickers.
  fileprivate var offered: [OfferedAction] {
    if case .toggle(let state) = ownControl { return toggle(isOn: state == .on).map { [$0] } ?? [] }
    if case .picker(_, let options, let selection, let place) = ownControl {
      let chosen = place ?? selection.flatMap { options.firstIndex(of: $0) }
      return options.indices.map { option(options[$0], at: $0, isOn: $0 == chosen) }
    }
    guard requests?.activate != nil else { return children.flatMap(\.offered) }
    guard let name = spokenWords else { return [] }
    return [
      OfferedAction(action: AccessibilityAction(.named, name: name)) {
        guard let activate = self.activation else { return false }
        activate()
        return true
      }
    ]
  }

  private func toggle(isOn: Bool) -> OfferedAction? {
    children.first?.spokenWords.map { name in
      OfferedAction(action: AccessibilityAction(.named, name: name, isOn: isOn)) {
        self.requests?.setState?(.toggle(isOn ? .off : .on)) == true
      }
    }
  }

  private func option(_ name: String, at place: Int, isOn: Bool) -> OfferedAction {
    let title = children.first?.spokenWords
    let action = AccessibilityAction(.named, name: name, category: title, isOn: isOn)
    return OfferedAction(action: action) { self.requests?.setState?(.option(place)) == true }
  }
}

extension LayoutCore.ModifierContent {
  /// Returns a modifier with custom accessibility actions.
  static func actions(_ names: [String], of modifier: String) -> LayoutCore.ModifierContent {
    actions(names.map { AccessibilityAction(.named, name: $0) }, of: modifier)
  }

  /// Returns a modifier with custom accessibility actions.
  static func actions(
    _ actions: [AccessibilityAction],
    of modifier: String
  ) -> LayoutCore.ModifierContent {
    var properties = AccessibilityProperties()
    properties.actions = actions
    return .annotation(
      AccessibilityModifier.properties(name: modifier, properties),
      bringsViews: false
    )
  }
}

extension View {
  /// Adds swipe actions to a row of a list; assistive technology lists them as actions.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_ActionsModifier("swipeActions", content()))
  }
}
