internal import ViewGraph

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
          at: ViewExpression.Place(fileID: fileID, line: line, column: column),
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
