import Controls
public import LayoutCore

/// A screen that assistive technology can use: its controls change when they are asked to.
///
/// It is laid out again whenever something about it has changed, and only what depends on that. It
/// belongs to whoever made it: what others may have is the ``snapshot``.
public final class InteractiveScreen {
  private var layout: IncrementalLayout
  /// The screen with its controls in the state that they have now.
  public var scene: LayoutScene { layout.scene }
  /// The screen as a publisher gets it.
  public private(set) var snapshot: AccessibilitySnapshot

  /// An element, and the view that makes it: another view may come to the same path.
  struct Target: Hashable {
    var id: String
    var view: Int
  }

  /// The views as they were given, with the states that their author wanted.
  private var givenTree: ViewTree
  private var focus: Target?
  /// The field that is being typed into, as a position in the view tree.
  private var editedField: Int?
  private var positions: [String: Int] = [:]
  private var isLaidOut = false
  /// The menu or menu picker that is open.
  private(set) var openMenu: Target?

  /// Lays a screen out.
  ///
  /// The focus begins in the first field that says it is being edited, or on the element that asks
  /// for it (`accessibilityFocused`).
  ///
  /// - Parameters:
  ///   - scene: The screen.
  ///   - title: The window's name.
  ///   - measurer: Measures texts.
  public init(
    _ scene: LayoutScene,
    title: String,
    measurer: any TextMeasurer = FixedTextMeasurer()
  ) {
    layout = IncrementalLayout(scene, measurer: measurer)
    givenTree = scene.tree
    snapshot = AccessibilitySnapshot(title: title, size: .zero, language: "")
    layOut()
    begin(focus: nil)
  }

  /// The position of an element among the nodes of the snapshot.
  func position(of id: String) -> Int? { positions[id] }

  // MARK: State

  /// The control that made a node; nil if none did.
  func control(of node: AccessibilitySnapshot.Node) -> Control? { control(at: node.element.view) }

  func control(at view: Int) -> Control? {
    if case .control(let control) = layout.content(at: view) { control } else { nil }
  }

  /// Puts a control into a state; false if it cannot have it.
  func set(_ state: Control.State, of view: Int) -> Bool {
    guard let control = control(at: view), let changed = control.with(state) else { return false }
    change(view, to: changed)
    return true
  }

  private func change(_ view: Int, to control: Control) {
    guard control != self.control(at: view) else { return }
    layout.setControl(control, at: view)
    isLaidOut = false
  }

  /// Opens a menu or menu picker; of several at most one is open.
  func openMenu(of node: AccessibilitySnapshot.Node) {
    closeMenu()
    openMenu = Target(id: node.element.id, view: node.element.view)
    _ = set(.isExpanded(true), of: node.element.view)
    isLaidOut = false
  }

  func closeMenu() {
    guard let menu = openMenu else { return }
    openMenu = nil
    _ = set(.isExpanded(false), of: menu.view)
    isLaidOut = false
  }

  // MARK: Focus

  func moveFocus(to node: AccessibilitySnapshot.Node?) {
    focus = node.map { Target(id: $0.element.id, view: $0.element.view) }
    edit(focus.map(\.view))
  }

  /// Whether a node has the focus.
  func hasFocus(_ node: AccessibilitySnapshot.Node) -> Bool {
    snapshot.focus.map { snapshot.nodes[$0].element.id } == node.element.id
  }

  /// Moves the focus to the chosen one of what an open menu offers, or to the first; our choice, as
  /// menus of GTK and of VoiceOver take it.
  ///
  /// - Parameter id: The id of what has opened the menu.
  func moveFocus(intoMenuOf id: String) {
    guard let owner = positions[id],
      let menu = snapshot.nodes[owner].children.first(where: { snapshot.nodes[$0].role == .menu })
    else { return }
    let items = snapshot.nodes[menu].children.map { snapshot.nodes[$0] }.filter(\.isFocusable)
    guard let item = items.first(where: { $0.isSelected == true }) ?? items.first else { return }
    moveFocus(to: item)
    update()
  }

  /// A field is being edited while it has the focus.
  private func edit(_ view: Int?) {
    let field = view.flatMap { view in
      if case .textField = control(at: view) { view } else { nil }
    }
    guard field != editedField else { return }
    for (view, isEditing) in [(editedField, false), (field, true)] {
      guard let view, case .textField(var input) = control(at: view) else { continue }
      input.isEditing = isEditing
      change(view, to: .textField(input))
    }
    editedField = field
  }

  /// Finds the element that has the focus; where it is gone, the focus goes to another element.
  private func findFocus(orElse others: [String]) {
    if let focus, let position = positions[focus.id],
      snapshot.nodes[position].element.view == focus.view,
      snapshot.nodes[position].isFocusable
    {
      snapshot.focus = position
      return
    }
    let candidates = focus == nil ? [] : others.compactMap { positions[$0] }
    let next = candidates.first { snapshot.nodes[$0].isFocusable }
    moveFocus(to: next.map { snapshot.nodes[$0] })
    snapshot.focus = next
  }

  // MARK: Layout

  /// Where everything is now.
  var currentResult: LayoutResult { layout.layout() }

  /// Scrolls the content of a scroll view.
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) {
    layout.setContent(.scrollView(axes: axes, position: position), at: view)
    isLaidOut = false
  }

  /// Brings the snapshot up to date.
  ///
  /// - Parameter others: The elements to which the focus goes if its own is gone.
  func update(focusOrElse others: [String] = []) {
    if !isLaidOut { layOut() }
    findFocus(orElse: others)
    // A field says itself whether it is being edited.
    if !isLaidOut {
      layOut()
      findFocus(orElse: [])
    }
  }

  private func layOut() { show(layout.layout()) }

  private func show(_ result: LayoutResult) {
    snapshot = AccessibilitySnapshot(
      of: result,
      tree: result.accessibilityTree(),
      title: snapshot.title,
      openPickers: openMenu.map { [$0.id] } ?? []
    )
    positions = Dictionary(
      snapshot.nodes.enumerated().map { ($1.element.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    isLaidOut = true
  }

  /// Finds the focus of a screen that is new and laid out, and ends the editing of other fields.
  ///
  /// - Parameter focus: The id of the element that shall have the focus; nil asks the screen.
  private func begin(focus id: String?) {
    let fields = scene.tree.nodes.indices.filter { view in
      if case .textField(let input) = control(at: view) { input.isEditing } else { false }
    }
    let position = id.map { positions[$0] } ?? initialFocus(fields)
    let node = position.map { snapshot.nodes[$0] }.flatMap { $0.isFocusable ? $0 : nil }
    for field in fields where field != node?.element.view {
      guard case .textField(var input) = control(at: field) else { continue }
      input.isEditing = false
      change(field, to: .textField(input))
    }
    editedField = node.flatMap { fields.contains($0.element.view) ? $0.element.view : nil }
    moveFocus(to: node)
    update()
  }

  private func initialFocus(_ fields: [Int]) -> Int? {
    let fields = Set(fields)
    return snapshot.nodes.firstIndex { $0.role.isTextEntry && fields.contains($0.element.view) }
      ?? snapshot.nodes.firstIndex { node in
        node.element.attributes.contains { $0.name == "focused" && $0.value == "true" }
      }
  }

  // MARK: Replacement

  /// Shows another version of the screen, as when its file has been edited.
  ///
  /// What both versions have in common is not laid out again, unless another measurer measures it.
  /// A control keeps its state, and a scroll view its position, if it is found at the same place and its
  /// author has not changed that state. The focus stays on its element; if that is gone, nothing has the focus. An open menu
  /// closes, and the focus goes from it to what opened it.
  ///
  /// - Parameters:
  ///   - scene: The new version.
  ///   - title: The window's name; nil for the same.
  ///   - measurer: Measures texts; nil for the same.
  public func replace(
    _ scene: LayoutScene,
    title: String? = nil,
    measurer: (any TextMeasurer)? = nil
  ) {
    let focused = snapshot.focus.map { snapshot.nodes[$0] }
    let focusedID = focused.map { isInOpenMenu($0) ? openMenu?.id : $0.element.id } ?? nil
    closeMenu()
    let version = withStates(scene)
    if let measurer {
      layout = IncrementalLayout(version, measurer: measurer)
    } else {
      layout.update(to: version)
    }
    let result = layout.layout()
    givenTree = scene.tree
    snapshot.title = title ?? snapshot.title
    editedField = nil
    show(result)
    begin(focus: focusedID)
  }

  /// A version of the screen with the states that controls and scroll views keep.
  private func withStates(_ version: LayoutScene) -> LayoutScene {
    var paths = StatePaths()
    let before = paths.views(in: givenTree)
    let given = version.tree
    var scene = version
    for (path, view) in paths.views(in: given) {
      guard let old = before[path] else { continue }
      if case .scrollView(let axes, let wanted) = given.nodes[view].content {
        guard case .scrollView(axes, wanted) = givenTree.nodes[old].content,
          case .scrollView(_, let position) = layout.content(at: old), position != wanted
        else { continue }
        scene.tree.setContent(.scrollView(axes: axes, position: position), at: view)
        continue
      }
      guard let wanted = givenTree.state(at: old), wanted == given.state(at: view),
        let state = control(at: old)?.state, state != wanted,
        case .control(let control) = given.nodes[view].content,
        let changed = control.with(state)
      else { continue }
      scene.tree.setControl(changed, at: view)
    }
    return scene
  }
}

extension ViewTree {
  /// The state of a control that its user can change.
  fileprivate func state(at view: Int) -> Control.State? {
    if case .control(let control) = nodes[view].content { control.state } else { nil }
  }
}
