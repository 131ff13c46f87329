internal import Controls
internal import LayoutCore

/// A change of screen moves the focus: into the new content, and back when it is closed (A5.12).
extension InteractiveScreen {
  /// An open presentation, and the next focus after it is dismissed.
  struct OpenDialog {
    var dialog: ScreenPlace.Dialog
    var origin: Target?
  }

  /// The current place in the screen's navigation.
  var currentPlace: ScreenPlace {
    var place = ScreenPlace()
    if let node = index.presentation.map({ snapshot.nodes[$0] }) {
      place.dialog = ScreenPlace.Dialog(id: node.publishedID, path: node.element.id)
    }
    for shown in snapshot.shownParts { place.parts[model.place(of: shown.view)] = shown.part }
    return place
  }

  /// Moves the focus if the screen is at another place than before.
  ///
  /// - Parameters:
  ///   - origin: The element that was used or had the focus before.
  ///   - keepsFocus: Whether the focus stays on the element that the program has focused.
  func followPlace(from origin: Target?, keepsFocus: Bool) {
    let old = place
    place = currentPlace
    guard place != old else { return }
    let changes = place.changes(from: old)
    let way = followDialog(from: old.dialog, origin: origin)
    var destination: Destination? = way
    for change in changes {
      if let before = old.parts[change.place] {
        origins[ScreenPlace.PlacedPart(place: change.place, part: before)] = origin
      }
      // The topmost presentation comes first.
      if place.dialog == nil || way == nil, let new = self.destination(of: change, from: old) {
        destination = new
      }
    }
    if let destination, !keepsFocus { go(to: destination) }
  }

  /// The next focus.
  enum Destination {
    /// To an element, or if that is gone among the nodes at some positions.
    case element(Target?, orInto: [Int])
  }

  /// Notes a presentation that was opened or dismissed.
  private func followDialog(from old: ScreenPlace.Dialog?, origin: Target?) -> Destination? {
    guard place.dialog != old else { return nil }
    let everything = Array(snapshot.nodes.indices)
    guard let dialog = place.dialog else {
      let first = dialogs.first
      dialogs = []
      return .element(first?.origin, orInto: everything)
    }
    if let level = dialogs.firstIndex(where: { $0.dialog == dialog }) {
      let back = dialogs.dropFirst(level + 1).first?.origin
      dialogs.removeSubrange((level + 1)...)
      return .element(back, orInto: everything)
    }
    dialogs.append(OpenDialog(dialog: dialog, origin: origin))
    return .element(nil, orInto: everything)
  }

  /// The next focus when a stack or tab view shows something else.
  private func destination(
    of change: ScreenPlace.PlacedPart,
    from old: ScreenPlace
  ) -> Destination? {
    let shown = snapshot.shownParts.first { model.place(of: $0.view) == change.place }
    guard let view = shown?.view else { return nil }
    let inside = snapshot.nodes.indices.filter { isShown(snapshot.nodes[$0], by: view) }
    guard !inside.isEmpty else { return nil }
    // Going back returns to the element that led on.
    let depth = old.parts[change.place]?.depth ?? 0
    let isBack = (change.part.depth ?? depth) < depth
    return .element(isBack ? origins[change] : nil, orInto: inside)
  }

  /// Whether a stack or tab view shows an element, as the tabs themselves are not.
  private func isShown(_ node: AccessibilitySnapshot.Node, by view: Int) -> Bool {
    guard node.role != .tab, node.role != .tabBar else { return false }
    var next: Int? = node.element.view
    while let position = next, position != view { next = model.layout.parent(of: position) }
    return next != nil
  }

  /// Moves the focus to the first element in reading order.
  func enter() { go(to: .element(nil, orInto: Array(snapshot.nodes.indices))) }

  private func go(to destination: Destination) {
    guard case .element(let origin, let positions) = destination else { return }
    let position = origin.flatMap { self.position(of: $0) } ?? entrance(among: positions)
    moveFocus(to: position.map { snapshot.nodes[$0] }, isAnything: true)
  }

  /// The position of an element, if its view still exists: one that a presentation has covered is
  /// published anew.
  private func position(of wanted: Target) -> Int? {
    let own = snapshot.nodes.indices.filter { position in
      let element = snapshot.nodes[position].element
      return element.kind == .element && model.place(of: element.view) == wanted.place
    }
    // Of several nodes of one view, such as the parts of a date picker, the one of that path.
    return own.first { snapshot.nodes[$0].publishedID == wanted.id }
      ?? own.first {
        PersistentNodeIDs.path(of: snapshot.nodes[$0].publishedID)
          == PersistentNodeIDs.path(of: wanted.id)
      } ?? own.first
  }

  /// The first operable element but text fields, else the first that is read, else the one around.
  private func entrance(among positions: [Int]) -> Int? {
    func isEntrance(_ position: Int) -> Bool {
      let node = snapshot.nodes[position]
      return node.element.kind == .element && !node.role.isTextEntry
    }
    // An alert is read as a whole.
    if let alert = positions.first, snapshot.nodes[alert].role == .alert { return alert }
    let elements = positions.filter(isEntrance)
    return elements.first { snapshot.nodes[$0].isFocusable } ?? elements.first ?? positions.first
  }
}
