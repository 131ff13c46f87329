/// A node that lays out as its child does: a stack of one static child (L31.1).
struct PassthroughNode: UnaryNode {
  var isLayoutNeutral: Bool { true }
}
