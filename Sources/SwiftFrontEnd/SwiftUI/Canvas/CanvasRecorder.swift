internal import LayoutCore

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
