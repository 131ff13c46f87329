/// What has no layout of its own: a stack of one static child (L31.1).
struct PassthroughNode: UnaryNode {
  var isLayoutNeutral: Bool { true }
}
