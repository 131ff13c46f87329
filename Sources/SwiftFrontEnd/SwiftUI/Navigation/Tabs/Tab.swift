public import ViewGraph

/// A tab of a tab view, with its content and label.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  let label: Label

  nonisolated init(_value value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab: View where Value: Hashable, Content: View, Label: View {
  /// Creates a tab of a value.
  public nonisolated init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_value: AnyHashable(value), content(), label())
  }

  /// The content, with the label as its tab item and the value as its tag.
  public var body: some View {
    content.tabItem { label }.modifier(_OptionalTag(tag: value))
  }
}

/// A modifier that tags its view, or not.
struct _OptionalTag: _PrimitiveModifier {
  let tag: AnyHashable?

  func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs, base)
  }

  func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(TagTrait.self) ? tag : nil
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// Creates a tab.
  public nonisolated init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_value: nil, content(), label())
  }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Creates a tab of a value with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(_value: AnyHashable(value), content(), label)
  }

  /// Creates a tab of a value with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(_value: AnyHashable(value), content(), label)
  }

  /// Creates a tab of a value with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(_value: AnyHashable(value), content(), label)
  }

  /// Creates a tab of a value with the title of its role.
  public nonisolated init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(_value: AnyHashable(value), content(), .search)
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Creates a tab with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.init(_value: nil, content(), label)
  }

  /// Creates a tab with a verbatim title and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(_value: nil, content(), label)
  }

  /// Creates a tab with a title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
    self.init(_value: nil, content(), label)
  }

  /// Creates a tab with the title of its role.
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(_value: nil, content(), .search)
  }
}

/// The role of a tab, such as search.
public struct TabRole: Hashable, Sendable {
  private let rawValue: Int8
  /// A search tab.
  public static let search = TabRole(rawValue: 0)
}

/// An image and a title.
public struct DefaultTabLabel {
  let title: Text
  let image: Image

  nonisolated init(title: Text, image: Image) {
    self.title = title
    self.image = image
  }

  /// The label of a search tab.
  nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(
      title: Text(verbatim: "Search"),
      image: Image(systemName: "magnifyingglass")
    )
  }
}

extension DefaultTabLabel: View {
  /// The image and the title.
  @ViewBuilder
  public var body: some View {
    image
    title
  }
}

/// The moment at which a search tab begins its search.
public struct TabSearchActivation: Hashable, Sendable {
  private let number: Int
  /// The system's default.
  public static let automatic = TabSearchActivation(number: 0)
  /// As the tab is selected.
  public static let searchTabSelection = TabSearchActivation(number: 1)
}

/// Sets the label of the view's tab.
public struct _TabItemModifier<V: View> {
  let label: V
}

/// The trait that `tabItem` sets: the layer of the label.
enum TabItemTrait {}

extension _TabItemModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.updateChildren(node.inputs) { cursor in
      base(&cursor)
      cursor.layer(0) { V._append(label, to: &$0) }
    }
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(TabItemTrait.self) ? node.layer(0) : nil
  }
}

extension View {
  /// Sets the label of the view's tab: an image and text.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }
}
