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
