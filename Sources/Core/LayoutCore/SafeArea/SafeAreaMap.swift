/// The frames of a scene's views and the safe areas around each, filled in from the root on while
/// views are being placed.
struct SafeAreaMap: Sendable {
  /// The physical frames of the nodes that were noted.
  private(set) var frames: ContiguousArray<Rect>
  private var spaces: [SafeAreaSpace] = []
  /// For each node, the innermost space around it; −1 for none.
  private var spaceOfNode: ContiguousArray<Int32>
  /// For each node, the effects on it and around it; empty if the tree has none.
  private var transforms = ContiguousArray<AffineTransform?>()
  private let tolerance: Double

  /// Creates the map of a scene without any views.
  init(_ scene: LayoutScene, nodeCount: Int) {
    // L24.3.
    tolerance = scene.environment.pixelGrid.pixelLength / 2 + 0.001
    frames = ContiguousArray(repeating: .zero, count: nodeCount)
    spaceOfNode = ContiguousArray(repeating: -1, count: nodeCount)
    guard case .size(let size) = scene.host else { return }
    spaces.append(
      SafeAreaSpace(
        frame: Rect(origin: .zero, size: size),
        container: scene.safeArea,
        keyboard: scene.insets.bottom - scene.safeArea.bottom
      )
    )
  }

  /// Notes the place of a node.
  ///
  /// - Parameters:
  ///   - frame: Its physical frame.
  ///   - node: Its position.
  ///   - parent: The position of its parent, which was noted before; −1 for none.
  ///   - transform: The effect that the node has, in the scene's coordinates.
  ///   - hasEffects: Whether any node of the tree has an effect.
  mutating func note(
    _ frame: Rect,
    of node: Int,
    parent: Int,
    transform: AffineTransform?,
    hasEffects: Bool
  ) {
    frames[node] = frame
    spaceOfNode[node] = parent < 0 ? (spaces.isEmpty ? -1 : 0) : spaceOfNode[parent]
    guard hasEffects else { return }
    if transforms.isEmpty { transforms = ContiguousArray(repeating: nil, count: frames.count) }
    let outer = parent < 0 ? nil : transforms[parent]
    transforms[node] = transform.map { own in outer.map { own.concatenating($0) } ?? own } ?? outer
  }

  /// Makes a node a new safe area space in its parent, with physical insets.
  mutating func beginSpace(of node: Int, in parent: Int, insets: EdgeInsets) {
    spaces.append(
      SafeAreaSpace(
        frame: frames[parent],
        container: insets,
        transform: transforms.isEmpty ? nil : transforms[parent],
        next: spaceOfNode[parent]
      )
    )
    spaceOfNode[node] = Int32(spaces.count - 1)
  }

  /// Removes all safe areas for a node.
  mutating func leaveSpaces(_ node: Int) { spaceOfNode[node] = -1 }

  /// Removes the safe areas and effects around for a node.
  mutating func leaveView(_ node: Int) {
    spaceOfNode[node] = -1
    if !transforms.isEmpty { transforms[node] = nil }
  }

  /// The safe area insets that a node overlaps (L24.3): physical, `leading` is left.
  func insets(of node: Int, regions: SafeAreaRegions) -> EdgeInsets {
    guard spaceOfNode[node] >= 0 else { return EdgeInsets() }
    let frame = frames[node]
    var extended = frame
    var position = spaceOfNode[node]
    while position >= 0 {
      if let space = space(Int(position), seenFrom: node) {
        space.extend(&extended, through: regions, tolerance: tolerance)
      }
      position = spaces[Int(position)].next
    }
    // An overflow of lengths may leave NaN.
    return EdgeInsets(
      top: (frame.minY - extended.minY).orIfNaN(0),
      leading: (frame.minX - extended.minX).orIfNaN(0),
      bottom: (extended.maxY - frame.maxY).orIfNaN(0),
      trailing: (extended.maxX - frame.maxX).orIfNaN(0)
    )
  }

  /// A space in the coordinates of a node, moved and scaled by effects between the two; nil if they
  /// rotate it by anything but a right angle.
  private func space(_ index: Int, seenFrom node: Int) -> SafeAreaSpace? {
    var space = spaces[index]
    let transform = transforms.isEmpty ? nil : transforms[node]
    guard transform != space.transform else { return space }
    guard let inverse = (transform ?? .identity).inverted else { return nil }
    let relative = (space.transform ?? .identity).concatenating(inverse)
    guard relative.isRectilinear else { return nil }
    var total = space.container
    total.bottom += space.keyboard
    let outer = relative.boundingBox(of: space.frame)
    let inner = relative.boundingBox(of: space.frame.inset(by: total))
    space.frame = outer
    space.container = EdgeInsets(
      top: inner.minY - outer.minY,
      leading: inner.minX - outer.minX,
      bottom: outer.maxY - inner.maxY,
      trailing: outer.maxX - inner.maxX
    )
    if space.keyboard != 0 {
      // Unrotated the keyboard stays at the bottom; otherwise it counts as the container.
      let isUpright = relative.b == 0 && relative.d > 0
      space.keyboard = isUpright ? space.keyboard * relative.d : 0
      space.container.bottom -= space.keyboard
    }
    return space
  }
}
