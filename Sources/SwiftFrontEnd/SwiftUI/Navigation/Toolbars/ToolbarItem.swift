internal import Controls
internal import LayoutCore
public import ViewGraph

/// An item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ item: Self, to cursor: inout ChildCursor) {
    _ToolbarItemView._append(
      _ToolbarItemView(placement: item.placement, content: item.content),
      to: &cursor
    )
  }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item of a toolbar that may be customized.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

/// The views of a toolbar item, in the tree of views.
struct _ToolbarItemView<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension _ToolbarItemView: _PrimitiveView {
  func _update(_ node: GraphNode) {
    node.memory = KeptValue(placement)
    node.updateChildren(node.inputs) { Content._append(content, to: &$0) }
  }
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
  let engine: BarItemPlacement

  /// The trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(engine: .automatic)
  /// The centre of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(engine: .principal)
  /// The leading edge, behind the back button.
  public static let navigation = ToolbarItemPlacement(engine: .navigation)
  /// The primary action.
  public static let primaryAction = ToolbarItemPlacement(engine: .primaryAction)
  /// Secondary actions, in a menu.
  public static let secondaryAction = ToolbarItemPlacement(engine: .secondaryAction)
  /// The status of the content.
  public static let status = ToolbarItemPlacement(engine: .status)
  /// Confirms a modal presentation.
  public static let confirmationAction = ToolbarItemPlacement(engine: .confirmationAction)
  /// Cancels a modal presentation.
  public static let cancellationAction = ToolbarItemPlacement(engine: .cancellationAction)
  /// Destroys something in a modal presentation.
  public static let destructiveAction = ToolbarItemPlacement(engine: .destructiveAction)
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(engine: .keyboard)
  /// The bottom bar.
  public static let bottomBar = ToolbarItemPlacement(engine: .bottomBar)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(engine: .topBarLeading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(engine: .topBarTrailing)
  /// The leading edge, in the older API.
  public static let navigationBarLeading = ToolbarItemPlacement(engine: .navigationBarLeading)
  /// The trailing edge, in the older API.
  public static let navigationBarTrailing = ToolbarItemPlacement(engine: .navigationBarTrailing)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(engine: .principal)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(engine: .principal)
}

/// Several items with the same placement.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates items.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates items, with a label that replaces them in a compact width.
  public nonisolated init<L: View>(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ group: Self, to cursor: inout ChildCursor) {
    _ToolbarItemView._append(
      _ToolbarItemView(placement: group.placement, content: group.content),
      to: &cursor
    )
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Creates a group of items, as if written in its place.
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ group: Self, to cursor: inout ChildCursor) {
    Content._appendItems(group.content, to: &cursor)
  }
}

/// Space between the items of a toolbar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement
  /// The width (M7.5); nil for all the space that is left.
  let width: Double?

  /// Creates a spacer.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
    width = sizing == .fixed ? BarGap.glass : nil
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ spacer: Self, to cursor: inout ChildCursor) {
    let placement = spacer.placement
    guard let width = spacer.width else {
      return _ToolbarItemView._append(
        _ToolbarItemView(placement: placement, content: Spacer()),
        to: &cursor
      )
    }
    _ToolbarItemView._append(
      _ToolbarItemView(placement: placement, content: Spacer().frame(width: CGFloat(width))),
      to: &cursor
    )
  }
}

/// The sizing of a spacer.
public struct SpacerSizing: Equatable, Sendable {
  private let rawValue: Int8
  /// All the space that is left.
  public static let flexible = SpacerSizing(rawValue: 0)
  /// The system's fixed width.
  public static let fixed = SpacerSizing(rawValue: 1)
}
