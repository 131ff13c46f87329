/// Builds a view from the statements of a closure (V1.14).
@resultBuilder
public struct ViewBuilder {
  /// An empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(_views: repeat each content)
  }

  /// An expression is a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Diagnoses an expression that is not a view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View {
    fatalError("an expression that is no view")
  }

  /// An `if` without `else` is an optional view (V1.4).
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch (V1.3).
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// An `if #available` (V1.13).
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
