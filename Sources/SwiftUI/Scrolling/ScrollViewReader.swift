/// Views that may ask scroll views inside to show something.
public struct ScrollViewReader<Content: View> {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// What it is made of: nothing, if it is the framework's own.
  public var body: some View { content(ScrollViewProxy()) }
}
