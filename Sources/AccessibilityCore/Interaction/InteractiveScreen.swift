public import LayoutCore

/// A screen that assistive technology can use: what it is asked for is done by what is behind it
/// (``ScreenModel``), be that a spec's controls alone or a program.
///
/// It is laid out again whenever something about it has changed, and only what depends on that. It
/// belongs to whoever made it: what others may have is the ``snapshot``.
public final class InteractiveScreen {
  /// What is behind the screen.
  public let model: any ScreenModel
  private var layout: IncrementalLayout { model.layout }
  /// The screen with its controls in the state that they have now.
  public var scene: LayoutScene { layout.scene }
  /// The screen as a publisher gets it.
  public private(set) var snapshot: AccessibilitySnapshot

  /// An element, and the place of the view that makes it: another view may come to the same path.
  struct Target: Hashable {
    /// What it is published as.
    var id: String
    var place: Int
  }

  private var focus: Target?
  /// The place of the field that is being typed into.
  private var editedField: Int?
  private var positions: [String: Int] = [:]
  private var stableIDs = StableIDs()
  private var isLaidOut = false
  /// Where the view was that a finger was put on, in points of the screen.
  var touchedPlace: ShownPlace?
  /// A finger on an element that the screen itself uses, with what that is published as and where the
  /// finger is, in points of the screen.
  var elementTouch: (id: String, place: Point)?
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
  public convenience init(
    _ scene: LayoutScene,
    title: String,
    measurer: any TextMeasurer = FixedTextMeasurer()
  ) {
    self.init(SceneModel(scene, measurer: measurer), title: title)
  }

  /// Shows what is behind a screen.
  ///
  /// - Parameters:
  ///   - model: What is behind it.
  ///   - title: The window's name.
  public init(_ model: any ScreenModel, title: String) {
    self.model = model
    snapshot = AccessibilitySnapshot(title: title, size: .zero, language: "")
    layOut()
    begin(focus: nil)
  }

  /// The position of an element among the nodes of the snapshot.
  func position(of id: String) -> Int? { positions[id] }

  /// The position of the node that is published as `id`.
  func position(ofPublished id: String) -> Int? {
    snapshot.nodes.firstIndex { $0.publishedID == id }
  }

  // MARK: State

  /// The control that made a node; nil if none did.
  func control(of node: AccessibilitySnapshot.Node) -> Control? { control(at: node.element.view) }

  func control(at view: Int) -> Control? {
    if case .control(let control) = layout.content(at: view) { control } else { nil }
  }

  /// Puts a control into a state; false if it cannot have it.
  func set(_ state: Control.State, of view: Int) -> Bool {
    guard let change = model.setState(state, of: view) else { return false }
    note(change)
    return true
  }

  /// Notes whether something has changed.
  func note(_ change: Bool) { if change { isLaidOut = false } }

  /// An element with the place of its view.
  private func target(_ node: AccessibilitySnapshot.Node) -> Target {
    Target(id: node.publishedID, place: model.place(of: node.element.view))
  }

  /// Opens a menu or menu picker; of several at most one is open.
  func openMenu(of node: AccessibilitySnapshot.Node) {
    closeMenu()
    openMenu = target(node)
    _ = set(.isExpanded(true), of: node.element.view)
    isLaidOut = false
  }

  func closeMenu() {
    guard let menu = openMenu else { return }
    openMenu = nil
    if let view = model.view(at: menu.place) { _ = set(.isExpanded(false), of: view) }
    isLaidOut = false
  }

  // MARK: Focus

  func moveFocus(to node: AccessibilitySnapshot.Node?) {
    focus = node.map { target($0) }
    edit(node?.element.view)
  }

  /// Whether a node has the focus.
  func hasFocus(_ node: AccessibilitySnapshot.Node) -> Bool {
    snapshot.focus.map { snapshot.nodes[$0].publishedID } == node.publishedID
  }

  /// Moves the focus to the chosen one of what an open menu offers, or to the first; our choice, as
  /// menus of GTK and of VoiceOver take it.
  ///
  /// - Parameter id: What that is published as which has opened the menu.
  func moveFocus(intoMenuOf id: String) {
    guard let owner = position(ofPublished: id),
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
    let place = field.map { model.place(of: $0) }
    guard place != editedField else { return }
    for (view, isEditing) in [(editedField.flatMap { model.view(at: $0) }, false), (field, true)] {
      if let view { note(model.setEditing(isEditing, of: view)) }
    }
    editedField = place
  }

  /// The focus follows the field that the program gives the keyboard to.
  private func followKeyboard() {
    if let place = editedField, let view = model.view(at: place),
      case .textField(let input) = control(at: view), !input.isEditing
    {
      editedField = nil
    }
    guard let place = model.keyboardPlace, place != editedField,
      let node = snapshot.nodes.first(where: {
        $0.role.isTextEntry && model.place(of: $0.element.view) == place
      })
    else { return }
    editedField = place
    focus = target(node)
  }

  /// Finds the element that has the focus; where it is gone, the focus goes to another element, or to
  /// what is in that one's place now.
  private func findFocus(orElse others: [AccessibilitySnapshot.Node]) {
    if let focus, let position = position(ofPublished: focus.id),
      target(snapshot.nodes[position]) == focus,
      snapshot.nodes[position].isFocusable
    {
      snapshot.focus = position
      return
    }
    let candidates =
      focus == nil
      ? [] : others.compactMap { position(ofPublished: $0.publishedID) ?? positions[$0.element.id] }
    let next = candidates.first { snapshot.nodes[$0].isFocusable }
    moveFocus(to: next.map { snapshot.nodes[$0] })
    snapshot.focus = next
  }

  // MARK: Layout

  /// Where everything is now.
  var currentResult: LayoutResult { layout.layout() }

  /// Scrolls the content of a scroll view.
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) {
    note(model.scroll(view, along: axes, to: position))
  }

  /// Brings the snapshot up to date.
  ///
  /// - Parameter others: The elements, as they were, to which the focus goes if its own is gone.
  func update(focusOrElse others: [AccessibilitySnapshot.Node] = []) {
    if !isLaidOut { layOut() }
    followKeyboard()
    findFocus(orElse: others)
    // A field says itself whether it is being edited.
    if !isLaidOut {
      layOut()
      findFocus(orElse: [])
    }
  }

  /// Shows what the program has changed by itself.
  public func followModel() {
    isLaidOut = false
    update()
  }

  private func layOut() { show(model.settle()) }

  private func show(_ result: LayoutResult) {
    let tree = result.accessibilityTree()
    snapshot = AccessibilitySnapshot(
      of: result,
      tree: tree,
      title: snapshot.title,
      openPickers: openMenu.map { ids(of: $0, in: tree) } ?? []
    )
    if model.movesViews { stableIDs.name(&snapshot.nodes, places: model.place) }
    positions = Dictionary(
      snapshot.nodes.enumerated().map { ($1.element.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    isLaidOut = true
  }

  /// The ids that an element has in a tree.
  private func ids(of target: Target, in tree: AccessibilityTree) -> Set<String> {
    guard model.movesViews else { return [target.id] }
    let view = model.view(at: target.place)
    return Set(tree.elements.lazy.filter { $0.view == view }.map(\.id))
  }

  /// Finds the focus of a screen that is new and laid out, and ends the editing of other fields.
  ///
  /// - Parameter focus: What the element that shall have the focus is published as; nil asks the
  ///   screen.
  private func begin(focus id: String?) {
    let fields = scene.tree.nodes.indices.filter { view in
      if case .textField(let input) = control(at: view) { input.isEditing } else { false }
    }
    let position = id.map { self.position(ofPublished: $0) } ?? initialFocus(fields)
    let node = position.map { snapshot.nodes[$0] }.flatMap { $0.isFocusable ? $0 : nil }
    for field in fields where field != node?.element.view {
      note(model.setEditing(false, of: field))
    }
    editedField = node.flatMap {
      fields.contains($0.element.view) ? model.place(of: $0.element.view) : nil
    }
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
    let focusedID = focused.map { isInOpenMenu($0) ? openMenu?.id : $0.publishedID } ?? nil
    closeMenu()
    let result = model.replace(scene, measurer: measurer)
    snapshot.title = title ?? snapshot.title
    editedField = nil
    show(result)
    begin(focus: focusedID)
  }
}
