internal import LayoutCore

/// What the contexts of one canvas have drawn.
final class CanvasRecorder {
  /// The canvas, or a layer on it.
  final class List {
    fileprivate(set) var items: [CanvasDrawing.Item] = []
    /// The state of the context whose copies are groups of their own.
    weak var root: GraphicsContext.Identity?
    /// The transform of that context when it began.
    let base: CGAffineTransform
    /// What made the last group.
    private var last: Group?

    private struct Group {
      weak var identity: GraphicsContext.Identity?
      let transform: CGAffineTransform
    }

    init(base: CGAffineTransform) { self.base = base }

    /// Adds what a context draws: in a group unless the context is the list's own without a
    /// transform; what one context draws in a row is one group.
    func add(
      _ operation: CanvasDrawing.Operation,
      by identity: GraphicsContext.Identity,
      _ transform: CGAffineTransform,
      _ state: CanvasState?
    ) {
      let item = CanvasDrawing.Item(operation, state: state)
      if identity === root, transform == base {
        last = nil
        items.append(item)
        return
      }
      if let last, last.identity === identity, last.transform == transform,
        case .context(let steps, let inner)? = items.last?.operation
      {
        items[items.count - 1].operation = .context(steps, inner + [item])
        return
      }
      last = Group(identity: identity, transform: transform)
      let own = transform.concatenating(base.inverted())
      let steps: [CanvasDrawing.Step] = own.isIdentity ? [] : [.concatenate(own.engine)]
      items.append(CanvasDrawing.Item(.context(steps, [item])))
    }
  }

  let surface: CanvasSurface
  private(set) var symbols: [CanvasDrawing.Symbol] = []
  private var tags: [AnyHashable: Int] = [:]
  /// Where the canvas itself is drawn.
  let list = List(base: .identity)

  init(_ surface: CanvasSurface, symbols: [(tags: [AnyHashable], tree: ViewTree)]) {
    self.surface = surface
    for symbol in symbols {
      guard let name = symbol.tags.first else { continue }
      let number = add("\(name.base)", symbol.tree)
      for tag in symbol.tags where tags[tag] == nil { tags[tag] = number }
    }
  }

  /// Adds a view that can be drawn, and says which it is.
  func add(_ name: String, _ tree: ViewTree) -> Int {
    symbols.append(CanvasDrawing.Symbol(name: name, tree: tree))
    return symbols.count - 1
  }

  /// The view of a tag.
  func symbol(tag: AnyHashable) -> Int? { tags[tag] }

  /// Size and baselines of a view.
  func metrics(
    of symbol: Int,
    in proposal: LayoutCore.ProposedViewSize = .unspecified
  ) -> CanvasMetrics.Symbol {
    surface.metrics(of: symbols[symbol].tree, in: proposal)
  }
}
