public import LayoutCore

/// A screen that assistive technology can use: its backend (``ScreenBackend``), a spec or a
/// program, performs the requests.
///
/// It is laid out again whenever something has changed, and only the parts that depend on that. It
/// is used on the thread or actor that made it: others get the ``snapshot``.
public final class InteractiveScreen {
  /// The backend that handles input: a program or a spec.
  public let model: any ScreenBackend
  var layout: IncrementalLayout { model.layout }
  /// The screen with its controls in their current states.
  public var scene: LayoutScene { layout.scene }
  /// The screen for a publisher.
  public internal(set) var snapshot: AccessibilitySnapshot

  /// An element, and the place of the view that makes it: another view may come to the same path.
  package struct Target: Hashable {
    /// The published id.
    package var id: String
    var place: Int
  }

  var focus: Target?
  /// Whether the focus stays on an element without actions.
  var isFocusAnything = false
  /// The current place in the screen's navigation.
  var place = ScreenPlace()
  /// The presentations over the screen, the first below the others.
  var dialogs: [OpenDialog] = []
  /// The published id of the element that the program wants to focus.
  var wishedFocus: String?
  /// The place of the element that the program was last told has the focus.
  var toldFocus: Int?
  /// The announcements of the program that were not taken yet.
  private var announcements: [AccessibilityAnnouncement] = []
  /// The elements used when a stack or tab view showed something else.
  var origins: [ScreenPlace.PlacedPart: Target] = [:]
  /// The place of the field being edited.
  var editedField: Int?
  var stableIDs = PersistentNodeIDs()
  var isLaidOut = false
  /// The index of the snapshot's nodes; nil until it is needed.
  var knownIndex: NodeIndex?
  /// The structure of the screen that the snapshot is of.
  var structure: ScreenStructure?
  /// The placed view of each node of the snapshot.
  var viewsOfNodes: [Int] = []
  /// Whether the snapshot was made while menus were open.
  var hasMenus = false
  /// The changes of which the screen's observer has not been told.
  var untold = UntoldChanges()
  /// The number of nodes made since the screen began, in all snapshots together.
  package internal(set) var madeNodeCount = 0
  /// The place of the touched view, in points of the screen.
  var touchedPlace: ShownPlace?
  /// A touch on an element that the screen itself handles, with the element's published id and the
  /// touch's location, in points of the screen.
  var elementTouch: (id: String, place: Point)?
  /// The open menus and menu pickers, each but the first an item of the one before.
  package private(set) var openMenus: [Target] = []

  /// Lays a screen out.
  ///
  /// The focus begins in the first field that is being edited, or on the element that asks for it
  /// (`accessibilityFocused`).
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
    self.init(StaticSpecBackend(scene, measurer: measurer), title: title)
  }

  /// Creates a screen from its backend.
  ///
  /// - Parameters:
  ///   - model: The backend.
  ///   - title: The window's name.
  public init(_ model: any ScreenBackend, title: String) {
    self.model = model
    snapshot = AccessibilitySnapshot(title: title, size: .zero, language: "")
    layOut()
    begin(focus: nil)
  }

  /// The position of an element among the nodes of the snapshot.
  func position(of id: String) -> Int? { index.position(of: id) }

  /// The position of the node that is published as `id`.
  func position(ofPublished id: String) -> Int? { index.position(ofPublished: id) }

  // MARK: State

  /// The control that made a node; nil if none did.
  func control(of node: AccessibilitySnapshot.Node) -> Control? { control(at: node.element.view) }

  func control(at view: Int) -> Control? {
    if case .control(let control) = layout.content(at: view) { control } else { nil }
  }

  /// Puts a control into a state; false if it cannot have that state.
  func set(_ state: Control.State, of view: Int) -> Bool {
    guard let change = model.setState(state, of: view) else { return false }
    note(change)
    return true
  }

  /// Notes whether something has changed.
  func note(_ change: Bool) { if change { isLaidOut = false } }

  /// An element with the place of its view.
  func target(_ node: AccessibilitySnapshot.Node) -> Target {
    Target(id: node.publishedID, place: model.place(of: node.element.view))
  }

  /// Opens a menu or menu picker; only the menus around it stay open.
  func openMenu(of node: AccessibilitySnapshot.Node) {
    closeMenus(from: menuLevel(of: node))
    openMenus.append(target(node))
    _ = set(.isExpanded(true), of: node.element.view)
    isLaidOut = false
  }

  /// Closes menus from a level on, the innermost first.
  ///
  /// - Parameter level: The number of menus that stay open.
  func closeMenus(from level: Int = 0) {
    while openMenus.count > level, let menu = openMenus.popLast() {
      if let view = model.view(at: menu.place) { _ = set(.isExpanded(false), of: view) }
      isLaidOut = false
    }
  }

  /// The number of open menus that a node opens or is in.
  func menuLevel(of node: AccessibilitySnapshot.Node) -> Int {
    guard !openMenus.isEmpty else { return 0 }
    var next: AccessibilitySnapshot.Node? = node
    while let node = next {
      if let level = openMenus.firstIndex(where: { $0.id == node.publishedID }) { return level + 1 }
      next = node.parent.map { snapshot.nodes[$0] }
    }
    return 0
  }

  // MARK: Layout

  /// The current layout.
  var currentResult: LayoutResult { layout.layout() }

  /// Scrolls the content of a scroll view.
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) {
    note(model.scroll(view, along: axes, to: position))
  }

  /// Brings the snapshot up to date.
  ///
  /// - Parameters:
  ///   - others: The elements, as they were, to which the focus goes if its own is gone.
  ///   - origin: The element that was used, to which the focus returns from another screen; nil for
  ///     the focused one.
  func update(
    focusOrElse others: [AccessibilitySnapshot.Node] = [],
    from origin: Target? = nil
  ) {
    if !isLaidOut { layOut() }
    let origin = origin ?? focus
    let hasMoved = followKeyboard()
    followPlace(from: origin, keepsFocus: hasMoved)
    followNotifications()
    followWish()
    findFocus(orElse: others)
    tellFocus()
    // A field states itself whether it is being edited.
    if !isLaidOut {
      layOut()
      findFocus(orElse: [])
    }
  }

  /// Handles the notifications that the program has posted.
  private func followNotifications() {
    for notification in model.takeNotifications() {
      switch notification {
      case .announcement(let announcement): announcements.append(announcement)
      case .screenChanged: enter()
      }
    }
  }

  /// Returns the program's new announcements, each once.
  package func takeAnnouncements() -> [AccessibilityAnnouncement] {
    defer { announcements = [] }
    return announcements
  }

  /// Shows the changes that the program has made by itself.
  public func followModel() {
    isLaidOut = false
    update()
  }

  /// Finds the focus of a screen that is new and laid out, and ends the editing of other fields.
  ///
  /// - Parameter focus: The published id of the element to focus; nil asks the screen.
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
    // A new screen has no navigation to compare with.
    place = currentPlace
    dialogs = place.dialog.map { [OpenDialog(dialog: $0)] } ?? []
    wishedFocus = wish?.publishedID
    update()
  }

  private func initialFocus(_ fields: [Int]) -> Int? {
    let fields = Set(fields)
    return snapshot.nodes.firstIndex { $0.role.isTextEntry && fields.contains($0.element.view) }
      ?? snapshot.nodes.firstIndex(where: \.wantsFocus)
  }

  // MARK: Replacement

  /// Shows another version of the screen, as when its file has been edited.
  ///
  /// The parts that both versions have in common are not laid out again, unless another measurer
  /// measures them. A control keeps its state, and a scroll view its position, if it is found at
  /// the same place and the new version has not changed that state. The focus stays on its element;
  /// if that is gone, nothing has the focus. An open menu closes, and the focus goes from it to the
  /// element that opened it.
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
    let focusedID = focused.map { menuLevel(of: $0) > 0 ? openMenus.first?.id : $0.publishedID }
    closeMenus()
    let result = model.replace(scene, measurer: measurer)
    snapshot.title = title ?? snapshot.title
    editedField = nil
    show(result)
    begin(focus: focusedID ?? nil)
  }
}
