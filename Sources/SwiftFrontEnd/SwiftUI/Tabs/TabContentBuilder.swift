/// Builds tabs with selection values of one type.
@resultBuilder
public struct TabContentBuilder<TabValue> {
  /// A statement is a tab, or several, with values of the builder's type.
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> Content where Content.TabValue == TabValue { content }

  /// The tabs of the statements, in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { ViewBuilder.buildBlock(repeat each content) }

  /// A statement alone.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The tabs of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(first: first) }

  /// The tabs of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { ViewBuilder.buildEither(second: second) }

  /// The tabs of a system that is new enough.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }

  /// All tabs of the closure.
  public static func buildFinalResult<Content: View>(
    _ content: Content
  ) -> _BuiltTabs<TabValue, Content> { _BuiltTabs(content: content) }
}
