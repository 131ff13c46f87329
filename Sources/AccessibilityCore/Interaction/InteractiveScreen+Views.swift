package import LayoutCore

/// What users do to views rather than to elements.
extension InteractiveScreen {
  /// Chooses an option of the picker that makes an element, or the date or colour of one.
  ///
  /// - Parameters:
  ///   - option: The option's words; a date or colour in words.
  ///   - id: The element's id.
  /// - Returns: What was done; nil if there is no such element or option, or if it is disabled.
  @discardableResult
  package func choose(_ option: String, in id: String) -> AccessibilityOutcome? {
    guard let node = position(of: id).map({ snapshot.nodes[$0] }),
      !node.element.traits.contains(.notEnabled),
      let state = state(choosing: option, in: node), set(state, of: node.element.view)
    else { return nil }
    update(focusOrElse: [node])
    return AccessibilityOutcome(id: id, label: node.element.label, effect: .selected(option))
  }

  /// The state of a control in which something is chosen; nil if it cannot be.
  private func state(
    choosing option: String,
    in node: AccessibilitySnapshot.Node
  ) -> Control.State? {
    if let place = options(of: node.element.id).firstIndex(of: option) { return .option(place) }
    if case .colorPicker = control(of: node) { return .text(option) }
    return node.role == .datePicker ? .text(option) : nil
  }

  /// The options of the picker that makes an element.
  package func options(of id: String) -> [String] {
    guard let node = position(of: id).map({ snapshot.nodes[$0] }),
      case .picker(_, let options, _, _) = control(of: node)
    else { return [] }
    return options
  }

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, that of an element of it, or its path in the layout.
  ///   - point: Where, in points from the view's upper left corner; nil for its middle.
  /// - Returns: Whether anybody did anything; nil if there is no such view.
  package func tap(_ id: String, at point: Point?) -> Bool? {
    guard let view = view(called: id) else { return nil }
    let size = shownPlace(of: view)?.frame.size
    let middle = size.map { Point(x: $0.width / 2, y: $0.height / 2) }
    let isDone = model.tap(view, at: point ?? middle)
    note(isDone)
    update()
    return isDone
  }

  /// The view that documents of the layout call by a path; nil if there is none.
  private func view(atPath path: String) -> Int? {
    let views = currentResult.views
    let paths = ViewPaths(currentResult)
    return views.first { paths[$0] == path }?.source
  }

  /// Moves the row of a view to another place in its list.
  ///
  /// - Parameters:
  ///   - id: An element of the row.
  ///   - offset: Before which of the rows, as many as there are for the end.
  /// - Returns: Whether anybody did anything; nil if there is no such element.
  package func move(rowOf id: String, to offset: Int) -> Bool? {
    guard let node = position(of: id).map({ snapshot.nodes[$0] }) else { return nil }
    let isDone = model.move(node.element.view, to: offset)
    note(isDone)
    update()
    return isDone
  }

  private func view(called id: String) -> Int? {
    let tree = scene.tree
    return tree.nodes.indices.first { tree.identifier(of: $0) == id }
      ?? position(of: id).map { snapshot.nodes[$0].element.view }
      ?? model.leavingView(called: id) ?? view(atPath: id)
  }

  /// Where a view is, as it is shown (T9.8).
  private func shownPlace(of view: Int) -> ShownPlace? {
    model.shownPlace(of: view) ?? currentResult.views.first { $0.source == view }?.shownPlace
      // An id may be that of a modifier.
      ?? currentResult.shownPlace(at: view)
  }

  /// Puts a finger on a view.
  ///
  /// - Parameters:
  ///   - id: The view's id, or that of an element of it.
  ///   - point: Where, in points from the view's upper left corner; nil for its middle.
  /// - Returns: Whether that may mean anything to anybody; nil if there is no such view.
  package func beginTouch(_ id: String, at point: Point?) -> Bool? {
    guard let view = view(called: id) else { return nil }
    let place = shownPlace(of: view)
    let size = place?.frame.size ?? .zero
    let own = point ?? Point(x: size.width / 2, y: size.height / 2)
    touchedPlace = place
    let isFelt = model.beginTouch(view, at: place?.scenePoint(own) ?? own)
    note(isFelt)
    update()
    return isFelt
  }

  /// Moves the finger by a distance; false if there is none.
  package func moveTouch(by way: Size) -> Bool {
    guard let place = model.touchLocation else { return false }
    return moveTouch(toGlobal: Point(x: place.x + way.width, y: place.y + way.height))
  }

  /// Moves the finger to a point of the view that it was put on, where that was then; false if there is
  /// none.
  package func moveTouch(to point: Point) -> Bool {
    moveTouch(toGlobal: touchedPlace?.scenePoint(point) ?? point)
  }

  private func moveTouch(toGlobal point: Point) -> Bool {
    let isFelt = model.moveTouch(to: point)
    note(isFelt)
    update()
    return isFelt
  }

  /// Lifts the finger; false if there is none.
  package func endTouch() -> Bool {
    let isFelt = model.endTouch()
    note(isFelt)
    update()
    return isFelt
  }

  /// Lets time pass, in seconds.
  package func wait(_ seconds: Double) throws {
    try model.advance(by: seconds)
    followModel()
  }

  /// The ids that views have been given.
  package var viewIdentifiers: [String] {
    let tree = scene.tree
    return tree.nodes.indices.compactMap { tree.identifier(of: $0) }
  }
}
