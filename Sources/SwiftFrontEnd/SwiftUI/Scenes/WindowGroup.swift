public import ViewGraph

/// Windows with the same views.
public struct WindowGroup<Content: View> {
  let content: Content

  /// Creates windows.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates windows with an identifier.
  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a title.
  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates windows with a localized title and an identifier.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates windows with a verbatim title and an identifier.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension WindowGroup {
  /// Creates windows for values; the first one has none.
  public nonisolated init<D: Codable & Hashable>(
    id: String? = nil,
    for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> Content
  ) {
    self.content = content(.constant(nil))
  }
}

extension WindowGroup: _PrimitiveScene {
  /// Appends the views of the first window: the one that an app opens with.
  @MainActor
  public static func _appendFirstWindow(
    _ scene: Self,
    to cursor: inout ChildCursor
  ) -> Bool {
    Content._append(scene.content, to: &cursor)
    return true
  }
}

/// An item of a Mac's menu bar: it does not open.
public struct MenuBarExtra<Label: View, Content: View> {
  /// Creates an item.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == DefaultTabLabel {
  /// Creates an item with a title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra: _PrimitiveScene {}

/// The window of a program's settings, on a Mac alone: it does not open.
public struct Settings<Content: View> {
  /// Creates the window.
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension Settings: _PrimitiveScene {}
