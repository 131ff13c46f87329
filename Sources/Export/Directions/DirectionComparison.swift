internal import Controls
public import LayoutCore

/// A screen laid out in both directions, view by view: what is a mirror image and what is not.
public struct DirectionComparison: Sendable {
  /// A view and its frames in both directions.
  public struct View: Sendable {
    /// The view's path.
    public var id: String
    /// The view's type.
    public var type: String
    /// Its frame in the left-to-right layout, in points from the scene's top left corner.
    public var leftToRight: Rect
    /// Its frame in the right-to-left layout.
    public var rightToLeft: Rect
    /// Why the view is no mirror image; nil if it is one.
    public var reason: String?
    /// What is drawn the same in both directions although its place is mirrored; nil for nothing.
    public var note: String?
    /// Whether it is no mirror image since it, or what is around it, sets a direction of its own.
    public var hasFixedDirection: Bool
  }

  /// Every view, in the order of the tree.
  public var views: [View]

  /// How many views are mirrored, in words.
  public var summary: String {
    let count = views.count { $0.reason != nil }
    if count == 0 { return "every frame is mirrored" }
    let fixed = views.count(where: \.hasFixedDirection)
    let text = "\(count) of \(views.count) views not mirrored"
    if fixed == 0 { return text }
    return fixed == count
      ? "\(text), all in a part of the screen that sets its direction itself"
      : "\(text), \(fixed) of them in a part of the screen that sets its direction itself"
  }

  /// Whether every view's frame is mirrored.
  public var isMirrored: Bool { views.allSatisfy { $0.reason == nil } }

  /// Lays a scene out in both directions and compares the frames.
  ///
  /// - Parameters:
  ///   - scene: The screen; its own direction does not matter.
  ///   - mirrored: The screen in the other direction, if its views ask for the direction; it counts if
  ///     it is made of the same views.
  ///   - measurer: The source of text measurements.
  ///   - tolerance: How far a mirrored frame may be off, in points.
  public init(
    _ scene: LayoutScene,
    mirrored: LayoutScene? = nil,
    measurer: any TextMeasurer = FixedTextMeasurer(),
    tolerance: Double = 0.001
  ) {
    let scenes = DirectionComparison.scenes(scene, mirrored)
    let left = scenes.leftToRight.layout(measurer: measurer)
    let right = scenes.rightToLeft.layout(measurer: measurer)
    let hierarchy = ViewHierarchy(left)
    let paths = ViewPaths(hierarchy)
    let parts = ControlParts(tree: left.scene.tree, hierarchy: hierarchy)
    let width = left.windowSize.width
    views = zip(hierarchy.views, right.views).map { leftView, rightView in
      let mirrored = leftView.frame.mirrored(in: width)
      let agrees = zip(mirrored.components, rightView.frame.components)
        .allSatisfy { abs($0 - $1) <= tolerance || ($0.isNaN && $1.isNaN) || $0 == $1 }
      return View(
        id: paths[leftView],
        type: leftView.content.typeName,
        leftToRight: leftView.frame,
        rightToLeft: rightView.frame,
        reason: agrees ? nil : DirectionComparison.reason(leftView, rightView, scene),
        note: DirectionComparison.note(leftView, parts),
        hasFixedDirection: !agrees && DirectionComparison.isFixed(leftView, rightView)
      )
    }
  }

  /// A screen in both directions.
  package static func scenes(
    _ scene: LayoutScene,
    _ mirrored: LayoutScene?
  ) -> (leftToRight: LayoutScene, rightToLeft: LayoutScene) {
    var other = scene
    other.environment.layoutDirection =
      scene.environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
    if let mirrored, mirrored.tree.isMade(like: scene.tree) { other = mirrored }
    return scene.environment.layoutDirection == .leftToRight ? (scene, other) : (other, scene)
  }

  private static func reason(
    _ left: PlacedView,
    _ right: PlacedView,
    _ scene: LayoutScene
  ) -> String {
    if isFixed(left, right) {
      return "its direction is fixed to \(left.environment.layoutDirection.name)"
    }
    if left.frame.size != right.frame.size { return "its size depends on the direction" }
    if scene.safeArea.leading != scene.safeArea.trailing {
      return "the safe area is not symmetrical"
    }
    return "the view around it is not mirrored"
  }

  /// Whether a view has the same direction in both layouts, which it can only have set itself.
  private static func isFixed(_ left: PlacedView, _ right: PlacedView) -> Bool {
    left.environment.layoutDirection == right.environment.layoutDirection
  }

  /// What does not turn around within its frame (L17.6).
  private static func note(_ view: PlacedView, _ parts: ControlParts) -> String? {
    if case .image = view.content {
      // What a control makes of itself, such as a chevron, points where the direction does.
      return parts.part(of: view)?.isGiven == false ? nil : "the image itself is not flipped"
    }
    if case .canvas = view.content { return "what the canvas draws is not flipped" }
    return nil
  }
}

extension ViewTree {
  /// Whether both have views of the same types in the same order.
  fileprivate func isMade(like other: ViewTree) -> Bool {
    let (own, others) = (subtree(of: nil), other.subtree(of: nil))
    return own.map { nodes[$0].content.typeName } == others.map { other.nodes[$0].content.typeName }
  }
}

extension Rect {
  /// Position and size.
  fileprivate var components: [Double] { [minX, minY, width, height] }
}
