internal import LayoutCore

/// The steps that draw a view, in order.
struct DrawingPlan {
  /// The steps before the view, in order.
  var before: [DisplayListBuilder.Step] = []
  /// The steps after it, the last one first.
  var after: [DisplayListBuilder.Step] = []
  /// The state for the following steps.
  var state: DrawingState
  /// Whether nothing of the view is visible.
  var isHidden = false

  init(_ state: DrawingState) { self.state = state }

  /// Draws the following steps in a group.
  mutating func group(_ group: DisplayGroup) {
    before.append(.begin(group))
    after.append(.end)
  }

  /// Draws the following steps as a separate picture, which has the opacity, the mode and the
  /// filters of the state.
  mutating func picture(_ group: DisplayGroup) {
    // A group's filters do not apply to its mask, its projection or its colour space.
    if group.hasMask || group.projection != nil || group.mixing != nil { settleFilters() }
    let outer = state.picture
    var group = group
    group.opacity *= outer.opacity
    group.blendMode = outer.blendMode
    group.filters += outer.filters
    state = state.insidePicture()
    self.group(group)
  }

  /// Draws the following steps as one picture if there are filters, since their parts cannot be
  /// filtered one by one (D5.3).
  mutating func settleFilters() {
    if state.filters.isEmpty { return }
    picture(DisplayGroup())
  }

  /// Filters the picture of each leaf inside; below a shadow the picture as a whole (D5.3).
  mutating func filter(_ filter: DisplayFilter) {
    if case .shadow = filter { settleFilters() }
    state.add(filter)
  }

  /// Multiplies the opacity of the content (D5.1).
  mutating func fade(_ opacity: Double) {
    state.opacity *= min(max(opacity, 0), 1)
    // NaN has no effect.
    if opacity.isNaN { return }
    if state.opacity <= 0 { isHidden = true }
  }

  /// Clips drawing to a rectangle, whose edges are not antialiased (D4.4).
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

  /// Draws the content as a picture projected in space.
  mutating func project(_ projection: Projection) {
    guard projection.isFinite, let inverse = projection.inverted else {
      isHidden = true
      return
    }
    var group = DisplayGroup()
    group.projection = projection
    picture(group)
    // The visible part of the plane is mapped back; near the horizon that is endlessly much.
    if let inner = inverse.boundingBox(of: state.visible) { state.visible = inner }
  }
}

extension AffineTransform {
  /// Whether it only moves and scales, both axes alike.
  fileprivate var isMoveAndScale: Bool { b == 0 && c == 0 && a == d && a > 0 }
}
