public import LayoutCore

/// A screen that assistive technology can use: what it is asked for is done by what is behind it
/// (``ScreenBackend``), be that a spec's controls alone or a program.
///
/// It is laid out again whenever something about it has changed, and only what depends on that. It
/// belongs to whoever made it: what others may have is the ``snapshot``.
public final class InteractiveScreen {
  /// What is behind the screen.
  public let model: any ScreenBackend
  var layout: IncrementalLayout { model.layout }
  /// The screen with its controls in the state that they have now.
  public var scene: LayoutScene { layout.scene }
  /// The screen as a publisher gets it.
  public internal(set) var snapshot: AccessibilitySnapshot

  /// An element, and the place of the view that makes it: another view may come to the same path.
  package struct Target: Hashable {
    /// What it is published as.
    package var id: String
    var place: Int
  }

  var focus: Target?
  /// Whether the focus stays on an element that nobody can act on.
  var isFocusAnything = false
  /// Where the screen is.
  var place = ScreenPlace()
  /// What lies over the screen, the first below the others.
  var dialogs: [OpenDialog] = []
  /// What the element is published as that the program wants to have the focus.
  var wishedFocus: String?
  /// The place of the element that the program has been told to have the focus.
  var toldFocus: Int?
  /// What the program wants to be spoken.
  private var announcements: [AccessibilityAnnouncement] = []
  /// What was used when a stack or tab view went on from what it showed.
  var origins: [ScreenPlace.PlacedPart: Target] = [:]
  /// The place of the field that is being typed into.
  var editedField: Int?
  var stableIDs = PersistentNodeIDs()
  var isLaidOut = false
  /// Where the nodes of the snapshot are; nil until that is asked for.
  var knownIndex: NodeIndex?
  /// What is known of where the views are that the snapshot is of.
  var structure: ScreenStructure?
  /// The placed view of each node of the snapshot.
  var viewsOfNodes: [Int] = []
  /// Whether the snapshot was made while menus were open.
  var hasMenus = false
  /// What whoever follows the screen has not been told.
  var untold = UntoldChanges()
  /// How many nodes were made since the screen began, in all snapshots together.
  package internal(set) var madeNodeCount = 0
  /// Where the view was that a finger was put on, in points of the screen.
  var touchedPlace: ShownPlace?
  /// A finger on an element that the screen itself uses, with what that is published as and where the
  /// finger is, in points of the screen.
  var elementTouch: (id: String, place: Point)?
  /// The menus and menu pickers that are open, each but the first an item of the one before.
  package private(set) var openMenus: [Target] = []

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
    self.init(StaticSpecBackend(scene, measurer: measurer), title: title)
  }

  /// Shows what is behind a screen.
  ///
  /// - Parameters:
  ///   - model: What is behind it.
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

  /// Puts a control into a state; false if it cannot have it.
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

  /// Opens a menu or menu picker; of others only those stay open in which it is.
  func openMenu(of node: AccessibilitySnapshot.Node) {
    closeMenus(from: menuLevel(of: node))
    openMenus.append(target(node))
    _ = set(.isExpanded(true), of: node.element.view)
    isLaidOut = false
  }

  /// Closes menus from a level on, the innermost first.
  ///
  /// - Parameter level: How many of them stay open.
  func closeMenus(from level: Int = 0) {
    while openMenus.count > level, let menu = openMenus.popLast() {
      if let view = model.view(at: menu.place) { _ = set(.isExpanded(false), of: view) }
      isLaidOut = false
    }
  }

  /// How many open menus a node opens or is in.
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

  /// Where everything is now.
  var currentResult: LayoutResult { layout.layout() }

  /// Scrolls the content of a scroll view.
  func scroll(_ view: Int, along axes: Axis.Set, to position: ScrollPosition) {
    note(model.scroll(view, along: axes, to: position))
  }

  /// Brings the snapshot up to date.
  ///
  /// - Parameters:
  ///   - others: The elements, as they were, to which the focus goes if its own is gone.
  ///   - origin: The element that was used, to which the focus comes back from another screen; nil for
  ///     the one that has the focus.
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
    // A field says itself whether it is being edited.
    if !isLaidOut {
      layOut()
      findFocus(orElse: [])
    }
  }

  /// Hears what the program tells assistive technology.
  private func followNotifications() {
    for notification in model.takeNotifications() {
      switch notification {
      case .announcement(let announcement): announcements.append(announcement)
      case .screenChanged: enter()
      }
    }
  }

  /// What the program wants to be spoken, each once.
  package func takeAnnouncements() -> [AccessibilityAnnouncement] {
    defer { announcements = [] }
    return announcements
  }

  /// Shows what the program has changed by itself.
  public func followModel() {
    isLaidOut = false
    update()
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
    // Where a screen begins, nobody has gone.
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
    let focusedID = focused.map { menuLevel(of: $0) > 0 ? openMenus.first?.id : $0.publishedID }
    closeMenus()
    let result = model.replace(scene, measurer: measurer)
    snapshot.title = title ?? snapshot.title
    editedField = nil
    show(result)
    begin(focus: focusedID ?? nil)
  }
}
