import AnimationCore
import LayoutCore

/// The crossfades of texts and pictures from their old to their new content (T1.16).
@MainActor
struct ContentFades {
  private struct Fade {
    let node: GraphNode
    /// The opacity of the new content, less 1.
    var animator: Animator<Double>
    let end: Double
    /// The layout that has the old content; nil until that is about to change.
    var last: (result: LayoutResult, view: Int?)?
  }

  private var fades: [ObjectIdentifier: Fade] = [:]

  nonisolated init() {}

  var isEmpty: Bool { fades.isEmpty }

  /// Starts the crossfade of a node's content; one in flight starts anew.
  mutating func begin(_ node: GraphNode, _ course: ResolvedAnimation, at time: Double) {
    let animator = Animator(1.0, course: course, start: time)
    fades[ObjectIdentifier(node)] = Fade(node: node, animator: animator, end: animator.end)
  }

  /// Ends the crossfade of a node's content.
  mutating func end(_ node: GraphNode) { fades[ObjectIdentifier(node)] = nil }

  /// The end of a node's crossfade, by the screen's clock; nil if there is none.
  func end(of node: GraphNode) -> Double? { fades[ObjectIdentifier(node)]?.end }

  /// Keeps the layout that has the old contents, which is about to change.
  mutating func capture(_ layout: IncrementalLayout) {
    let new = fades.values.filter { $0.last == nil }
    guard !new.isEmpty else { return }
    let result = layout.layout()
    for (fade, views) in zip(new, result.views(of: new.map(\.node))) {
      fades[ObjectIdentifier(fade.node)]?.last = (result, views.first)
    }
  }

  /// Removes crossfades that have ended, and those of removed nodes.
  mutating func prune(at time: Double) {
    for id in Array(fades.keys) {
      let isUnderWay = fades[id]?.animator.displacement(at: time) != nil
      if !isUnderWay || fades[id]?.node.isRemoved == true { fades[id] = nil }
    }
  }

  /// Adds the crossfades in a layout.
  mutating func add(to values: inout MotionValues, of result: LayoutResult, at time: Double) {
    let shown = fades.values.filter { !$0.node.isFrozen && !$0.node.inputs.isApart }
    if shown.isEmpty { return }
    for (fade, views) in zip(shown, result.views(of: shown.map(\.node))) {
      guard let view = views.first, let last = fade.last, let old = last.view,
        let behind = fades[ObjectIdentifier(fade.node)]?.animator.displacement(at: time)
      else { continue }
      values.fades[view] = ContentFade(last.result, view: old, fraction: 1 + behind)
      values.ends[Int(fade.node.position)] = fade.end
    }
  }
}

extension ViewContent {
  /// Whether changed content of the same kind may crossfade.
  var mayFade: Bool {
    if case .text = self { return true }
    if case .textRuns = self { return true }
    if case .image = self { return true }
    if case .symbol = self { return true }
    return false
  }
}
