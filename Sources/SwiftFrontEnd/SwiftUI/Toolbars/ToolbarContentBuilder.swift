public import ViewGraph

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
