extension View {
  /// Sets a guide of the view, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    engineModifier(
      .alignmentGuide(g.engine.key) { Double(computeValue(ViewDimensions($0))) }
    )
  }

  /// Sets a guide of the view, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    engineModifier(
      .alignmentGuide(g.engine.key) { Double(computeValue(ViewDimensions($0))) }
    )
  }
}
