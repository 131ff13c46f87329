public import ViewGraph

/// A single window.
public struct Window<Content: View> {
  let content: Content

  /// Creates a window.
  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a window.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a window with a verbatim title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    id: String,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension Window: _PrimitiveScene {
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
