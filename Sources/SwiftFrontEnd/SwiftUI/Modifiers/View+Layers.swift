internal import LayoutCore

// Views, styles and shapes as backgrounds and overlays (V13.3).

extension View {
  // MARK: Behind

  /// Adds views behind the view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(.background(alignment: alignment.engine), content()))
  }

  /// Adds a view behind the view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(.background(alignment: alignment.engine), background))
  }

  /// Adds a style behind the view.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _StyledModifier { .backgroundStyle(style._paint(in: $0), ignoresSafeAreaEdges: edges.engine) }
    )
  }

  /// Adds the background style behind the view.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a shape with a style behind the view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _StyledModifier {
        .backgroundShape(style._paint(in: $0), shape._engineShape(in: $0), fillStyle.engine)
      }
    )
  }

  /// Adds a shape with the background style behind the view.
  public nonisolated func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  // MARK: In front

  /// Adds views in front of the view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayeredModifier(.overlay(alignment: alignment.engine), content()))
  }

  /// Adds a view in front of the view.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(_LayeredModifier(.overlay(alignment: alignment.engine), overlay))
  }

  /// Adds a style in front of the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _StyledModifier { .overlayStyle(style._paint(in: $0), ignoresSafeAreaEdges: edges.engine) }
    )
  }

  /// Adds a shape with a style in front of the view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _StyledModifier {
        .overlayShape(style._paint(in: $0), shape._engineShape(in: $0), fillStyle.engine)
      }
    )
  }

  // MARK: Cut

  /// Masks the view by the opacity of other views.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_LayeredModifier(.mask(alignment: alignment.engine), mask()))
  }

  /// Masks the view by the opacity of another view.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_LayeredModifier(.mask(alignment: Alignment.center.engine), mask))
  }

  /// Clips the view to its frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    engineModifier(.clipped)
  }

  /// Clips the view to a shape.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S,
    style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_StyledModifier { .clipShape(shape._engineShape(in: $0), style.engine) })
  }

  /// Clips the view to a rectangle with round corners, in points (D4.15).
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius),
      style: FillStyle(antialiased: antialiased)
    )
  }

  /// Adds a border inside the view's frame, with a width in points.
  public nonisolated func border<S: ShapeStyle>(
    _ content: S,
    width: CGFloat = 1
  ) -> some View {
    modifier(
      _StyledModifier { .border(content._paint(in: $0), width: max(Double(width), 0)) }
    )
  }
}
