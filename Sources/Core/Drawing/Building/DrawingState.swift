package import LayoutCore

/// What is around a view that is being drawn.
struct DrawingState {
  /// What the opacities of leaves are multiplied by (D5.1).
  var opacity = 1.0
  /// How leaves meet what lies behind them (D5.2).
  var blendMode = BlendMode.normal
  /// What is done to the picture of each leaf, the outermost first (D5.3).
  private(set) var filters: [DisplayFilter] = []
  /// How colours are mixed in the group around (D5.6).
  var mixing = ColorMixing.nonLinear
  /// The current foreground style where nobody has set one; nil for that of labels.
  var foreground: StyleValue?
  /// Whether the controls inside do not act (D9.18).
  var isDisabled = false
  /// Whether placeholders stand for texts and images (D9.21).
  var isRedacted = false
  /// What covers the scene and has the views in it; nil for the scene itself (D9.16).
  var presented: Presentation.Kind?
  /// Whether something around is turned or skewed, so that straight edges are not those of pixels.
  var isTurned = false
  /// What is seen of the picture, in the coordinates that elements are in.
  var visible: Rect

  /// The state inside of a group that is a picture of its own, which has the opacity and the mode of
  /// the state as a whole.
  func insidePicture() -> DrawingState {
    var state = self
    state.opacity = 1
    state.blendMode = .normal
    state.filters = []
    return state
  }

  /// A group that is a picture of its own, with the opacity, the mode and the filters of the state.
  var picture: DisplayGroup {
    var group = DisplayGroup()
    group.opacity = opacity
    if blendMode != .normal { group.blendMode = DisplayBlendMode(blendMode) }
    group.filters = filters.reversed()
    return group
  }

  /// Does something more to the picture of each leaf inside.
  mutating func add(_ filter: DisplayFilter) {
    filters.append(filter)
    // What lies outside of the picture may cast something into it.
    visible = visible.insetBy(dx: -filter.reach.x, dy: -filter.reach.y)
  }

  /// The state inside of what is moved; nil if nothing of it can be seen.
  ///
  /// Filters are what they were outside, which needs a transform that does no more than move and scale, or none of them.
  func inside(_ transform: AffineTransform) -> DrawingState? {
    guard let inverse = transform.inverted else { return nil }
    var state = self
    state.visible = inverse.boundingBox(of: visible)
    if !transform.isRectilinear { state.isTurned = true }
    if transform.a != 1 { state.filters = filters.map { $0.scaled(by: 1 / transform.a) } }
    return state
  }

  /// The state inside of a rectangle outside of which nothing is drawn; nil if nothing is seen.
  func inside(_ clip: Rect) -> DrawingState? {
    guard let visible = visible.intersection(clip) else { return nil }
    var state = self
    state.visible = visible
    return state
  }

  /// What a view inherits, with the foreground style of the control around it.
  func environment(of view: PlacedView, _ own: StyleValue? = nil) -> EnvironmentValues {
    var environment = view.environment
    if environment.drawing.foregroundStyle == nil, let style = own ?? foreground {
      environment.drawing.foregroundStyle = style
    }
    return environment
  }

  /// Whether some of a rectangle may be seen.
  func shows(_ rect: Rect) -> Bool {
    rect.minX < visible.maxX && rect.maxX > visible.minX && rect.minY < visible.maxY
      && rect.maxY > visible.minY
  }
}

extension Rect {
  /// What two rectangles have in common; nil if that has no area.
  package func intersection(_ other: Rect) -> Rect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether another rectangle lies inside.
  package func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}
