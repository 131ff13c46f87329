internal import LayoutCore

extension View {
  /// Puts the view into a frame of a size; nil for the view's own.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - alignment: The alignment of the view in its frame.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    engineModifier(
      .frame(
        width: width.map { Double($0) },
        height: height.map { Double($0) },
        alignment: alignment.engine
      )
    )
  }

  /// Puts the view into a frame that follows its proposal, between bounds in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    engineModifier(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth.map { Double($0) },
          idealWidth: idealWidth.map { Double($0) },
          maxWidth: maxWidth.map { Double($0) },
          minHeight: minHeight.map { Double($0) },
          idealHeight: idealHeight.map { Double($0) },
          maxHeight: maxHeight.map { Double($0) }
        ),
        alignment: alignment.engine
      )
    )
  }

  /// Puts the view into a frame without a size.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { frame(width: nil, height: nil) }

  /// Gives the view its ideal size along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    engineModifier(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Gives the view its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Sets the priority by which a stack proposes space to the view before others.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    engineModifier(.layoutPriority(value))
  }

  /// Sets the order of the view from back to front among its siblings.
  public nonisolated func zIndex(_ value: Double) -> some View { engineModifier(.zIndex(value)) }

  /// Positions the view's centre at a point of the proposed space, in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    engineModifier(.position(Point(x: Double(x), y: Double(y))))
  }

  /// Positions the view's centre at a point of the proposed space, in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  /// Offsets the view's drawing, in points towards the trailing and bottom edges.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    engineModifier(.offset(Point(x: Double(x), y: Double(y))))
  }

  /// Offsets the view's drawing, in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

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
