internal import LayoutCore

extension View {
  /// Sizes the view to the frame of its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    engineModifier(
      .containerRelativeFrame(ContainerRelativeFrame(axes.engine), alignment: alignment.engine)
    )
  }

  /// Sizes the view to a share of the container, which is divided into equal parts.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    engineModifier(
      .containerRelativeFrame(
        ContainerRelativeFrame(axes.engine, count: count, span: span, spacing: Double(spacing)),
        alignment: alignment.engine
      )
    )
  }

  /// Sizes the view by a function of the container's lengths, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    // The layout runs on the main actor, where the closure was created.
    nonisolated(unsafe) let length = length
    return engineModifier(
      .containerRelativeFrame(
        ContainerRelativeFrame(axes.engine) { points, axis in
          switch axis {
          case .horizontal: Double(length(CGFloat(points), .horizontal))
          case .vertical: Double(length(CGFloat(points), .vertical))
          }
        },
        alignment: alignment.engine
      )
    )
  }
}
