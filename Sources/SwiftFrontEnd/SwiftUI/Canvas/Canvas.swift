internal import LayoutCore
public import ViewGraph

/// A view that draws with code.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn by their tags.
  public var symbols: Symbols
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether it begins black.
  public var isOpaque: Bool
  /// The colour space of blending.
  public var colorMode: ColorRenderingMode
  /// Whether it may be shown before it is drawn, which means nothing here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with views to draw.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer,
      symbols: { EmptyView() }
    )
  }
}

extension Canvas: _PrimitiveView {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode) {
    node.updateChildren(node.inputs) { Symbols._append(symbols, to: &$0) }
    // The closure is the user's; it runs where the views live, one call at a time.
    nonisolated(unsafe) let renderer = renderer
    nonisolated(unsafe) let environment = EnvironmentValues(node.inputs.environment)
    var drawing = CanvasDrawing { [weak node] surface in
      let canvas = node
      return MainActor.runForEngine {
        CanvasProgram.run(renderer, on: surface, environment, canvas)
      }
    }
    (drawing.isOpaque, drawing.mixing) = (isOpaque, colorMode.engine)
    node.setOutput(.content(.canvas(nil, drawing)))
  }

  // Emits no layout children: a canvas only draws.
  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    guard case .content(let content) = node.output else { return }
    emitter.builder.owner = node.number
    emitter.builder.leaf(content, id: emitter.takeIdentifier())
  }

  /// Returns the node's value for a preference: none.
  public func _preference(_ key: any PreferenceReduction, of node: GraphNode) -> Any? { nil }
}
