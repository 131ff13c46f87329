extension View {
  /// Views behind the view.
  public nonisolated func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayeredModifier(.background(alignment: alignment.engine), content()))
  }

  /// Views in front of the view.
  public nonisolated func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_LayeredModifier(.overlay(alignment: alignment.engine), content()))
  }

  /// A style behind the view (V13.3).
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _StyledModifier { .backgroundStyle(style._paint(in: $0), ignoresSafeAreaEdges: edges.engine) }
    )
  }
}
