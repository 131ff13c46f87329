package import LayoutCore

/// The state around a view that is being drawn.
struct DrawingState {
  /// The factor of leaves' opacity (D5.1).
  var opacity = 1.0
  /// The blend mode of leaves (D5.2).
  var blendMode = BlendMode.normal
  /// The filters of each leaf's picture, the outermost first (D5.3).
  private(set) var filters: [DisplayFilter] = []
  /// The colour space for blending in the group around (D5.6).
  var mixing = ColorMixing.nonLinear
  /// The default foreground style; nil for that of labels.
  var foreground: StyleValue?
  /// Whether the controls inside are disabled (D9.18).
  var isDisabled = false
  /// Whether texts and images are redacted (D9.21).
  var isRedacted = false
  /// The kind of presentation that has the views in it; nil for the scene itself (D9.16).
  var presented: Presentation.Kind?
  /// Whether an effect around rotates or skews, so that straight edges are not those of pixels.
  var isTurned = false
  /// The visible part of the picture, in the coordinates of elements.
  var visible: Rect

  /// The state inside of a separate picture, which has the opacity and the mode of the state as a
  /// whole.
  func insidePicture() -> DrawingState {
    var state = self
    state.opacity = 1
    state.blendMode = .normal
    state.filters = []
    return state
  }

  /// A separate picture with the opacity, the mode and the filters of the state.
  var picture: DisplayGroup {
    var group = DisplayGroup()
    group.opacity = opacity
    if blendMode != .normal { group.blendMode = DisplayBlendMode(blendMode) }
    group.filters = filters.reversed()
    return group
  }

  /// Adds a filter to the picture of each leaf inside.
  mutating func add(_ filter: DisplayFilter) {
    filters.append(filter)
    // Content outside of the picture may cast a shadow into it.
    visible = visible.insetBy(dx: -filter.reach.x, dy: -filter.reach.y)
  }

  /// The state inside of a transform; nil if nothing of it is visible.
  ///
  /// Filters stay unchanged: the transform has to move and scale alone, or there are none.
  func inside(_ transform: AffineTransform) -> DrawingState? {
    guard let inverse = transform.inverted else { return nil }
    var state = self
    state.visible = inverse.boundingBox(of: visible)
    if !transform.isRectilinear { state.isTurned = true }
    if transform.a != 1 { state.filters = filters.map { $0.scaled(by: 1 / transform.a) } }
    return state
  }

  /// The state inside of a clip; nil if nothing is visible.
  func inside(_ clip: Rect) -> DrawingState? {
    guard let visible = visible.intersection(clip) else { return nil }
    var state = self
    state.visible = visible
    return state
  }

  /// The environment of a view, with the foreground style of the control around it.
  func environment(of view: PlacedView, _ own: StyleValue? = nil) -> EnvironmentValues {
    var environment = view.environment
    if environment.drawing.foregroundStyle == nil, let style = own ?? foreground {
      environment.drawing.foregroundStyle = style
    }
    return environment
  }

  /// Whether some of a rectangle may be visible.
  func shows(_ rect: Rect) -> Bool {
    rect.minX < visible.maxX && rect.maxX > visible.minX && rect.minY < visible.maxY
      && rect.maxY > visible.minY
  }
}

extension Rect {
  /// The intersection of two rectangles; nil if it has no area.
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
