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

/// Records the drawing of one canvas's contexts.
final class CanvasRecorder {
  /// The canvas, or a layer on it.
  final class List {
    /// The items so far, but for the last group.
    private var closed: [CanvasDrawing.Item] = []
    /// The transform with which it begins.
    let base: CGAffineTransform
    /// The last group, as long as nothing else is drawn.
    private var last: Group?

    /// Consecutive items under one transform.
    private struct Group {
      let transform: CGAffineTransform
      let steps: [CanvasDrawing.Step]
      var items: [CanvasDrawing.Item]

      var item: CanvasDrawing.Item { CanvasDrawing.Item(.context(steps, items)) }
    }

    /// The items drawn so far.
    var items: [CanvasDrawing.Item] { last.map { closed + [$0.item] } ?? closed }

    init(base: CGAffineTransform) { self.base = base }

    /// Adds a drawing: to a group if its transform is not the list's.
    func add(
      _ operation: CanvasDrawing.Operation,
      _ transform: CGAffineTransform,
      _ state: CanvasState
    ) {
      let item = CanvasDrawing.Item(operation, state: state.isPlain ? nil : state)
      if last?.transform == transform {
        last?.items.append(item)
        return
      }
      if let group = last { closed.append(group.item) }
      last = nil
      if transform == base {
        closed.append(item)
        return
      }
      let own = transform.concatenating(base.inverted())
      let steps: [CanvasDrawing.Step] = own.isIdentity ? [] : [.concatenate(own.engine)]
      last = Group(transform: transform, steps: steps, items: [item])
    }
  }

  let surface: CanvasSurface
  private(set) var symbols: [CanvasDrawing.Symbol] = []
  private var tags: [AnyHashable: Int] = [:]
  /// The list of the canvas itself, without a layer.
  let list = List(base: .identity)

  init(_ surface: CanvasSurface, symbols: [(tags: [AnyHashable], tree: ViewTree)]) {
    self.surface = surface
    for symbol in symbols {
      guard let name = symbol.tags.first else { continue }
      let number = add("\(name.base)", symbol.tree)
      for tag in symbol.tags where tags[tag] == nil { tags[tag] = number }
    }
  }

  /// Adds a resolved symbol, and returns its number.
  func add(_ name: String, _ tree: ViewTree) -> Int {
    symbols.append(CanvasDrawing.Symbol(name: name, tree: tree))
    return symbols.count - 1
  }

  /// The view of a tag.
  func symbol(tag: AnyHashable) -> Int? { tags[tag] }

  /// Returns the size and the baselines of a symbol.
  func metrics(
    of symbol: Int,
    in proposal: LayoutCore.ProposedViewSize = .unspecified
  ) -> CanvasMetrics.Symbol {
    surface.metrics(of: symbols[symbol].tree, in: proposal)
  }
}
