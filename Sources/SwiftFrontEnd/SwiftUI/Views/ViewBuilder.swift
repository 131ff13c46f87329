public import ViewGraph

/// Builds a view from the statements of a closure (V1.14), and records where each statement is written
/// while a document needs that (V22.1).
@resultBuilder
public struct ViewBuilder {
  /// An empty block.
  public static func buildBlock() -> EmptyView {
    if ExpressionTrace.isOn { ExpressionTrace.noteBlock([]) }
    return EmptyView()
  }

  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    if ExpressionTrace.isOn { ExpressionTrace.noteBlock([Content.self]) }
    return content
  }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    if ExpressionTrace.isOn {
      var types: [Any.Type] = []
      repeat types.append((each Content).self)
      ExpressionTrace.noteBlock(types)
    }
    return TupleView(_views: repeat each content)
  }

  /// An expression is a view.
  public static func buildExpression<Content: View>(
    _ content: Content,
    fileID: StaticString = #fileID,
    line: Int = #line,
    column: Int = #column
  ) -> Content {
    if ExpressionTrace.isOn {
      ExpressionTrace.note(
        ViewExpression(
          content,
          at: ExpressionTrace.place(
            of: Content.self,
            else: ViewExpression.Place(fileID: fileID, line: line, column: column)
          ),
          as: (Content.self as? any RoleInExpressions.Type)?.role ?? .view,
          isSame: FieldTable.of(Content.self).areEqual
        )
      )
    }
    return content
  }

  /// Diagnoses an expression that is not a view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View {
    fatalError("an expression that is no view")
  }

  /// An `if` without `else` is an optional view (V1.4).
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    if ExpressionTrace.isOn { ExpressionTrace.noteBranch(isEmpty: content == nil) }
    return content
  }

  /// The first branch (V1.3).
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    if ExpressionTrace.isOn { ExpressionTrace.noteBranch() }
    return _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    if ExpressionTrace.isOn { ExpressionTrace.noteBranch() }
    return _ConditionalContent(storage: .falseContent(second))
  }

  /// An `if #available` (V1.13).
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    if ExpressionTrace.isOn { ExpressionTrace.noteBranch() }
    return AnyView(content)
  }
}

/// A type of views that are something else to the views around them than one of their own.
private protocol RoleInExpressions {
  /// The role.
  static var role: ViewExpression.Role { get }
}

extension TupleView: RoleInExpressions {
  fileprivate static var role: ViewExpression.Role { .several }
}

extension _ViewModifier_Content: RoleInExpressions {
  fileprivate static var role: ViewExpression.Role { .modified }
}

/// Several views, as a view builder combines them.
public struct TupleView<T> {
  /// The views.
  public var value: T
  /// The views one by one.
  var views: [any View] {
    if let view = value as? any View { return [view] }
    return Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }
  private let append: @MainActor (T, inout ChildCursor) -> Void

  init<each Content: View>(_views content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    append = { views, cursor in
      @MainActor func add<Element: View>(_ view: Element) { Element._append(view, to: &cursor) }
      repeat add(each views)
    }
  }

  /// Creates a view of several views.
  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.init(_views: repeat each value)
  }
}

extension TupleView: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    view.append(view.value, &cursor)
  }
}

/// One of two views, which have separate identities (V1.3).
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    switch view.storage {
    case .trueContent(let content):
      cursor.group(.branch(true)) { TrueContent._append(content, to: &$0) }
    case .falseContent(let content):
      cursor.group(.branch(false)) { FalseContent._append(content, to: &$0) }
    }
  }
}

extension Optional: View where Wrapped: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    switch view {
    case .some(let content): cursor.group(.branch(true)) { Wrapped._append(content, to: &$0) }
    case .none: cursor.group(.branch(false)) { _ in }
    }
  }
}

/// An empty view: it has no size, no spacing and no row.
public struct EmptyView {
  /// Creates the empty view.
  public init() {}
}

extension EmptyView: View {
  /// No body: the type is primitive.
  public var body: Never { fatalError("a view of the framework's own has no body") }

  /// Appends the value's views.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {}
}

extension EmptyView: Sendable {}
