internal import LayoutCore

/// The items of a canvas that is being read, in the order of drawing.
final class CanvasDraft {
  /// A symbol, or a resolved text or image.
  struct Name {
    let name: String
    let isText: Bool
    let isResolved: Bool
  }

  /// The named items, the symbols first.
  var names: [Name] = []
  /// All that is drawn as a picture of itself.
  var symbols: [CanvasDrawing.Symbol] = []
}

/// The context of a canvas that something is read for.
struct CanvasScope {
  let draft: CanvasDraft
  var depth = 0
  /// The transforms so far.
  var steps: [CanvasDrawing.Step] = []
  /// The state of the graphics context: transform, opacity, clipping and so on.
  var state = CanvasStateDraft()

  init(_ draft: CanvasDraft) { self.draft = draft }

  /// The names that expressions may have, in the order of their values.
  var variables: [String] {
    ["size.width", "size.height"]
      + draft.names.flatMap { symbol in
        ["size.width", "size.height", "firstBaseline", "lastBaseline"].map {
          "\(symbol.name).\($0)"
        }
      }
  }

  /// The values of the names of so many symbols.
  static func values(_ metrics: CanvasMetrics, _ count: Int) -> [Double] {
    [metrics.size.width, metrics.size.height]
      + metrics.symbols.prefix(count).flatMap {
        [$0.size.width, $0.size.height, $0.firstBaseline, $0.lastBaseline]
      }
  }

  static func rect(_ values: [CanvasDrawing.Value<Double>], _ metrics: CanvasMetrics) -> Rect {
    Rect(
      x: values[0](metrics),
      y: values[1](metrics),
      width: values[2](metrics),
      height: values[3](metrics)
    )
  }

  /// The same within a context.
  var inside: CanvasScope {
    var inner = self
    inner.depth += 1
    return inner
  }
}

/// The state of a graphics context that is being read.
struct CanvasStateDraft {
  var opacity = 1.0
  var blendMode = DisplayBlendMode.normal
  var filters: [CanvasState.Filter] = []
  var clips: [CanvasState.Clip] = []

  /// The state; nil for one that does nothing.
  var value: CanvasState? {
    if opacity == 1, blendMode == .normal, filters.isEmpty, clips.isEmpty { return nil }
    return CanvasState(opacity: opacity, blendMode: blendMode, filters: filters, clips: clips)
  }
}
