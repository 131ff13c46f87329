internal import Controls
internal import LayoutCore

/// Draws the views of a layout into a display list, one after the other: no view is drawn inside of
/// the call for another, however deep they are.
struct DisplayListBuilder {
  /// A step of drawing, the next one last in a list of them.
  enum Step {
    /// Draws a view with its modifiers and content, by its position.
    case view(Int, DrawingState)
    /// Draws a view itself, without its modifiers.
    case leaf(Int, DrawingState)
    /// Draws views beside each other.
    case views([Int], DrawingState)
    /// Draws removed views of a container with a `zIndex`, by the container's position, nil for the
    /// scene (T6.4).
    case leaving(Int?, Double, DrawingState)
    /// Draws a modifier's style, which is no view.
    case style(ViewHierarchy.Modifier, view: Int, DrawingState)
    /// Fills a rectangle with a colour.
    case fill(Rect, DisplayColor, view: Int)
    case begin(DisplayGroup)
    case mask
    case end
  }

  /// A presentation over the scene.
  struct Presented {
    var views: [Int]
    /// The view that presents them.
    var host: Int
    var kind: Presentation.Kind
    var look: PresentationLook
    var frame: Rect
    /// The frame of the view that presents them, beside which a popover is.
    var anchor: Rect
  }

  let result: LayoutResult
  let hierarchy: ViewHierarchy
  let resources: any DrawingResources
  let grid: PixelGrid
  /// The bounds of each view's drawing.
  private let reach: DrawingBounds
  /// The part of each view in the control around it.
  let parts: ControlDrawing
  var writer: DisplayListWriter
  /// Whether items name their views; those of other layouts name the view that draws
  /// them.
  private let namesViews: Bool
  /// The steps to do, the next one last.
  var steps: [Step] = []
  /// The number of elements that the window itself has painted.
  private(set) var windowElements = 0
  /// The presentations over the scene, the first presented deepest.
  private var presented: [Presented] = []
  /// The open menus, by the positions of their views, in the order in which they are found.
  private var menus: [Int] = []
  /// The number of menus that have been drawn, or are being drawn.
  private var drawnMenus = 0
  /// Resolvers by environment: most views share theirs with the view before.
  var resolver: StyleResolver
  /// Whether the content is on a sheet or popover, where backgrounds are lighter in dark mode
  /// (D1.17).
  var isElevated = false {
    didSet {
      if isElevated == oldValue { return }
      resolver = StyleResolver(resolver.environment, resources, isElevated: isElevated)
    }
  }

  init(_ result: LayoutResult, _ options: DrawingOptions) {
    self.result = result
    hierarchy = ViewHierarchy(result)
    reach = DrawingBounds(hierarchy, result)
    resources = options.resources
    let environment = result.scene.environment
    let scale = options.scale ?? environment.displayScale
    grid = PixelGrid(displayScale: scale)
    parts = ControlDrawing(result, hierarchy)
    namesViews = options.namesViews
    writer = DisplayListWriter(
      size: options.size ?? result.windowSize,
      scale: scale,
      namesViews: namesViews
    )
    resolver = StyleResolver(environment, options.resources)
  }

  /// Draws everything.
  mutating func build(_ background: DrawingOptions.Background) -> DisplayList {
    let picture = Rect(origin: .zero, size: writer.list.size)
    paint(background, in: picture)
    windowElements = writer.list.elements.count
    drawViews(in: picture)
    for (font, glyphs) in zip(writer.glyphFonts, writer.glyphs) {
      writer.list.fonts.append(
        DisplayFont(
          file: font.file,
          index: font.index,
          family: font.family,
          variations: font.variations,
          outlines: result.measurer.outlines(of: glyphs, in: font).mapValues(
            DisplayFont.Outline.init
          )
        )
      )
    }
    if namesViews {
      let paths = ViewPaths(hierarchy)
      writer.list.viewPaths = writer.views.map { $0 < 0 ? nil : paths[Int($0)] }
    }
    return writer.list
  }

  /// Attributes the items drawn from here on to a view.
  mutating func begin(drawing view: Int) {
    if namesViews { writer.view = Int32(view) }
  }

  /// Draws all views, as far as they are visible in a rectangle.
  mutating func drawViews(in visible: Rect) { drawViews(DrawingState(visible: visible)) }

  /// Draws all views in a state.
  mutating func drawViews(_ state: DrawingState) {
    steps += stepsInside(nil, hierarchy.children(of: nil), state).reversed()
    drain()
    var next = 0
    let outer = isElevated
    while next < presented.count {
      let presentation = presented[next]
      next += 1
      var inside = state
      inside.presented = presentation.kind
      isElevated = presentation.kind.isElevated
      begin(drawing: presentation.host)
      drawPresentation(presentation, state)
      steps.append(.views(presentation.views, inside))
      drain()
      begin(drawing: presentation.host)
      endPresentation(presentation, state)
    }
    while drawnMenus < menus.count {
      drawnMenus += 1
      begin(drawing: menus[drawnMenus - 1])
      drawMenu(menus[drawnMenus - 1], state)
    }
    // Pictures within a picture stay as they began.
    isElevated = outer
  }

  /// Paints the background of the window (D9.4).
  private mutating func paint(_ background: DrawingOptions.Background, in picture: Rect) {
    let color: DisplayColor
    switch background {
    case .none: return
    case .color(let value): color = resolver.color(value)
    case .window:
      guard case .size = result.scene.host else { return }
      color = resolver.color(.system(.systemBackground))
    }
    writer.add(.fill(Path(picture), .color(color), FillValue(isAntialiased: false), .normal))
  }

  mutating func drain() {
    while let step = steps.popLast() {
      switch step {
      case .view(let view, let state): draw(view, state)
      case .leaf(let view, let state):
        begin(drawing: view)
        drawContent(view, state)
      case .leaving(let container, let height, let state):
        if let container { begin(drawing: container) }
        drawLeaving(container, at: height, state)
      case .views(let views, let state):
        for view in inDrawingOrder(views).reversed()
        where reach.isSeen(view, in: state.visible) {
          steps.append(.view(view, state))
        }
      case .style(let modifier, let view, let state):
        begin(drawing: view)
        apart(state) { $0.drawStyle(of: modifier, of: view, $1) }
      case .fill(let rect, let color, let view):
        begin(drawing: view)
        writer.add(
          .fill(Path(rect), .color(color), FillValue(isAntialiased: false), .normal)
        )
      case .begin(let group): writer.begin(group)
      case .mask: writer.mask()
      case .end: writer.end()
      }
    }
  }

  /// Siblings by their `zIndex`, equal ones as written (D9.1).
  private func inDrawingOrder(_ views: [Int]) -> [Int] {
    guard views.count > 1, views.contains(where: { hierarchy.views[$0].zIndex != 0 }) else {
      return views
    }
    return views.enumerated()
      .sorted { first, second in
        let (one, other) = (
          hierarchy.views[first.element].zIndex, hierarchy.views[second.element].zIndex
        )
        return (one, first.offset) < (other, second.offset)
      }
      .map(\.element)
  }

  // MARK: A view

  /// Plans the drawing of a view: from the outermost modifier inwards the steps before it, then the
  /// view and its content, then outwards the steps after it.
  private mutating func draw(_ view: Int, _ state: DrawingState) {
    let modifiers = hierarchy.modifiers(of: view)
    if parts.isMenu(hierarchy.views[view]), !menus.contains(view) { return menus.append(view) }
    var plan = DrawingPlan(state)
    addMotion(of: view, to: &plan)
    if plan.isHidden { return }
    for modifier in modifiers.reversed() {
      add(modifier, of: view, to: &plan)
      if plan.isHidden { break }
    }
    if !plan.isHidden {
      if hierarchy.views[view].content.isPlatformView { plan.settleFilters() }
      plan.before.append(.leaf(view, plan.state))
      if case .control(let control) = hierarchy.views[view].content,
        let style = foreground(inside: control, hierarchy.views[view], plan.state)
      {
        plan.state.foreground = style
      }
      addContents(of: view, to: &plan)
    }
    for step in plan.after { steps.append(step) }
    for step in plan.before.reversed() { steps.append(step) }
  }

  /// Adds the content of a view, clipped by a scroll view.
  private func addContents(of view: Int, to plan: inout DrawingPlan) {
    let children = hierarchy.children(of: view)
    let placed = hierarchy.views[view]
    if children.isEmpty, result.leavingViews(in: placed).isEmpty { return }
    guard case .scrollView = placed.content, let hole = placed.scrollGeometry?.frame,
      hole.size.isFinite
    else {
      plan.before += stepsInside(view, children, plan.state)
      return
    }
    let clip = pixelFrame(hole, of: placed.node)
    if clip.contains(plan.state.visible) {
      plan.before += stepsInside(view, children, plan.state)
      return
    }
    guard let inner = plan.state.inside(clip) else { return }
    var group = DisplayGroup()
    group.clip = DisplayGroup.Clip(Path(clip), FillValue(isAntialiased: false))
    plan.before += [.begin(group)] + stepsInside(view, children, inner) + [.end]
  }

  /// Draws a leaf, whose picture has the filters of the state (D5.3).
  mutating func apart(
    _ state: DrawingState,
    _ draw: (inout DisplayListBuilder, DrawingState) -> Void
  ) {
    if state.filters.isEmpty { return draw(&self, state) }
    writer.begin(state.picture)
    draw(&self, state.insidePicture())
    writer.end()
  }

  /// Notes a presentation over the scene.
  mutating func present(_ views: Presented) { presented.append(views) }

  /// The resolver for an environment.
  mutating func resolver(for environment: EnvironmentValues) -> StyleResolver {
    if resolver.environment == environment { return resolver }
    resolver = StyleResolver(environment, resources, isElevated: isElevated)
    return resolver
  }

  /// Resolves a style for a rectangle; its missing names are reported.
  mutating func resolve(
    _ style: StyleValue,
    in bounds: Rect,
    _ environment: EnvironmentValues,
    view: Int
  ) -> ResolvedStyle {
    var resolver = resolver(for: environment)
    let resolved = resolver.resolve(style, in: bounds)
    complain(about: resolver, view: view)
    return resolved
  }

  /// Reports the names that a resolver has not found.
  mutating func complain(about resolver: StyleResolver, view: Int) {
    for name in resolver.missing where !resources.tellsOfMissingNames {
      writer.complain("no color or image is called '\(name)'", about: hierarchy.views[view].source)
    }
  }
}

extension DisplayFont.Outline {
  fileprivate init(_ outline: GlyphOutline) {
    switch outline {
    case .path(let path): self = .path(path)
    case .picture(let bytes, let frame): self = .picture(bytes, frame)
    }
  }
}
