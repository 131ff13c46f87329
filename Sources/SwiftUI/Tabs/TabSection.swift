/// Tabs that belong together in a sidebar; in a bar they stand beside the others.
public struct TabSection<Header, Content> {
  let content: Content
}

extension TabSection: View where Header: View, Content: View {
  /// Creates a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View { content }
}

extension TabSection where Header == Text, Content: View {
  /// Creates a section with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a section with a title as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
