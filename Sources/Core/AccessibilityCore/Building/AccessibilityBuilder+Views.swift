internal import LayoutCore

extension AccessibilityBuilder {
  /// The nodes of a view without its modifiers (A2).
  func bareNodes(of view: PlacedView) -> DraftList {
    let content = view.content
    if let string = content.string { return DraftList(text(string, view)) }
    if case .image(let name, _, _) = content { return DraftList(image(name, view)) }
    if case .symbol(let name, _) = content { return DraftList(image(name, view)) }
    if case .control(let control) = content { return DraftList(nodes(of: control, view)) }
    if case .color(nil) = content, let placeholder = view.placeholder {
      return DraftList(place(of: placeholder, view))
    }
    if case .scrollView = content {
      return DraftList(container(of: view, keepsSourceOrder: false))
    }
    // Lazy containers keep the order of their views (A8.4).
    if content.isLazy { return DraftList(container(of: view, keepsSourceOrder: true)) }
    let children = childNodes(of: view)
    if children.isEmpty { note(view) }
    return children
  }

  /// The nodes of a view's children, one list after the other: layout containers add none (A1.3).
  func childNodes(of view: PlacedView) -> DraftList {
    nodes(of: hierarchy.children(of: view.index))
  }

  private func container(
    of view: PlacedView,
    keepsSourceOrder: Bool
  ) -> [AccessibilityDraft] {
    var container = draft(view.content.typeName, view)
    container.isControl = true
    container.keepsSourceOrder = keepsSourceOrder
    return contain(childNodes(of: view).drafts, in: container)
  }

  func draft(_ role: String, _ view: PlacedView) -> AccessibilityDraft {
    AccessibilityDraft(role: role, view: view, frame: rendered.frame(of: view) ?? view.frame)
  }

  private func text(_ string: String, _ view: PlacedView) -> [AccessibilityDraft] {
    guard !string.isEmpty else {
      ignore(view, "an empty text says nothing")
      return []
    }
    var node = draft("Text", view)
    // The label is the text as shown, as headers of lists in capitals are (A2.29).
    node.label = [view.environment.shown(string)]
    if case .textRuns(let runs) = view.content { node.symbols = Self.symbols(in: runs) }
    node.traits = .staticText
    return [node]
  }

  /// The spoken name for each character U+FFFC; the character itself for images other than symbols.
  private static func symbols(in runs: [TextRun]) -> [String] {
    guard runs.contains(where: { $0.symbol != nil }) else { return [] }
    return runs.flatMap { run in
      if let symbol = run.symbol { return [SystemSymbol.spokenName(of: symbol)] }
      return run.content.filter { String($0) == TextRun.imageCharacter }.map { String($0) }
    }
  }

  /// The element of a placeholder, which is labelled as one (A2.62).
  private func place(of placeholder: ViewPlaceholder, _ view: PlacedView) -> [AccessibilityDraft] {
    var node = draft(ViewPlaceholder.typeName, view)
    node.label = [placeholder.label]
    node.placeholders = [placeholder]
    return [node]
  }

  /// An image is labelled by its name unless a label is set.
  private func image(_ name: String?, _ view: PlacedView) -> [AccessibilityDraft] {
    var node = draft("Image", view)
    node.traits = .image
    if let name {
      node.label = [name]
      node.isLabelOptional = true
    }
    return [node]
  }

  /// Notes a drawing that has no element: colours, shapes, canvases (A2.32).
  private func note(_ view: PlacedView) {
    if case .canvas = view.content {
      ignore(view, "a canvas is a single drawing; give it accessibilityChildren or a label")
    } else if view.content.isDrawing {
      ignore(view, "a drawing without accessibility properties is not read")
    }
  }

  /// Whether a view is an item of a menu.
  func isInMenu(_ view: Int) -> Bool {
    var next = hierarchy.views[view].parent
    while let around = next {
      if case .control(.menu) = hierarchy.views[around].content { return true }
      next = hierarchy.views[around].parent
    }
    return false
  }

  func ignore(_ view: PlacedView, _ reason: String) {
    ignored.append(
      AccessibilityTree.IgnoredView(
        id: paths[view],
        role: view.content.typeName,
        reason: reason
      )
    )
  }
}

extension ViewContent {
  /// Whether the view is a drawing without accessibility.
  fileprivate var isDrawing: Bool {
    if case .shape = self { return true }
    if case .color = self { return true }
    return if case .divider = self { true } else { false }
  }
}
