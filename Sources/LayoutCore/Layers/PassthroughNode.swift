/// What has no layout of its own: a stack of one static child (L31.1).
struct PassthroughNode: UnaryNode {
  var isLayoutNeutral: Bool { true }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    summary.flags.formUnion(child.flags.intersection(.isSpacer))
  }
}
