internal import LayoutCore
public import ViewGraph

/// A container that shows one of its views, selected by tabs (V10.13).
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view with a binding to the selected tab.
  public nonisolated init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view with a binding to the selected tab.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view of tabs, with a binding of the selection.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content: TabContent, Content.TabValue == SelectionValue {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that selects the first tab initially.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The state of a tab view.
@MainActor
private final class TabMemory {
  /// The selected tab without a binding.
  var selection = 0
}

extension TabView: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    let memory = node.remember { TabMemory() }
    let selected = node.reading { selection?.wrappedValue }
    let accessory = EnvironmentValues(node.inputs.environment).tabViewBottomAccessory
    // The accessory is that of this tab view, not of nested ones.
    let inputs = accessory == nil ? node.inputs : node.inputs { $0.tabViewBottomAccessory = nil }
    node.updateChildren(choosing: shown(selected, memory)) {
      node.updateChildren(inputs) { cursor in
        cursor.slot(0) { Content._append(content, to: &$0) }
        if let accessory {
          let above = node.inputs {
            $0.tabViewBottomAccessory = nil
            $0.tabViewBottomAccessoryPlacement = .expanded
          }
          cursor.slot(1, above) { AnyView._append(accessory, to: &$0) }
        }
      }
    }
    let views = node.children[0].containedViews
    for view in views { view.node.showsBadgeElsewhere() }
    node.setOutput(.content(.control(control(views, selected, memory))))
    var requests = RequestHandlers()
    requests.setState = { [weak node] state in
      guard case .tab(let index) = state, let node else { return false }
      let views = node.children[0].containedViews
      guard views.indices.contains(index) else { return false }
      memory.selection = index
      if let selection {
        let tag = views[index].tag(as: SelectionValue.self)
        guard let value = tag ?? (index as? SelectionValue) else { return false }
        selection.wrappedValue = value
      }
      node.invalidate()
      return true
    }
    node.requests = requests
  }

  /// Returns the content of the selected tab and the accessory.
  @MainActor
  private func shown(_ selected: SelectionValue?, _ memory: TabMemory) -> GraphNode.Choice {
    { [weak memory] node, _ in
      guard let memory, let tabs = node.children.first else { return nil }
      let views = tabs.containedViews
      guard case .tabView(_, let index) = control(views, selected, memory) else { return nil }
      let shown = views.indices.contains(index) ? [views[index].node.outermost(below: tabs)] : []
      return shown + node.children.dropFirst()
    }
  }

  @MainActor
  private func control(
    _ views: [ContainedView],
    _ selected: SelectionValue?,
    _ memory: TabMemory
  ) -> Control {
    let tabs = views.map { view in
      Control.Tab(
        title: view.trait(TabItemTrait.self, as: LayerNode.self)?.spokenWords ?? "",
        badge: view.trait(BadgeTrait.self, as: String.self)
      )
    }
    let index = selected.map { selected in
      views.firstIndex { $0.tag(as: SelectionValue.self) == selected } ?? (selected as? Int)
    }
    let shown = (index ?? memory.selection) ?? 0
    return .tabView(tabs: tabs, selection: tabs.indices.contains(shown) ? shown : 0)
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    let views = node.children[0].containedViews
    guard let memory = node.memory as? TabMemory else { return }
    // Tabs have their tags from views inside, which may have changed since the node was evaluated.
    let selected = node.reading { selection?.wrappedValue }
    let control = control(views, selected, memory)
    let look = EnvironmentValues(node.inputs.environment).pageLook
    if look.isPaged { return emitter.page(views, control, look) }
    emitter.control(
      control,
      of: node,
      footer: node.children.count > 1 ? node.children[1] : nil,
      tabs: views.map(\.node),
      tabIcons: views.map { view in
        let picture = view.trait(TabItemTrait.self, as: LayerNode.self)?.picture
        return emitter.slot(picture)
      }
    )
  }
}

extension GraphNode {
  /// Leaves the badge of a view to its tab.
  fileprivate func showsBadgeElsewhere() {
    if ownTrait(ObjectIdentifier(BadgeTrait.self)) != nil { memory = BadgeElsewhere.shared }
    switch output {
    case .inPlace, .content(.modifier): children.first?.showsBadgeElsewhere()
    case .content: break
    }
  }
}

extension TreeEmitter {
  /// Emits the selected page, which fills the space, and page marks over its lower edge.
  fileprivate mutating func page(
    _ views: [ContainedView],
    _ control: Control,
    _ look: PageLook
  ) {
    guard case .tabView(_, let selection) = control, views.indices.contains(selection) else {
      return builder.leaf(.emptyView)
    }
    let hasMarks = look.hasMarks ?? (views.count > 1)
    if hasMarks {
      builder.open(
        .modifier(.overlay(alignment: Alignment.bottom.engine))
      )
    }
    builder.open(
      .modifier(
        .flexibleFrame(
          FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .center
        )
      ),
      id: takeIdentifier()
    )
    emitSingle([views[selection].node])
    builder.close()
    if hasMarks {
      builder.pageMarks(
        views.count,
        selection,
        hasBackground: look.hasBackground,
        like: builder.controlAppearance?.pageMarks
      )
      builder.close()
    }
  }
}

/// The moments at which a tab bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let rawValue: Int8
  /// The system's default.
  public static let automatic = TabBarMinimizeBehavior(rawValue: 0)
  /// As the content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(rawValue: 1)
  /// As the content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(rawValue: 2)
  /// Never.
  public static let never = TabBarMinimizeBehavior(rawValue: 3)
}

/// The placement of the accessory of a tab bar.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Between the tabs of a minimized bar, which does not occur here.
  case inline
  /// Above the bar, or at the bottom of other tab styles.
  case expanded
}

private enum AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

private enum BottomAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The placement of the tab bar's accessory; nil outside of one.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }

  /// The accessory above the tabs of the nearest tab view inside.
  var tabViewBottomAccessory: AnyView? {
    get { self[BottomAccessoryKey.self] }
    set { self[BottomAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Adds an accessory above the bar of the tab view, from iOS 26 on (M8.5).
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { tabViewBottomAccessory(isEnabled: true, content: content) }

  /// Adds an accessory above the bar of the tab view, while enabled (M8.5).
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? AnyView(content()) : nil
    return modifier(
      _EnvironmentModifier("tabViewBottomAccessory") { $0.tabViewBottomAccessory = accessory }
    )
  }
}
