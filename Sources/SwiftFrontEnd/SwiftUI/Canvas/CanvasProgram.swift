internal import LayoutCore
internal import ViewGraph

/// Runs the renderers of canvases, and records their drawing.
enum CanvasProgram {
  /// Runs a canvas's renderer and returns its drawing.
  @MainActor
  static func run(
    _ renderer: (inout GraphicsContext, CGSize) -> Void,
    on surface: CanvasSurface,
    _ environment: EnvironmentValues,
    _ node: GraphNode?
  ) -> CanvasDrawing {
    let recorder = CanvasRecorder(surface, symbols: node.map { symbols(of: $0) } ?? [])
    var context = GraphicsContext(recorder, environment)
    renderer(&context, CGSize(surface.size))
    return CanvasDrawing(symbols: recorder.symbols, items: recorder.list.items)
  }

  /// Runs drawing code on a surface without views.
  @MainActor
  static func run(
    on surface: CanvasSurface,
    _ environment: EnvironmentValues,
    _ draw: (inout GraphicsContext) -> Void
  ) -> CanvasDrawing {
    let recorder = CanvasRecorder(surface, symbols: [])
    var context = GraphicsContext(recorder, environment)
    draw(&context)
    return CanvasDrawing(symbols: recorder.symbols, items: recorder.list.items)
  }

  /// The views that a canvas may draw, by their tags.
  @MainActor
  private static func symbols(of node: GraphNode) -> [(tags: [AnyHashable], tree: ViewTree)] {
    node.viewsInside.compactMap { view in
      let tags = view.tags
      if tags.isEmpty { return nil }
      let tree = tree {
        $0.showsMotion = true
        $0.emit(view.node)
      }
      return (tags, tree)
    }
  }

  /// The engine's tree of a view that is not part of the screen.
  static func tree<Content: View>(of view: Content, in environment: EnvironmentValues) -> ViewTree {
    nonisolated(unsafe) let (view, environment) = (view, environment)
    return MainActor.runForEngine { mainTree(of: view, in: environment) }
  }

  @MainActor
  private static func mainTree<Content: View>(
    of view: Content,
    in environment: EnvironmentValues
  ) -> ViewTree {
    let graph = ViewGraph()
    let inputs = GraphInputs(environment: environment.graph)
    graph.setRoot { RootNode(view, graph: $0, inputs: inputs) }
    graph.update()
    return tree { emitter in
      if let root = graph.root { emitter.emit(root) }
    }
  }

  /// The engine's tree of views that are not shown in their place, in a frame of a size.
  @MainActor
  static func tree(of layer: LayerNode?, size: Size) -> ViewTree {
    tree { emitter in
      emitter.builder.open(
        .modifier(.frame(width: size.width, height: size.height, alignment: .center))
      )
      emitter.builder.open(.zStack(alignment: .center))
      if let layer { emitter.emit(layer.children) }
      emitter.builder.close()
      emitter.builder.close()
    }
  }

  @MainActor
  private static func tree(_ emit: (inout TreeEmitter) -> Void) -> ViewTree {
    var builder = ViewTreeBuilder()
    AlignmentRegistry.declare(in: &builder)
    TreeEmitter.emit(into: &builder, emit)
    return builder.finish()
  }

  /// Returns the texts in a tree.
  static func words(of tree: ViewTree) -> String {
    let words: [String] = tree.nodes.compactMap { node in
      switch node.content {
      case .text(let string): string
      case .textRuns(let runs): runs.map(\.content).joined()
      default: nil
      }
    }
    return words.joined(separator: " ")
  }
}
