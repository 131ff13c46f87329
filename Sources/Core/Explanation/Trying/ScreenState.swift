import LayoutCore

/// The places of all views in one layout, to be compared with those in another.
struct ScreenState {
  /// A view that is shown.
  struct View {
    /// The position in the view tree.
    let source: Int
    let frame: Rect
    let lines: [PlacedText.Line]
    let faults: LayoutFaults
    /// The frames of its modifiers by their positions in the tree, innermost first.
    let modifiers: [(source: Int, frame: Rect)]
  }

  /// Every view, one before those inside of it.
  let views: [View]
  private let root: Rect

  init(_ result: LayoutResult) {
    let hierarchy = ViewHierarchy(result)
    let faults = FaultFinder(result, hierarchy)
    views = hierarchy.views.map { view in
      let text = view.text
      return View(
        source: view.source,
        frame: view.frame,
        lines: text?.lines ?? [],
        faults: faults.faults(of: view, text),
        modifiers: view.modifiers.map { ($0.source, $0.frame) }
      )
    }
    root = result.rootFrame
  }

  /// The faults of all views that a node of the tree is shown as.
  func faults(of source: Int) -> LayoutFaults {
    views.reduce(into: []) { if $1.source == source { $0.formUnion($1.faults) } }
  }

  /// Whether everything is where it is in another layout, some modifiers not counted.
  func isSame(as other: ScreenState, without modifiers: Set<Int>) -> Bool {
    guard views.count == other.views.count, root.isNear(other.root) else { return false }
    return zip(views, other.views).allSatisfy { one, other in
      guard one.source == other.source, one.frame.isNear(other.frame), one.hasLines(of: other)
      else { return false }
      let frames = one.modifiers.filter { !modifiers.contains($0.source) }
      let others = other.modifiers.filter { !modifiers.contains($0.source) }
      return frames.count == others.count
        && zip(frames, others).allSatisfy { $0.source == $1.source && $0.frame.isNear($1.frame) }
    }
  }

  /// The nodes whose views are elsewhere than in an earlier layout, of another size, or in one of
  /// the two alone.
  func moved(since earlier: ScreenState) -> Set<Int> {
    let (now, then) = (framesBySource, earlier.framesBySource)
    var moved = Set(then.keys.filter { now[$0] == nil })
    for (source, frames) in now {
      guard let others = then[source], others.count == frames.count,
        zip(frames, others).allSatisfy({ $0.isNear($1) })
      else {
        moved.insert(source)
        continue
      }
    }
    return moved
  }

  /// The nodes whose views have faults that they did not have in an earlier layout.
  func broken(since earlier: ScreenState) -> Set<Int> {
    var faults: [Int: LayoutFaults] = [:]
    for view in earlier.views { faults[view.source, default: []].formUnion(view.faults) }
    var broken: Set<Int> = []
    for view in views where !view.faults.subtracting(faults[view.source] ?? []).isEmpty {
      broken.insert(view.source)
    }
    return broken
  }

  private var framesBySource: [Int: [Rect]] {
    views.reduce(into: [:]) { $0[$1.source, default: []].append($1.frame) }
  }
}

extension ScreenState.View {
  fileprivate func hasLines(of other: ScreenState.View) -> Bool {
    lines.count == other.lines.count
      && zip(lines, other.lines).allSatisfy { $0.text == $1.text && $0.frame.isNear($1.frame) }
  }
}

extension Rect {
  /// Whether the edges are those of another rectangle but for half a pixel, which no one sees.
  func isNear(_ other: Rect) -> Bool {
    func isNear(_ one: Double, _ two: Double) -> Bool {
      one == two || (one - two).magnitude < 1 / 6 + 0.01
    }
    return isNear(minX, other.minX) && isNear(minY, other.minY) && isNear(width, other.width)
      && isNear(height, other.height)
  }
}
