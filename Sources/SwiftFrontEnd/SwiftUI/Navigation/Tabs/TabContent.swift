/// The content of a tab view: tabs and sections, with selection values.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the values.
  associatedtype TabValue
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the values.
  public typealias TabValue = Value
}

extension TabSection: TabContent where Header: View, Content: TabContent {
  /// The type of the values.
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values.
  public typealias TabValue = Content.TabValue
}

/// The tabs that a builder has combined.
public struct _BuiltTabs<TabValue, Content: View> {
  let content: Content

  nonisolated init(content: Content) { self.content = content }
}

extension _BuiltTabs: TabContent {
  /// The views of the content.
  public var body: some View { content }
}

// Modifiers of tabs, whose result has the same selection type.

extension TabContent {
  /// Adds a badge with a count to the tab; none for 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Adds a badge with a text to the tab; none for nil.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    _BuiltTabs<TabValue, _>(content: modifier(_BadgeModifier(label)))
  }

  /// Adds a badge with a text to the tab; none for nil.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Adds a badge with a verbatim text to the tab; none for nil.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Hides the tab.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _BuiltTabs<TabValue, _>(content: hidden ? nil : self)
  }

  /// Sets the identifier under which the user's customization of a tab or section is stored.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets the customizations that the user may make to a tab.
  ///
  /// Inert: tabs are not customized.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the visibility of a tab before customization.
  ///
  /// Inert: all tabs are in the bar.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets the placement of a tab among the others.
  ///
  /// Inert: tabs are in source order.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    self
  }
}

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
