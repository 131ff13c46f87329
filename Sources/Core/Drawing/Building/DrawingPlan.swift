internal import LayoutCore

/// What is drawn of a view in which order.
struct DrawingPlan {
  /// What comes first, in order.
  var before: [DisplayListBuilder.Step] = []
  /// What comes afterwards, the last thing first.
  var after: [DisplayListBuilder.Step] = []
  /// What is around what follows.
  var state: DrawingState
  /// Whether nothing of the view is seen.
  var isHidden = false

  init(_ state: DrawingState) { self.state = state }

  /// Draws what follows in a group.
  mutating func group(_ group: DisplayGroup) {
    before.append(.begin(group))
    after.append(.end)
  }

  /// Draws what follows as a picture of its own, which has the opacity, the mode and the filters of
  /// the state.
  mutating func picture(_ group: DisplayGroup) {
    // A group's filters see nothing of its mask, nor of where it lies in space or light.
    if group.hasMask || group.projection != nil || group.mixing != nil { settleFilters() }
    let outer = state.picture
    var group = group
    group.opacity *= outer.opacity
    group.blendMode = outer.blendMode
    group.filters += outer.filters
    state = state.insidePicture()
    self.group(group)
  }

  /// Draws what follows as one picture if something is done to it, since its parts cannot be handed
  /// the filters one by one (D5.3).
  mutating func settleFilters() {
    if state.filters.isEmpty { return }
    picture(DisplayGroup())
  }

  /// Does something to the picture of each leaf inside; to what has a shadow as a whole, where one is
  /// cast (D5.3).
  mutating func filter(_ filter: DisplayFilter) {
    if case .shadow = filter { settleFilters() }
    state.add(filter)
  }

  /// Multiplies the opacity of what is inside (D5.1).
  mutating func fade(_ opacity: Double) {
    state.opacity *= min(max(opacity, 0), 1)
    // A number that is none fades nothing.
    if opacity.isNaN { return }
    if state.opacity <= 0 { isHidden = true }
  }

  /// Draws nothing outside of a rectangle, whose edges are not smooth (D4.4).
  mutating func clip(_ rect: Rect) {
    clip(Path(rect), FillValue(isAntialiased: false))
  }

  mutating func clip(_ path: Path, _ fill: FillValue) {
    settleFilters()
    guard let bounds = path.boundingRect, let inner = state.inside(bounds) else {
      isHidden = true
      return
    }
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(path, fill)
    self.group(group)
    state = inner
  }

  mutating func transform(_ transform: AffineTransform) {
    if transform == .identity { return }
    if !transform.isMoveAndScale { settleFilters() }
    guard let inner = state.inside(transform), transform.isFinite else {
      isHidden = true
      return
    }
    var group = DisplayGroup()
    group.transform = transform
    self.group(group)
    state = inner
  }

  /// Draws what is inside as a picture seen in space.
  mutating func project(_ projection: Projection) {
    guard projection.isFinite, let inverse = projection.inverted else {
      isHidden = true
      return
    }
    var group = DisplayGroup()
    group.projection = projection
    picture(group)
    // What is seen of the plane is where it comes from; near the horizon that is endlessly much.
    if let inner = inverse.boundingBox(of: state.visible) { state.visible = inner }
  }
}

extension AffineTransform {
  /// Whether no more is done than to move and to make larger or smaller, both axes alike.
  fileprivate var isMoveAndScale: Bool { b == 0 && c == 0 && a == d && a > 0 }
}
