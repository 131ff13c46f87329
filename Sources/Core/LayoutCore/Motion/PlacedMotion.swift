/// The presented values of one layout during animations, prepared for lookup.
final class PlacedMotion {
  let values: MotionValues
  /// The presented frames of all nodes; nil for those of the layout.
  let frames: ContiguousArray<Rect>?
  /// Whether each node is being animated: its presented frame is not rounded to pixels (T10.11).
  private let movingNodes: [Bool]
  /// The animated environment settings, with the views that they reach.
  private let settings: [(views: Range<Int>, old: EnvironmentSetting, new: EnvironmentSetting)]

  init(_ values: MotionValues, of result: LayoutResult) {
    self.values = values
    settings = values.contents.compactMap { position, content in
      guard case .modifier(.environment(let new)) = content,
        case .modifier(.environment(let old)) = result.engine.content(of: position),
        let newSetting = new.settings.first, let oldSetting = old.settings.first,
        let views = result.views(inside: position)
      else { return nil }
      return (views, oldSetting, newSetting)
    }
    guard values.movesFrames else {
      frames = nil
      movingNodes = []
      return
    }
    var frames = result.frames
    var shifts = [Point](repeating: .zero, count: frames.count)
    var isMoving = [Bool](repeating: false, count: frames.count)
    let tree = result.engine.tree
    tree.forEachNode { node in
      let parent = Int(tree.nodes[node].parent)
      var shift = values.shifts[node] ?? .zero
      if parent >= 0 {
        shift = shift + shifts[parent]
        if let inner = values.innerShifts[parent] { shift = shift + inner }
        isMoving[node] = isMoving[parent] || values.innerShifts[parent] != nil
      }
      if values.shifts[node] != nil { isMoving[node] = true }
      shifts[node] = shift
      frames[node].origin = frames[node].origin + shift
    }
    for (node, frame) in values.frames where frames.indices.contains(node) {
      frames[node] = frame
      isMoving[node] = true
    }
    self.frames = frames
    movingNodes = isMoving
  }

  /// Whether a node is being animated.
  func isMoving(_ node: Int) -> Bool { node < movingNodes.count && movingNodes[node] }

  /// The environment of a view, with its animated styles.
  func environment(_ environment: EnvironmentValues, ofView index: Int) -> EnvironmentValues {
    var environment = environment
    for setting in settings where setting.views.contains(index) {
      setting.new.apply(to: &environment, instead: setting.old)
    }
    return environment
  }
}

extension EnvironmentSetting {
  /// Sets an animated style in place of its final one, unless that was replaced further inside.
  fileprivate func apply(to environment: inout EnvironmentValues, instead old: EnvironmentSetting) {
    var expected = environment
    old.apply(to: &expected)
    if expected == environment { apply(to: &environment) }
  }
}

extension Point {
  static func + (first: Point, second: Point) -> Point {
    Point(x: first.x + second.x, y: first.y + second.y)
  }
}
