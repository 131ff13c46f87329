/// The closures of alignment guides, and layouts.
///
/// They are user code that may ask for further guides: the stack that they take together
/// cannot be told from the tree. So it is watched, and another stack is used before it runs out.
extension LayoutEngine {
  /// The stack for a closure or a layout's method, without its queries of the engine, in bytes.
  private static let closureBytes = 65_536 * frameGrowth

  /// Runs queries about a node, nil for a bare size, where the stack has room for the answer.
  ///
  /// If there is room already, `body` just runs: a caller with queries about many nodes makes them
  /// inside of one call for the root, and so on one stack.
  func withStackSpace<Result>(for node: Int?, _ body: () -> Result) -> Result {
    let hasClosures =
      !tree.table.guides.isEmpty || !scene.tree.alignments.isEmpty || !tree.table.layouts.isEmpty
    let closures = hasClosures ? LayoutEngine.closureBytes : 0
    // The answer concerns the nodes below.
    let levels = node.map { tree.depth - Int(nodes[$0].level) } ?? 0
    let needed = levels * bytesPerLevel + closures
    if stackFloor == 0 { return withStackSpace(bytes: needed + closures, body) }
    if stackPosition() >= stackFloor &+ UInt(needed) { return body() }
    return withStackSpace(bytes: 2 * needed + 16_777_216, body)
  }

  private func withStackSpace<Result>(bytes: Int, _ body: () -> Result) -> Result {
    let floor = stackFloor
    defer { stackFloor = floor }
    return LayoutCore.withStackSpace(bytes: bytes) {
      stackFloor = stackPosition() &- UInt(max(bytes, trustedStackBytes))
      return body()
    }
  }

  /// Evaluates a guide's closure for a view.
  func value(_ guide: AlignmentGuide, of source: GuideSource) -> Double {
    let dimensions = ViewDimensions(size: source.size, source: source)
    return withStackSpace(for: source.node) { guide(dimensions) }
  }
}
