internal import Controls
internal import LayoutCore

/// The containers of the platform, and their completion once their nodes are known.
extension SnapshotBuilder {
  func draft(ofContainer position: Int) -> Draft {
    let container = platform.containers[position]
    let view = hierarchy.views[container.view]
    var element = AccessibilityNode(
      platform: view,
      id: paths.path(ofPart: container.part, of: view.index),
      frame: frame(of: container)
    )
    if container.role.isPickerOfChoices { element.label = label(ofControl: view.source) }
    if case .control(let control) = view.content {
      element.label = element.label ?? control.semantics.containerLabel
    }
    if container.role == .tabBar { element.traits = .tabBar }
    if container.role == .list, view.isRefreshable { element.actions = [.refresh] }
    if container.role.isPresentation { element.traits = .modal }
    var node = AccessibilitySnapshot.Node(role: container.role, element: element)
    node.cell = container.cell
    node.selection = container.selection.map { $0.isMultiple ? .several : .one }
    return Draft(node: node, view: container.view, container: position)
  }

  /// A row or cell has the frame of its view with all modifiers, of which the outermost make it one.
  private func frame(of container: PlatformContainers.Container) -> Rect {
    if let frame = container.frame { return frame }
    let view = hierarchy.views[container.frameView]
    // The same holds for a tab bar.
    let roles: [AccessibilityRole] = [.row, .cell, .tabBar]
    guard roles.contains(container.role), let outermost = view.modifiers.last else {
      return rendered.frame(of: view) ?? view.frame
    }
    return rendered.frame(of: outermost) ?? outermost.frame
  }

  /// The words of a control's label, shown or not.
  private func label(ofControl control: Int) -> String? {
    let tree = result.scene.tree
    var words: [String] = []
    // The label of the control comes before its content.
    var open = tree.children(of: control).reversed().map { (node: $0, isLabel: false) }
    while let (node, isOfLabel) = open.popLast() {
      var isLabel = isOfLabel
      switch tree.nodes[node].content {
      case .slot(.label): isLabel = true
      case .slot(.option), .slot(.segment):
        return words.isEmpty ? nil : words.joined(separator: ", ")
      case let content:
        if isLabel, let string = content.string, !string.isEmpty { words.append(string) }
      }
      open += tree.children(of: node).reversed().map { (node: $0, isLabel: isLabel) }
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  // MARK: Disclosure

  /// Notes that the current draft is that of a control which discloses others.
  func noteDisclosing(_ control: Int) { disclosingDrafts[control] = drafts.count }

  /// Notes a draft that is topmost in the disclosed content of a control.
  func noteDisclosure(_ draft: Int, in parent: Int?) {
    guard let control = platform.disclosingViews[drafts[draft].view] else { return }
    let outer = parent.flatMap { platform.disclosingViews[drafts[$0].view] }
    if outer != control { disclosed[control, default: []].append(draft) }
  }

  // MARK: Full containers

  func finishContainers() {
    addEmptyCells()
    for draft in drafts.indices { nameContainer(draft) }
    for draft in drafts.indices where drafts[draft].node.role.isPresentation {
      finishPresentation(draft)
    }
    for (view, draft) in disclosingDrafts where drafts[draft].node.role == .disclosure {
      drafts[draft].controls = disclosed[view] ?? []
    }
    var rows: [Int: [Int]] = [:]
    for position in madeContainers.sorted() {
      guard let draft = draftOfContainer[position] else { continue }
      let container = platform.containers[position]
      let role = container.role
      if role == .row {
        finishRow(draft)
        if let list = container.parent { rows[list, default: []].append(draft) }
      }
      if role == .list || role == .table || role.isBar { sortChildren(of: draft) }
      if role == .cell { finishCell(draft, container) }
      if role.isPickerOfChoices { finishPicker(draft) }
      if role == .tabBar { finishTabBar(draft, of: container.view) }
      if role == .menu { moveMenu(draft, of: container.view) }
    }
    for (list, rows) in rows { finishRows(rows, platform.containers[list].selection) }
    for container in madeContainers.sorted() {
      guard let container = draftOfContainer[container] else { continue }
      let role = drafts[container].node.role
      noteVisiblePart(of: container, liesOverAll: role.isPresentation || role == .menu)
    }
  }

  /// Notes the visible part of a draft, which only the window clips if it is a presentation.
  func noteVisiblePart(of draft: Int, liesOverAll: Bool) {
    let frame = drafts[draft].node.element.frame
    let part =
      liesOverAll
      ? visible.partInWindow(of: frame) : visible.part(of: frame, in: drafts[draft].view)
    drafts[draft].node.element.visibleFrame = part
    drafts[draft].node.isShowing = part != nil
  }

  /// Gives the platform's container the name of a modifier's container of just that control.
  private func nameContainer(_ draft: Int) {
    let role = drafts[draft].node.role
    guard role == .group || role == .anonymousGroup, drafts[draft].children.count == 1 else {
      return
    }
    let inner = drafts[draft].children[0]
    guard let container = drafts[inner].container,
      platform.containers[container].view == drafts[draft].view
    else { return }
    drafts[draft].node.role = drafts[inner].node.role
    drafts[draft].node.element.traits.formUnion(drafts[inner].node.element.traits)
    drafts[draft].node.element.label =
      drafts[draft].node.element.label ?? drafts[inner].node.element.label
    drafts[draft].children = drafts[inner].children
    for child in drafts[draft].children { drafts[child].parent = draft }
    draftOfContainer[container] = draft
  }

  /// The content of a list, picker or tab bar is read in source order, whatever its layout (A8.4).
  private func sortChildren(of draft: Int) {
    drafts[draft].children = drafts[draft].children.sorted {
      (drafts[$0].view, $0) < (drafts[$1].view, $1)
    }
  }

  private func finishPicker(_ picker: Int) {
    sortChildren(of: picker)
    let options = drafts[picker].children
    for (index, option) in options.enumerated() {
      drafts[option].node.element.position = (index + 1, options.count)
    }
  }

  private func finishTabBar(_ tabBar: Int, of tabView: Int) {
    sortChildren(of: tabBar)
    if let selected = drafts[tabBar].children.first(where: { drafts[$0].node.isSelected == true }) {
      drafts[selected].controls = disclosed[tabView] ?? []
    }
  }

  /// A presentation is labelled by its title, and has an action for its dismissal (A2.41).
  private func finishPresentation(_ draft: Int) {
    if drafts[draft].node.element.label == nil {
      drafts[draft].node.element.label = title(of: draft)
    }
    guard let container = drafts[draft].container else { return }
    let isAlert = drafts[draft].node.role == .alert
    if platform.containers[container].isDismissible || isAlert && hasCancel(draft) {
      drafts[draft].node.element.actions.append(AccessibilityAction(.escape))
    }
  }

  /// The title of a bar, else the first heading, else the first text; nil if there is none.
  private func title(of draft: Int) -> String? {
    var (heading, text): (String?, String?)
    for node in content(of: draft).lazy.map({ self.drafts[$0].node }) {
      let label = node.element.label
      switch node.role {
      case .navigationBar where label != nil: return label
      case .heading: heading = heading ?? label
      case .staticText: text = text ?? label
      default: continue
      }
    }
    return heading ?? text
  }

  private func hasCancel(_ draft: Int) -> Bool {
    content(of: draft).contains { inner in
      if case .control(.button(.cancel)) = hierarchy.views[drafts[inner].view].content {
        true
      } else {
        false
      }
    }
  }

  /// The descendants of a draft, in preorder.
  private func content(of draft: Int) -> [Int] {
    var content: [Int] = []
    var open = Array(drafts[draft].children.reversed())
    while let next = open.popLast() {
      content.append(next)
      open += drafts[next].children.reversed()
    }
    return content
  }
}

extension AccessibilityNode {
  /// Creates a container that the platform makes of a view.
  init(platform view: PlacedView, id: String, frame: Rect) {
    self.init(
      id: id,
      kind: .container,
      role: view.content.typeName,
      traits: [],
      actions: [],
      sortPriority: 0,
      inputLabels: [],
      customContent: [],
      rotors: [],
      relations: [],
      language: view.environment.locale,
      layoutDirection: view.environment.layoutDirection,
      frame: frame,
      activationPoint: frame.center,
      attributes: [],
      view: view.source,
      children: [],
      readingOrder: []
    )
  }
}

extension PlacedView {
  /// Whether a modifier makes it refreshable.
  fileprivate var isRefreshable: Bool {
    modifiers.contains { modifier in
      guard case .annotation(let annotation, _) = modifier.content,
        case .refreshable? = annotation.value as? AccessibilityModifier
      else { return false }
      return true
    }
  }
}
