package import LayoutCore

/// The division of a stack's space among its children, in the order in which it was made (L10.4).
package struct StackDivision: Sendable {
  /// The lengths that one child was offered and took, in points along the stack.
  package struct Share: Sendable {
    /// The child by its node in the tree.
    package let node: Int
    /// The child by its path.
    package let path: String
    package let name: String
    package let priority: Double
    /// Nil where the stack asked for the ideal length.
    package let offered: Double?
    package let answered: Double
    /// The length that is left behind it, less than nothing where children take more than there is.
    package let left: Double?
  }

  package let axis: Axis
  package let stack: String
  /// The length that the stack was offered along its axis; nil for the ideal length.
  package let offered: Double?
  /// The length of all gaps between the children, which comes off first (L10.1).
  package let gaps: Double
  package let shares: [Share]

  /// Reads the division of a stack from a layout.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - result: The layout.
  ///   - measurer: Measures texts once more.
  init?(
    of stack: PlacedView,
    in result: LayoutResult,
    _ paths: ViewPaths,
    measurer: any TextMeasurer
  ) {
    guard let axis = stack.content.stackAxis else { return nil }
    let children = stack.children
    guard !children.isEmpty else { return nil }
    self.axis = axis
    self.stack = Words.name(stack, paths[stack])
    offered = stack.proposal.length(axis)
    let taken = children.reduce(0) { $0 + $1.outerFrame.size[axis] }
    let gaps = stack.frame.size[axis] - taken
    self.gaps = gaps
    let tree = result.scene.tree
    let service = ServiceRecorder(children)
    _ = LayoutEngine(result.scene, measurer: measurer).layout(trace: service)
    // If the engine knows the order without asking, it is that of the source.
    let order = children.indices.sorted { one, other in
      let (first, second) = (
        tree.priority(of: children[one].source), tree.priority(of: children[other].source)
      )
      if first != second { return first > second }
      return (service.times[one] ?? one, one) < (service.times[other] ?? other, other)
    }
    var left = offered.map { $0 - gaps }
    var shares: [Share] = []
    for index in order {
      let child = children[index]
      let answered = child.outerFrame.size[axis]
      left = left.map { $0 - answered }
      shares.append(
        Share(
          node: child.source,
          path: paths[child],
          name: Words.name(child, paths[child]),
          priority: tree.priority(of: child.source),
          offered: child.outerProposal.length(axis),
          answered: answered,
          left: left
        )
      )
    }
    self.shares = shares
  }
}

/// Hears in which order the children of a stack were served with what they have in the end.
private final class ServiceRecorder: LayoutTrace {
  /// When each child was served last; nil for one that was not asked.
  private(set) var times: [Int: Int] = [:]
  private var children: [Int: (index: Int, proposal: ProposedViewSize)] = [:]
  private var time = 0

  init(_ views: [PlacedView]) {
    for (index, view) in views.enumerated() {
      children[view.outermostNodeSource] = (index, view.outerProposal)
    }
  }

  func record(_ event: LayoutTraceEvent) {
    guard let child = children[event.view], event.reason == .share,
      child.proposal == event.proposal
    else { return }
    time += 1
    times[child.index] = time
  }
}

extension ProposedViewSize {
  /// The length along an axis.
  func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension PlacedView {
  /// The proposal that the view was placed with, its modifiers counted.
  fileprivate var outerProposal: ProposedViewSize {
    modifiers.last(where: { $0.node == outerNode })?.proposal ?? proposal
  }

  /// The node in the tree of what makes the outermost frame.
  fileprivate var outermostNodeSource: Int {
    var (node, source) = (self.node, self.source)
    for modifier in modifiers where modifier.node != node {
      (node, source) = (modifier.node, modifier.source)
    }
    return source
  }
}
