internal import AccessibilityCore
internal import Controls
package import LayoutCore

/// Walks the views of a layout once and writes down what rules ask for.
struct FactCollector {
  /// The facts that a view inherits from the views around it.
  private struct Surroundings {
    var isHidden: Bool?
    var isInvisible = false
    var isDisabled = false
    var isBehind = false
    var isOverlay = false
    var keepsDrawing = false
    var hasPurpose = false
    var scrollAxes: Axis.Set = []
    var clip: Rect?
    var control: Int?
    /// The number of the presentation that it is in; 0 for the screen itself.
    var presentation = 0
  }

  private let hierarchy: ViewHierarchy
  private let paths: ViewPaths
  private let rendered: RenderedFrames
  private let parts: ControlParts
  private let window: Rect
  private var around: [Surroundings]
  private var presentations: [Int] = []
  private var presentationCount = 0
  private(set) var views: [AuditView] = []

  init(_ result: LayoutResult) {
    hierarchy = ViewHierarchy(result)
    paths = ViewPaths(hierarchy)
    rendered = RenderedFrames(result)
    parts = ControlParts(tree: result.placedScene.tree, hierarchy: hierarchy)
    window = Rect(origin: .zero, size: result.windowSize)
    around = Array(repeating: Surroundings(), count: hierarchy.views.count)
    views.reserveCapacity(hierarchy.views.count)
    for view in hierarchy.views { add(view) }
    // What is presented last lies over everything else (V10.9).
    for index in views.indices where presentations[index] < presentationCount {
      views[index].isBehindPresentation = true
    }
  }

  /// The path of a view.
  func path(_ view: Int) -> String { paths[view] }

  private mutating func add(_ placed: PlacedView) {
    var state = around[placed.index]
    let content = placed.content
    let frame = rendered.frame(of: placed) ?? placed.frame
    let kind = AuditView.Kind(placed)
    var view = AuditView(
      id: paths[placed.index],
      type: placed.typeName,
      source: placed.source,
      kind: kind,
      parent: placed.parent,
      end: placed.end,
      frame: frame
    )
    for modifier in hierarchy.modifiers(of: placed.index).reversed() {
      take(modifier.placed, &state, &view)
      var inner = FactCollector.content(modifier, state)
      if case .overScene = modifier.placed.layer, !modifier.content.isEmpty {
        presentationCount += 1
        inner.presentation = presentationCount
      }
      for inside in modifier.content { around[inside] = inner }
    }
    view.isHidden = state.isHidden ?? false
    view.isInvisible = state.isInvisible
    view.isDisabled = state.isDisabled
    view.isBehind = state.isBehind
    view.isOverlay = state.isOverlay
    view.keepsDrawing = state.keepsDrawing
    view.hasPurpose = state.hasPurpose
    view.scrollAxes = state.scrollAxes
    view.clip = state.clip
    view.visibleFrame = FactCollector.common(state.clip ?? window, frame)
      .flatMap { FactCollector.common(window, $0) }
    view.control = state.control
    view.part = parts.part(of: placed)
    view.dynamicTypeSize = placed.environment.dynamicTypeSize
    view.layoutDirection = placed.environment.layoutDirection
    takeText(placed, &view)
    views.append(view)
    presentations.append(state.presentation)
    if case .control = content { state.control = placed.index }
    if case .scrollView(let axes, _) = content {
      state.scrollAxes.formUnion(axes)
      state.clip = FactCollector.intersection(state.clip, frame)
    }
    for child in hierarchy.children(of: placed.index) { around[child] = state }
  }

  private func takeText(_ placed: PlacedView, _ view: inout AuditView) {
    guard let string = placed.shownString else { return }
    view.string = string
    view.isTruncated = placed.isTextTruncated
    if let text = placed.text {
      view.shownText = text.lines.map(\.text).joined(separator: " ")
      view.lines = text.lines.map {
        AuditView.Line(range: $0.range, frame: $0.frame, direction: $0.direction)
      }
    }
    var environment = placed.environment
    if case .textRuns(let runs) = placed.content {
      for run in runs {
        var own = placed.environment
        run.change?.apply(to: &own)
        if own.drawing.underline != nil || own.fontWeight != placed.environment.fontWeight {
          view.markedParts.append(run.content)
        }
      }
      runs.first?.change?.apply(to: &environment)
    }
    view.fontSize = environment.font.pointSize(in: environment)
    view.isBold = (environment.fontWeight ?? environment.font.weight)?.isBold ?? false
  }

  /// Takes in what a modifier says of the view and of what is inside, those further outside first.
  private func take(
    _ modifier: PlacedModifier,
    _ state: inout Surroundings,
    _ view: inout AuditView
  ) {
    guard let content = modifier.content else { return }
    switch content {
    case .hidden: state.isInvisible = true
    case .opacity(let opacity): if opacity <= 0 { state.isInvisible = true }
    case .clipped, .clipShape:
      let frame = rendered.frame(of: modifier) ?? modifier.frame
      state.clip = FactCollector.intersection(state.clip, frame)
    case .listRow(.row, _): view.isRow = true
    case .annotation(let annotation, _):
      if let accessibility = annotation.value as? AccessibilityModifier {
        take(accessibility, &state, &view)
      }
      if let purpose = annotation.value as? FieldPurpose, purpose.purpose != nil {
        state.hasPurpose = true
      }
      if modifier.fixesDrawing { state.keepsDrawing = true }
    default: break
    }
  }

  private func take(
    _ modifier: AccessibilityModifier,
    _ state: inout Surroundings,
    _ view: inout AuditView
  ) {
    switch modifier {
    case .properties(_, let properties):
      // What is said further outside counts (A3.3).
      state.isHidden = state.isHidden ?? properties.isHidden
    case .decorative: state.isHidden = state.isHidden ?? true
    case .disabled(let isDisabled): state.isDisabled = state.isDisabled || isDisabled
    case .gesture: view.answersTaps = true
    case .element(let behavior, _): if behavior == .ignore { view.ignoresChildren = true }
    case .children, .representation, .contentShape, .redacted, .unredacted, .badge, .symbol,
      .selection, .unselectable, .styled, .refreshable:
      break
    }
  }

  /// The surroundings of a modifier's content.
  private static func content(
    _ modifier: ViewHierarchy.Modifier,
    _ state: Surroundings
  ) -> Surroundings {
    var inner = state
    switch modifier.placed.layer {
    case .behind: inner.isBehind = true
    case .inFront: inner.isOverlay = true
    case .overScene: inner.clip = modifier.placed.presentedFrame
    case .nowhere: inner.isInvisible = true
    case nil: break
    }
    return inner
  }

  static func common(_ one: Rect, _ other: Rect) -> Rect? {
    guard other.maxX > one.minX, other.maxY > one.minY, other.minX < one.maxX,
      other.minY < one.maxY
    else { return nil }
    return intersection(one, other)
  }

  private static func intersection(_ clip: Rect?, _ frame: Rect) -> Rect {
    guard let clip else { return frame }
    let (minX, minY) = (max(clip.minX, frame.minX), max(clip.minY, frame.minY))
    let (maxX, maxY) = (min(clip.maxX, frame.maxX), min(clip.maxY, frame.maxY))
    return Rect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }
}

extension AuditFacts {
  /// Writes down what rules know of a layout.
  package init(_ result: LayoutResult) {
    let collector = FactCollector(result)
    var byID: [String: Int] = [:]
    for index in collector.views.indices { byID[collector.views[index].id] = index }
    let scene = result.placedScene
    let tree = result.accessibilityTree()
    var isScreen = false
    if case .size = scene.host { isScreen = true }
    self.init(
      window: Rect(origin: .zero, size: result.windowSize),
      isScreen: isScreen,
      environment: scene.environment,
      views: collector.views,
      elements: AuditElement.all(of: tree, collector.views, byID),
      viewsByID: byID
    )
    safeArea = scene.safeArea
    keyboardHeight = scene.keyboardHeight
    var waiting = tree.roots
    while let node = waiting.popLast() {
      if node.kind == .container, let label = node.label { containerNames.append(label) }
      waiting += node.children
    }
  }
}

extension AuditElement {
  /// The elements of a tree in the order in which they are read.
  static func all(
    of tree: AccessibilityTree,
    _ views: [AuditView],
    _ byID: [String: Int]
  ) -> [AuditElement] {
    var elements: [AuditElement] = []
    var containers = 0
    func visit(_ node: AccessibilityNode, in container: Int) {
      guard node.kind == .element else {
        containers += 1
        let own = containers
        for child in node.childrenInReadingOrder { visit(child, in: own) }
        return
      }
      let view = view(of: node, views, byID)
      var alone = node
      alone.children = []
      alone.readingOrder = []
      elements.append(
        AuditElement(
          node: alone,
          view: view,
          name: name(of: node, view.map { views[$0] }),
          container: container
        )
      )
      for child in node.childrenInReadingOrder { visit(child, in: container) }
    }
    for root in tree.rootsInReadingOrder { visit(root, in: 0) }
    return elements
  }

  /// The view that an element's path leads to; further elements of a view have more behind its path.
  private static func view(
    of node: AccessibilityNode,
    _ views: [AuditView],
    _ byID: [String: Int]
  ) -> Int? {
    var id = node.id[...]
    while true {
      if let view = byID[String(id)], views[view].source == node.view { return view }
      guard let end = id.lastIndex(where: { $0 == "/" || $0 == "#" }) else { return nil }
      id = id[..<end]
    }
  }

  /// A field keeps its name while it is typed into.
  private static func name(of node: AccessibilityNode, _ view: AuditView?) -> String {
    let label = AuditWords.trimmed(node.spokenLabel ?? "")
    guard label.isEmpty, case .control(.textField(let input))? = view?.kind else { return label }
    return AuditWords.trimmed(input.title ?? input.prompt ?? "")
  }
}

extension AuditView.Kind {
  init(_ view: PlacedView) {
    if view.placeholder != nil {
      self = .placeholder
      return
    }
    if let symbol = view.symbolName {
      self = .symbol(symbol)
      return
    }
    let content = view.content
    if content.string != nil {
      self = .text
    } else if case .image(let name, _, _) = content {
      self = .image(name: name)
    } else if case .canvas = content {
      self = .canvas
    } else if case .shape = content {
      self = .shape
    } else if case .color = content {
      self = .color
    } else if case .control(let control) = content {
      self = .control(control)
    } else {
      self = .other
    }
  }
}

extension TextFont.Weight {
  /// Whether letters of the weight count as bold.
  fileprivate var isBold: Bool {
    switch self {
    case .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: false
    }
  }
}
