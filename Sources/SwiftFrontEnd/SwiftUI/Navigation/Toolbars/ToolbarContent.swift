public import ViewGraph

/// The content of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the items to their parent node.
  @MainActor static func _appendItems(_ content: Self, to cursor: inout ChildCursor)
}

extension ToolbarContent {
  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ content: Self, to cursor: inout ChildCursor) {
    let inputs = cursor.inputs
    cursor.child(ToolbarContentNode<Self>.self) {
      $0.take(content, inputs)
    } make: {
      ToolbarContentNode(content, key: $0, parent: $1, inputs: inputs)
    }
  }
}

/// Toolbar items that a user may customize; there is no user interface to do so.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// The node of items with a body.
private final class ToolbarContentNode<Content: ToolbarContent>: GraphNode {
  private var content: Content
  private let storage = PropertyStorage()
  private let fields = FieldTable.of(Content.self)

  init(_ content: Content, key: ChildKey, parent: GraphNode, inputs: GraphInputs) {
    self.content = content
    super.init(key: key, parent: parent, graph: parent.graph, inputs: inputs)
  }

  override var typeName: String { viewName(of: Content.self) }

  func take(_ content: Content, _ inputs: GraphInputs) {
    self.content = content
    self.inputs = inputs
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    var content = content
    let body = tracking {
      storage.connect(&content, fields, of: self)
      return observing { content.body }
    }
    updateChildren(inputs) { Content.Body._appendItems(body, to: &$0) }
  }

  override func willLeave() { storage.leave() }
}

extension ToolbarContent {
  /// Inert: the background of items does not affect layout.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }
}

/// Builds toolbar items from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// An expression is an item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A single item.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The items of the statements, in their order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContents<(repeat each Content)> {
    _ToolbarContents(_items: repeat each content)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Several items.
public struct _ToolbarContents<T> {
  let value: T
  let append: @MainActor (T, inout ChildCursor) -> Void

  nonisolated init<each Content: ToolbarContent>(_items items: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each items)
    append = { items, cursor in
      @MainActor func add<Item: ToolbarContent>(_ item: Item) {
        Item._appendItems(item, to: &cursor)
      }
      repeat add(each items)
    }
  }
}

extension _ToolbarContents: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ content: Self, to cursor: inout ChildCursor) {
    content.append(content.value, &cursor)
  }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ content: Self, to cursor: inout ChildCursor) {
    switch content.storage {
    case .trueContent(let content):
      cursor.group(.branch(true)) { TrueContent._appendItems(content, to: &$0) }
    case .falseContent(let content):
      cursor.group(.branch(false)) { FalseContent._appendItems(content, to: &$0) }
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends the content's items to those of the bar, in the order of their source.
  @MainActor
  public static func _appendItems(_ content: Self, to cursor: inout ChildCursor) {
    switch content {
    case .some(let content): cursor.group(.branch(true)) { Wrapped._appendItems(content, to: &$0) }
    case .none: cursor.group(.branch(false)) { _ in }
    }
  }
}

/// The customizations that the user may make to a toolbar item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let number: Int
  /// The user may move and remove the item.
  public static let `default` = ToolbarCustomizationBehavior(number: 0)
  /// Move it.
  public static let reorderable = ToolbarCustomizationBehavior(number: 1)
  /// No customization.
  public static let disabled = ToolbarCustomizationBehavior(number: 2)
}

extension CustomizableToolbarContent {
  /// Inert: toolbars are not customized.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Inert: toolbars are not customized.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// The initial state of a toolbar item that may be customized.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int
  /// Creates an instance from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The item stays in the palette of items.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// A default item of the system.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  /// The button of the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field in which a search is typed.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// A default item of the system in another place of a toolbar.
///
/// Inert: search fields, titles and the sidebar's button keep the system's place.
public struct DefaultToolbarItem {
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - kind: The kind of the default item.
  ///   - placement: The placement of the item.
  public nonisolated init(
    kind: ToolbarDefaultItemKind,
    placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: CustomizableToolbarContent {
  /// No body: the item is primitive.
  public var body: Never { fatalError("items of the framework's own have no body") }

  /// Appends nothing, since the system's items stand where they are.
  @MainActor
  public static func _appendItems(_ item: Self, to cursor: inout ChildCursor) {}
}
