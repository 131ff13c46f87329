public import AccessibilityCore
internal import LayoutCore

extension InteractiveScreen {
  /// Performs an action of a user.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - setEnvironment: Sets a value of the environment, by its name.
  /// - Throws: A ``ScreenActionError`` that names a missing element and the existing ones.
  public func perform(
    _ action: ScreenAction,
    setEnvironment: (_ key: String, _ value: String) throws -> Void = { key, _ in
      throw ScreenActionError("the environment of this screen cannot be changed: '\(key)'")
    }
  ) throws {
    switch action {
    case .activate(let name): try perform(.activate, on: name, verb: "activated")
    case .increment(let name): try perform(.increment, on: name, verb: "incremented")
    case .decrement(let name): try perform(.decrement, on: name, verb: "decremented")
    case .type(let name, let text): try type(text, into: try elements(name))
    case .submit(let name): try submit(name)
    case .select(let name, let option): try select(option, of: name)
    case .action(let name, let action): try perform(named: action, on: name)
    case .tap(let id, let point): try tapView(id, at: point)
    case .tab(let title): try showTab(title)
    case .row(let number): try activateRow(number)
    case .delete(let number): try deleteRow(number)
    case .reorder(let number, let place): try moveRow(number, to: place)
    case .back: try goBack()
    case .dismiss: try dismiss()
    case .search(let text): try search(text)
    case .environment(let key, let value): try setEnvironment(key, value)
    case .wait(let seconds): try wait(seconds)
    case .drag(let id, let way):
      try touchView(id, at: nil)
      _ = moveTouch(by: way)
      _ = endTouch()
    case .down(let id, let point): try touchView(id, at: point)
    case .move(let way): try checkTouch(moveTouch(by: way))
    case .moveTo(let point): try checkTouch(moveTouch(to: point))
    case .up: try checkTouch(endTouch())
    }
  }

  // MARK: Elements

  /// The elements of a name.
  private func elements(_ name: String) throws(ScreenActionError) -> [AccessibilitySnapshot.Node] {
    let found = snapshot.nodes.filter { $0.isCalled(name) }
    if !found.isEmpty { return found }
    let names = snapshot.nodes.compactMap(\.name)
    throw missing("no element is called '\(name)'", among: names)
  }

  private func perform(
    _ request: AccessibilityRequest,
    on name: String,
    verb: String
  ) throws(ScreenActionError) {
    let elements = try elements(name)
    for element in elements where perform(request, on: element.element.id) != nil { return }
    if elements.contains(where: { $0.element.traits.contains(.notEnabled) }) {
      throw ScreenActionError("'\(name)' is not enabled")
    }
    let able = snapshot.nodes.filter { $0.mayAnswer(request) }.compactMap(\.name)
    throw missing("'\(name)' cannot be \(verb)", among: able)
  }

  private func perform(named action: String, on name: String) throws(ScreenActionError) {
    let elements = try elements(name)
    for element in elements where perform(.named(action), on: element.element.id) != nil { return }
    let actions = elements.flatMap(\.element.actions).filter { $0.kind == .named }
    throw missing("'\(name)' has no action '\(action)'", among: actions.compactMap(\.name))
  }

  // MARK: Text

  private func type(
    _ text: String,
    into elements: [AccessibilitySnapshot.Node]
  ) throws(ScreenActionError) {
    for element in elements where element.role.isTextEntry {
      let id = element.element.id
      _ = perform(.focus, on: id)
      if perform(.setText(text), on: id) != nil { return }
      throw ScreenActionError("'\(element.name ?? id)' is not enabled")
    }
    let fields = snapshot.nodes.filter(\.role.isTextEntry).compactMap(\.name)
    throw missing("'\(elements.first?.name ?? "")' is not a text field", among: fields)
  }

  private func submit(_ name: String) throws(ScreenActionError) {
    let fields = try elements(name).filter { $0.role.isTextEntry && $0.role != .textEditor }
    guard let field = fields.first else {
      let all = snapshot.nodes.filter { $0.role.isTextEntry && $0.role != .textEditor }
      throw missing("'\(name)' is not a field of one line", among: all.compactMap(\.name))
    }
    let id = field.element.id
    _ = perform(.focus, on: id)
    // With the keyboard in the field, activating it is the return key.
    guard perform(.activate, on: id) != nil else {
      throw ScreenActionError("'\(name)' is not enabled")
    }
  }

  private func search(_ text: String) throws(ScreenActionError) {
    let fields = snapshot.nodes.filter { $0.role == .searchField }
    if fields.isEmpty { throw ScreenActionError("the screen has no search field") }
    try type(text, into: fields)
  }

  // MARK: Choosing

  private func select(_ option: String, of name: String) throws(ScreenActionError) {
    let elements = try elements(name)
    for element in elements where choose(option, in: element.element.id) != nil { return }
    var options = elements.flatMap { self.options(of: $0.element.id) }
    if let menu = elements.first(where: { $0.role == .menuButton }) {
      if menu.isExpanded != true { _ = perform(.activate, on: menu.element.id) }
      let items = self.items(ofMenu: menu.element.id)
      for item in items where item.isCalled(option) {
        if perform(.activate, on: item.element.id) != nil { return }
        throw ScreenActionError("'\(option)' is not enabled")
      }
      options += items.compactMap(\.name)
      _ = perform(.escape, on: menu.element.id)
    }
    throw missing("'\(name)' has no option '\(option)'", among: options)
  }

  /// The items of an open menu.
  private func items(ofMenu id: String) -> [AccessibilitySnapshot.Node] {
    guard let owner = snapshot.nodes.first(where: { $0.element.id == id }) else { return [] }
    var items: [AccessibilitySnapshot.Node] = []
    var next = owner.children.reversed().map { $0 }
    while let position = next.popLast() {
      let node = snapshot.nodes[position]
      if node.role != .menu { items.append(node) }
      next += node.children.reversed()
    }
    return items
  }

  private func showTab(_ title: String) throws(ScreenActionError) {
    let tabs = snapshot.nodes.filter { $0.role == .tab }
    for tab in tabs where tab.isCalled(title) {
      if perform(.select, on: tab.element.id) != nil { return }
      throw ScreenActionError("the tab '\(title)' is not enabled")
    }
    throw missing("there is no tab '\(title)'", among: tabs.compactMap(\.name))
  }

  private func tapView(_ id: String, at point: Point?) throws(ScreenActionError) {
    if let isDone = tap(id, at: point) {
      if isDone { return }
      throw ScreenActionError("view '\(id)' does not handle taps")
    }
    throw missing("no view has the id '\(id)'", among: viewIdentifiers)
  }

  // MARK: Fingers

  private func touchView(_ id: String, at point: Point?) throws(ScreenActionError) {
    if let isFelt = beginTouch(id, at: point) {
      if isFelt { return }
      throw ScreenActionError("view '\(id)' does not handle touches")
    }
    throw missing("no view has the id '\(id)'", among: viewIdentifiers)
  }

  private func checkTouch(_ isFelt: Bool) throws(ScreenActionError) {
    guard isFelt else {
      throw ScreenActionError("no finger is on the screen; 'down ID X,Y' puts one there")
    }
  }

  // MARK: Lists

  private func row(_ number: Int) throws(ScreenActionError) -> Int {
    let rows = snapshot.nodes.indices.filter { snapshot.nodes[$0].role == .row }
    guard let list = rows.first.map({ snapshot.nodes[$0].parent }) else {
      throw ScreenActionError("there are no rows")
    }
    let ofList = rows.filter { snapshot.nodes[$0].parent == list }
    guard ofList.indices.contains(number - 1) else {
      throw ScreenActionError("there is no row \(number); there are \(ofList.count)")
    }
    return ofList[number - 1]
  }

  /// The nodes of a row.
  private func nodes(ofRow position: Int) -> [AccessibilitySnapshot.Node] {
    let node = snapshot.nodes[position]
    return [node] + node.children.flatMap { nodes(ofRow: $0) }
  }

  private func activateRow(_ number: Int) throws(ScreenActionError) {
    for node in nodes(ofRow: try row(number)) {
      if perform(.activate, on: node.element.id) != nil { return }
    }
    throw ScreenActionError("row \(number) does nothing")
  }

  private func deleteRow(_ number: Int) throws(ScreenActionError) {
    for node in nodes(ofRow: try row(number)) {
      for request in [AccessibilityRequest.delete, .named("Delete")] {
        if perform(request, on: node.element.id) != nil { return }
      }
    }
    throw ScreenActionError("row \(number) cannot be deleted")
  }

  private func moveRow(_ number: Int, to place: Int) throws(ScreenActionError) {
    let (from, to) = (try row(number), try row(place))
    guard from != to else { return }
    // A row that moves down leaves its place to those before it.
    let offset = number < place ? place : place - 1
    for node in nodes(ofRow: from) where move(rowOf: node.element.id, to: offset) == true { return }
    throw ScreenActionError("row \(number) cannot be moved")
  }

  // MARK: Ways back

  private func goBack() throws(ScreenActionError) {
    for node in snapshot.nodes where node.element.traits.contains(.backButton) {
      if perform(.activate, on: node.element.id) != nil { return }
    }
    throw ScreenActionError("there is no screen to go back to")
  }

  private func dismiss() throws(ScreenActionError) {
    for node in snapshot.nodes.reversed() {
      if perform(.escape, on: node.element.id) != nil { return }
    }
    throw ScreenActionError("nothing lies over the screen that could be closed")
  }

  private func missing(_ problem: String, among names: [String]) -> ScreenActionError {
    var seen: Set<String> = []
    let list = names.filter { seen.insert($0).inserted }.map { "'\($0)'" }
    return ScreenActionError(
      list.isEmpty
        ? "\(problem); there is none" : "\(problem); there are \(list.joined(separator: ", "))"
    )
  }
}

extension AccessibilitySnapshot.Node {
  /// The name of the element: its label or identifier.
  var name: String? { element.label ?? element.identifier }

  /// Whether the element has a name.
  func isCalled(_ name: String) -> Bool {
    element.label == name || element.identifier == name || element.id == name
      || role == .datePicker && element.value == name
  }

  /// Whether the element may answer a request of that kind.
  func mayAnswer(_ request: AccessibilityRequest) -> Bool {
    guard !element.traits.contains(.notEnabled) else { return false }
    switch request {
    case .increment, .decrement:
      return element.traits.contains(.adjustable)
    case .activate, .escape, .magicTap, .delete, .zoom, .scroll, .named, .setValue, .setText,
      .insertText, .deleteText, .select, .deselect, .focus, .scrollIntoView, .scrollToPoint:
      return !element.actions.isEmpty || element.traits.contains(.button) || role.isTextEntry
    }
  }
}
