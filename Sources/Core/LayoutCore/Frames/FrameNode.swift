/// `frame(width:height:alignment:)` (L6).
struct FrameNode: UnaryNode {
  /// NaN for a dimension that is absent.
  var width: Double
  var height: Double
  var alignment: GuidePair

  /// Creates a node; nil without a dimension, when the frame changes nothing (L6.7).
  init?(width: Double?, height: Double?, alignment: Alignment) {
    self.init(stating: width, height, alignment: alignment)
    if self.width.isNaN, self.height.isNaN { return nil }
  }

  /// Creates a node whose dimensions may be set later (L25.1).
  init(stating width: Double?, _ height: Double?, alignment: Alignment) {
    self.width = FrameNode.validDimension(width)
    self.height = FrameNode.validDimension(height)
    self.alignment = GuidePair(alignment)
  }

  /// A dimension, NaN for one that counts as absent (L6.6, the choice of L28.10).
  private static func validDimension(_ length: Double?) -> Double {
    guard let length, length.isFinite, length >= 0 else { return .nan }
    return length
  }

  private var statesBoth: Bool { !width.isNaN && !height.isNaN }

  var sizeCache: SizeCacheKind { statesBoth ? .none : .modifier }

  /// The size: the frame's stated lengths replace the proposal and the answer (L6.1 and L6.2).
  @inline(__always)
  func size(_ node: Int, _ width: Double, _ height: Double, in engine: LayoutEngine) -> Size {
    if statesBoth { return Size(width: self.width, height: self.height) }
    let inner = engine.size(
      engine.nodes.firstChild(of: node),
      self.width.unspecified(or: width),
      self.height.unspecified(or: height)
    )
    return Size(
      width: self.width.unspecified(or: inner.width),
      height: self.height.unspecified(or: inner.height)
    )
  }

  func placement(_ node: Int, _ proposal: Proposal, _ size: Size, in engine: LayoutEngine)
    -> (proposal: Proposal, origin: Point)
  {
    let inner = Proposal(
      width: width.unspecified(or: proposal.width),
      height: height.unspecified(or: proposal.height)
    )
    return (inner, alignment.origin(of: node, inner, in: size, engine))
  }

  @inline(__always)
  func correct(_ summary: inout NodeSummary, child: LayoutNode, in table: borrowing NodeTable) {
    if !width.isNaN { summary.flags.formUnion(.knownWidth) }
    if !height.isNaN { summary.flags.formUnion(.knownHeight) }
  }

  @inline(__always)
  func minimum(
    _ axis: Axis,
    child: Double,
    isRigid: Bool,
    in table: borrowing NodeTable
  ) -> Double {
    (axis == .horizontal ? width : height).unspecified(or: child)
  }

  func spacing(_ node: Int, in table: inout NodeTable) -> Int32 {
    table.frameSpacing(node, horizontally: !width.isNaN, vertically: !height.isNaN)
  }

  func changed(to content: ViewContent, _ node: Int, in table: inout NodeTable) -> NodeKind? {
    guard case .modifier(.frame(let width, let height, let alignment)) = content,
      let frame = FrameNode(width: width, height: height, alignment: alignment),
      frame.statesBoth == statesBoth
    else { return nil }
    return .frame(frame)
  }
}

extension GuidePair {
  /// The origin of the child: its guide meets the frame's own, which is always the
  /// guide's default for the frame's size (L6.3 and L31.9).
  func origin(of node: Int, _ proposal: Proposal, in size: Size, _ engine: LayoutEngine) -> Point {
    let child = engine.nodes.firstChild(of: node)
    engine.propose(proposal, to: child)
    return Point(
      x: engine.frameGuide(horizontal, size) - engine.childGuide(horizontal, of: child),
      y: engine.frameGuide(vertical, size) - engine.childGuide(vertical, of: child)
    )
  }
}
