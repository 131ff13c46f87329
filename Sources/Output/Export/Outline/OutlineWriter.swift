import LayoutCore
import TerminalText

/// Draws the views of a layout as an ``Outline``.
struct OutlineWriter {
  /// A line to be drawn.
  ///
  /// The list of them replaces the call stack, so that a tree may have any depth.
  private enum Pending {
    case view(Int, OutlineBranch)
    indirect case modifier(ViewHierarchy.Modifier, of: Int, OutlineBranch)
    indirect case drawn(CanvasItem, OutlineBranch)
  }

  let result: LayoutResult
  let hierarchy: ViewHierarchy
  let renderedFrames: RenderedFrames
  let guideNames: GuideNames
  /// The layout with the presented values during animations; nil without any.
  let shown: LayoutResult?
  let shownViews: [PlacedView]
  /// The views that are written; nil for all.
  private let selection: ViewSelection?
  private var text = ""
  /// The lines to draw, the next one last.
  private var pending: [Pending] = []

  init(_ result: LayoutResult, shown: LayoutResult? = nil, part: GeometryPart = GeometryPart()) {
    self.result = result
    self.shown = shown
    shownViews = shown?.views ?? []
    hierarchy = ViewHierarchy(result)
    selection = part.isWhole ? nil : ViewSelection(part, hierarchy, result)
    renderedFrames = RenderedFrames(result)
    guideNames = GuideNames(result.scene.tree)
  }

  mutating func document(
    file: String,
    time: Double?,
    _ placeholders: [ViewPlaceholder]
  ) -> String {
    text = header(file: file, time: time) + "\n"
    for placeholder in placeholders { text += placeholder.outlineLine + "\n" }
    let roots = selection?.shownRoots ?? hierarchy.children(of: nil)
    pending = roots.reversed().map { .view($0, .top) }
    while let item = pending.popLast() {
      switch item {
      case .view(let index, let branch): draw(index, branch)
      case .modifier(let modifier, let view, let branch): draw(modifier, of: view, branch)
      case .drawn(let item, let branch): draw(item, branch)
      }
    }
    text += leavingLines()
    return text
  }

  private func header(file: String, time: Double?) -> String {
    let scene = result.scene
    var facts: [String] = []
    switch scene.host {
    case .size(let size):
      facts.append(size.outlineText)
      if scene.safeArea != EdgeInsets() { facts.append("safe area \(scene.safeArea.outlineText)") }
      if scene.keyboardHeight != 0 { facts.append("keyboard \(scene.keyboardHeight.outlineText)") }
    case .proposal(let proposal):
      facts.append("proposal \(proposal.outlineText)")
    }
    facts.append(scene.environment.layoutDirection.name)
    facts.append(scene.environment.dynamicTypeSize.rawValue)
    facts.append("@\(scene.environment.displayScale.outlineText)x")
    if let time { facts.append("at \(time.secondsText) s") }
    return "\(file.printable): \(facts.joined(separator: ", "))"
  }

  // MARK: Lines

  private mutating func draw(_ index: Int, _ branch: OutlineBranch) {
    let view = hierarchy.views[index]
    let modifiers = hierarchy.modifiers(of: index)
    let all = hierarchy.children(of: index)
    let children = selection?.shown(all) ?? all
    drawLine(
      branch,
      name: view.typeName,
      id: view.id,
      frame: view.frame,
      notes: notes(on: view, modifiers: modifiers) + motion(of: view)
    )
    schedule(views: children, in: branch)
    // A canvas has no children, but it has items.
    let drawn = view.drawnItems
    schedule(drawn: drawn, in: branch)
    let beside = branch.beside(hasChildren: !children.isEmpty || !drawn.isEmpty)
    for modifier in noteworthy(modifiers, of: view).reversed() {
      pending.append(.modifier(modifier, of: index, beside))
    }
  }

  private mutating func draw(
    _ modifier: ViewHierarchy.Modifier,
    of view: Int,
    _ branch: OutlineBranch
  ) {
    let placed = modifier.placed
    let notes = [
      placed.styleFrame.flatMap { $0 == placed.frame ? nil : "style \($0.outlineText)" },
      placed.presentedFrame.map { "presented \($0.outlineText)" },
      renderedFrames.frame(of: placed).map { "drawn \($0.outlineText)" },
    ]
    drawLine(
      branch,
      name: ".\(placed.typeName.printable)",
      id: placed.id,
      frame: placed.frame,
      notes: notes.compactMap { $0 } + motion(of: placed, of: view)
    )
    schedule(views: selection?.shown(modifier.content) ?? modifier.content, in: branch)
  }

  private mutating func draw(_ item: CanvasItem, _ branch: OutlineBranch) {
    drawLine(
      branch,
      name: item.symbol.map { "symbol \($0.printable)" } ?? item.kind.rawValue,
      id: item.id,
      frame: item.frame,
      notes: []
    )
    schedule(drawn: item.items, in: branch)
  }

  private mutating func schedule(drawn items: [CanvasItem], in branch: OutlineBranch) {
    for (position, item) in items.enumerated().reversed() {
      pending.append(.drawn(item, branch.inside(isLast: position == items.count - 1)))
    }
  }

  private mutating func schedule(views: [Int], in branch: OutlineBranch) {
    for (position, view) in views.enumerated().reversed() {
      pending.append(.view(view, branch.inside(isLast: position == views.count - 1)))
    }
  }

  private mutating func drawLine(
    _ branch: OutlineBranch,
    name: String,
    id: String?,
    frame: Rect?,
    notes: [String]
  ) {
    let label = id.map { "\(name) #\($0.printable)" } ?? name
    guard let frame else {
      text += branch.text + label + "\n"
      return
    }
    var line = (branch.text + label).padded(toMultipleOf: 8, atLeast: 40)
    line += frame.size.outlineText.padded(toMultipleOf: 4, atLeast: 16)
    let place = "at \(frame.origin.outlineText)"
    line += notes.isEmpty ? place : place.padded(toMultipleOf: 4, atLeast: 20)
    line += notes.joined(separator: "  ")
    text += line + "\n"
  }

  /// The modifiers that change the frame or its drawing, that have an id or add views.
  private func noteworthy(
    _ modifiers: [ViewHierarchy.Modifier],
    of view: PlacedView
  ) -> [ViewHierarchy.Modifier] {
    var frame = view.frame
    return modifiers.filter { modifier in
      defer { frame = modifier.placed.frame }
      return modifier.placed.frame != frame || !modifier.content.isEmpty
        || modifier.placed.id != nil || modifier.isEffect || isOnItsWay(modifier.placed)
        || modifier.placed.styleFrame.map { $0 != frame } ?? false
    }
  }
}
