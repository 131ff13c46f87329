extension View {
  /// Adds padding around the view, in points.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    engineModifier(.paddingInsets(insets.engine))
  }

  /// Adds padding at some edges of the view, in points; nil for the standard length.
  public nonisolated func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    engineModifier(.padding(edges: edges.engine, length: length.map { Double($0) }))
  }

  /// Adds padding around the view, in points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    engineModifier(.padding(edges: .all, length: Double(length)))
  }
}
