internal import LayoutCore
public import ViewGraph

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

/// A modifier of the engine's that brings views along.
public struct _LayeredModifier<Layer: View> {
  let content: LayoutCore.ModifierContent
  let layer: Layer

  nonisolated init(_ content: LayoutCore.ModifierContent, _ layer: Layer) {
    self.content = content
    self.layer = layer
  }
}

extension _LayeredModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    node.setOutput(.modifier(content))
    node.updateChildren(node.inputs) { cursor in
      cursor.slot(0, nil, base)
      cursor.slot(1) { Layer._append(layer, to: &$0) }
    }
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    emitter.add(content, base: node.children[0], layer: node.children[1], of: node)
  }

  /// Backgrounds come before the view in preferences, other layers after it (V5.5).
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? {
    guard case .background = content else { return node.childPreference(key) }
    let (base, layer) = (node.children[0].preference(key), node.children[1].preference(key))
    guard let base, let layer else { return base ?? layer }
    return key.reduce(layer, base)
  }
}
