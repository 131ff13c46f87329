package import LayoutCore

/// User input on views rather than on elements.
extension InteractiveScreen {
  /// Selects an option of the picker that makes an element, or the date or colour of one.
  ///
  /// - Parameters:
  ///   - option: The option's words; a date or colour in words.
  ///   - id: The element's id.
  /// - Returns: The outcome; nil if there is no such element or option, or if it is disabled.
  @discardableResult
  package func choose(_ option: String, in id: String) -> AccessibilityOutcome? {
    guard let node = position(of: id).map({ snapshot.nodes[$0] }),
      !node.element.traits.contains(.notEnabled),
      let state = state(choosing: option, in: node), set(state, of: node.element.view)
    else { return nil }
    update(focusOrElse: [node])
    return AccessibilityOutcome(id: id, label: node.element.label, effect: .selected(option))
  }

  /// The state of a control with an option selected; nil if that is not possible.
  private func state(
    choosing option: String,
    in node: AccessibilitySnapshot.Node
  ) -> Control.State? {
    if let place = options(of: node.element.id).firstIndex(of: option) { return .option(place) }
    if case .colorPicker = control(of: node) { return .text(option) }
    return node.role == .datePicker ? .text(option) : nil
  }

  /// The options of an element's picker.
  package func options(of id: String) -> [String] {
    guard let node = position(of: id).map({ snapshot.nodes[$0] }),
      case .picker(_, let options, _, _) = control(of: node)
    else { return [] }
    return options
  }

  /// The view at a path of the layout's output; nil if there is none.
  private func view(atPath path: String) -> Int? {
    let views = currentResult.views
    let paths = ViewPaths(currentResult)
    return views.first { paths[$0] == path }?.source
  }

  /// Moves the row of a view to another place in its list.
  ///
  /// - Parameters:
  ///   - id: An element of the row.
  ///   - offset: The index of the row before which it goes, or the number of rows for the end.
  /// - Returns: `true` if a handler ran; nil if there is no such element.
  package func move(rowOf id: String, to offset: Int) -> Bool? {
    guard let node = position(of: id).map({ snapshot.nodes[$0] }) else { return nil }
    let isDone = model.move(node.element.view, to: offset)
    note(isDone)
    update()
    return isDone
  }

  /// Finds a view by its id, its element's id or its path, or else the first element of a name.
  func view(called id: String) -> Int? {
    let tree = scene.tree
    return tree.nodes.indices.first { tree.identifier(of: $0) == id }
      ?? position(of: id).map { snapshot.nodes[$0].element.view }
      ?? model.leavingView(called: id) ?? view(atPath: id)
      ?? snapshot.nodes.first { $0.element.label == id || $0.element.identifier == id }?.element
      .view
  }

  /// The presented place of a view (T9.8).
  func shownPlace(of view: Int) -> ShownPlace? {
    model.shownPlace(of: view) ?? currentResult.views.first { $0.source == view }?.shownPlace
      // An id may be that of a modifier.
      ?? currentResult.shownPlace(at: view)
  }

  /// Advances the clock, in seconds.
  package func wait(_ seconds: Double) throws {
    try model.advance(by: seconds)
    followModel()
  }

  /// The ids that views have.
  package var viewIdentifiers: [String] {
    let tree = scene.tree
    return tree.nodes.indices.compactMap { tree.identifier(of: $0) }
  }
}
