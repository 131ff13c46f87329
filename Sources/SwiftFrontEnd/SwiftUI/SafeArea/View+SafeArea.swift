internal import LayoutCore

extension View {
  /// The view, which runs on into the safe area where it touches it.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    engineModifier(.ignoresSafeArea(regions.engine, edges: edges.engine))
  }

  /// The older name of `ignoresSafeArea(_:edges:)`, which leaves the keyboard's region alone.
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    engineModifier(.ignoresSafeArea(.container, edges: edges.engine))
  }

  /// Views at the top or bottom edge of the view, which make its safe area smaller.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        .safeAreaInset(
          edge: edge.edge.engine,
          alignment: alignment.engine.key,
          spacing: spacing.map { Double($0) }
        ),
        content()
      )
    )
  }

  /// Views at the leading or trailing edge of the view, which make its safe area smaller.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        .safeAreaInset(
          edge: edge.edge.engine,
          alignment: alignment.engine.key,
          spacing: spacing.map { Double($0) }
        ),
        content()
      )
    )
  }

  /// A bar of the user's own at the top or bottom edge, as a `safeAreaInset` without distance.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// A bar of the user's own at the leading or trailing edge.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// Room that the view's safe area has besides, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    engineModifier(.safeAreaPaddingInsets(insets.engine))
  }

  /// Room that the view's safe area has besides, in points; nil for the standard length.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    engineModifier(.safeAreaPadding(edges: edges.engine, length: length.map { Double($0) }))
  }

  /// Room that the view's safe area has besides, in points.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
