/// A section of tabs in a sidebar; in a bar they are beside the others.
public struct TabSection<Header, Content> {
  let content: Content
}

extension TabSection: View where Header: View, Content: View {
  /// Creates a section with a header.
  @_disfavoredOverload
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// The views of the content.
  public var body: some View { content }
}

extension TabSection where Header == Text, Content: View {
  /// Creates a section with a title.
  @_disfavoredOverload
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a section with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header: View, Content: TabContent {
  /// Creates a section of tabs with a header.
  public nonisolated init<TabValue>(
    @TabContentBuilder<TabValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where Content.TabValue == TabValue {
    self.content = content()
  }
}

extension TabSection where Header == Text, Content: TabContent {
  /// Creates a section of tabs with a title.
  public nonisolated init<TabValue>(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {
    self.content = content()
  }

  /// Creates a section of tabs with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, TabValue>(
    _ title: S,
    @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {
    self.content = content()
  }
}
