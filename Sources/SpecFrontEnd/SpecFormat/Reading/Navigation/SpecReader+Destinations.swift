import Controls
internal import LayoutCore

/// Destinations of links (V10.6).
extension SpecReader {
  /// The number of a link that leads somewhere; nil for others.
  func destination(of node: JSONNode) -> Int? {
    let value = member("value", of: node)
    guard let views = member("destination", of: node) else { return value.flatMap { link(to: $0) } }
    if value != nil {
      error(
        "a link has a 'value' or a 'destination', not both",
        at: .key(in: node.value, "value")
      )
    }
    screen.linkCount += 1
    let number = screen.linkCount
    if scope.isInTemplate { countLevel(at: views.place) }
    let builder = readBuilder(in: surroundings(ofDestinationIn: scope)) {
      self.views(views)
    }
    tree.builder.prefer(
      .navigationDestination(NavigationDestination(link: number, builder))
    )
    return number
  }

  /// The scope of a destination, which is a whole screen.
  private func surroundings(ofDestinationIn scope: ReadingScope) -> ReadingScope {
    scope.ofSymbols.with {
      $0.tableColumns = nil
      $0.controls.styles.badge = nil
    }
  }

  // MARK: Values

  /// The number of a link with a value: a new one unless its destination is already on the way
  /// back, or has been read often enough.
  private func link(to value: JSONNode) -> Int? {
    guard let type = typeName(of: value), let words = identity(of: value) else { return nil }
    let key = "\(type) \(words)"
    if let known = screen.navigation.linkOnTheWay(to: key) { return known }
    if screen.navigation.copies >= NavigationDraft.maximumCopies,
      let known = screen.navigation.levels[key]
    {
      return known
    }
    let depth = screen.navigation.depth + 1
    guard depth <= NavigationDraft.maximumDepth else {
      error(
        "links lead from value to value more than \(NavigationDraft.maximumDepth) times",
        at: value.place
      )
      return nil
    }
    screen.linkCount += 1
    let number = screen.linkCount
    screen.navigation.links[number] = NavigationDraft.Link(
      value: value,
      type: type,
      key: key,
      below: screen.navigation.current,
      depth: depth
    )
    tree.builder.prefer(.navigationLink(number))
    return number
  }

  /// The name of a value's type: those of Swift, or that which an object states.
  private func typeName(of value: JSONNode) -> String? {
    switch value.value.kind {
    case .string: return "String"
    case .boolean: return "Bool"
    case .number: return value.value.integer == nil ? "Double" : "Int"
    case .object:
      guard let type = member("type", of: value) else {
        error(
          "a value that is an object needs 'type'",
          at: value.place,
          hint: "navigationDestination names it: { \"for\": \"Fruit\", … }"
        )
        return nil
      }
      return string(type, "'type'")
    case .null, .array:
      wrongType(value, "a string, a number, a truth value or an object", of: "'value'")
      return nil
    }
  }

  /// A text that identifies a value; nil for one nested too deep, or where texts grow too long.
  private func identity(of value: JSONNode, depth: Int = 0) -> String? {
    guard depth < 20 else {
      error("a value must not be nested deeper than 20 levels", at: value.place)
      return nil
    }
    let words: String
    switch value.value.kind {
    case .null: words = "null"
    case .boolean, .number: words = text(of: value) ?? ""
    case .string: words = identity(of: value.value.string ?? "")
    case .array:
      var parts: [String] = []
      for element in elements(of: value) {
        guard let part = identity(of: element, depth: depth + 1) else { return nil }
        parts.append(part)
      }
      words = "[\(parts.joined(separator: ","))]"
    case .object:
      var parts: [String] = []
      for (key, member) in members(of: value) {
        guard let part = identity(of: member, depth: depth + 1) else { return nil }
        parts.append("\(identity(of: key)) \(part)")
      }
      words = "{\(parts.sorted().joined(separator: ","))}"
    }
    return fillIn(words, at: value.place) ? words : nil
  }

  private func identity(of text: String) -> String { "\(text.utf8.count):\(text)" }

  // MARK: Destinations

  func navigationDestination(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard check(node, SpecVocabulary.navigationDestination, of: name.quoted) else { return nil }
    let type = string("for", of: node)
    guard let content = member("content", of: node) else { return nil }
    let scope = surroundings(ofDestinationIn: scope).with { $0.isInTemplate = true }
    return ReadModifier(
      ValueDestination(type: type, content: content, scope: scope),
      name: name
    )
  }

  /// Notes a destination; of two for a type the one nearest to the root counts, and one in a lazy
  /// container is not found (V10.6).
  func register(_ destination: ValueDestination) {
    guard let type = destination.type else { return screen.navigation.hide(destination) }
    if tree.builder.isInLazyContainer {
      diagnostics.warning(
        "a destination in a lazy container is not found",
        at: destination.content.place,
        hint: "put it outside of the List, lazy stack or lazy grid"
      )
      return screen.navigation.hide(destination)
    }
    let distance = (levels: screen.navigation.depth, depth: scope.depth)
    if let known = screen.navigation.destinations[type] {
      guard distance < known.distance else {
        // The same modifier is read again for every value.
        if !known.destination.isSame(as: destination) { screen.navigation.hide(destination) }
        return
      }
      screen.navigation.hide(known.destination)
    }
    screen.navigation.destinations[type] = NavigationDraft.Registered(
      destination: destination,
      distance: distance
    )
  }

  /// The views that a link with a value leads to.
  func destination(ofLink number: Int) -> ViewTreeBuilder.Slot? {
    guard let link = screen.navigation.links[number],
      let destination = screen.navigation.destinations[link.type]?.destination,
      !screen.isTooLarge, !screen.hasTooManyTemplateNodes, !diagnostics.isFull
    else { return nil }
    countLevel(at: link.value.place)
    let isCopy = screen.navigation.levels[link.key] != nil
    if isCopy {
      screen.navigation.copies += 1
    } else {
      screen.navigation.levels[link.key] = number
    }
    let content = destination.content.within(scope(ofValue: link.value, in: destination))
    return slot { reader in
      let outer = (reader.screen.navigation.current, reader.screen.navigation.isCopy)
      (reader.screen.navigation.current, reader.screen.navigation.isCopy) = (number, isCopy)
      reader.read(in: destination.scope) { reader.views(content) }
      (reader.screen.navigation.current, reader.screen.navigation.isCopy) = outer
    }
  }

  /// Counts the bars of a level that a template makes.
  private func countLevel(at place: JSONPlace) {
    screen.templateNodes += NavigationDraft.nodesOfLevel
    if screen.templateNodes > limits.templateNodes { refuseTemplates(at: place) }
  }

  /// The values of a destination's placeholders: the fields of an object, or the value.
  private func scope(ofValue value: JSONNode, in destination: ValueDestination) -> TemplateScope {
    var values = ["value": value]
    if value.value.kind == .object {
      for (key, field) in members(of: value) { values[key] = field }
    }
    return TemplateScope(values, outer: destination.content.scope)
  }

  // MARK: Containers

  /// Reads the views of a navigation container, whose links lead to its destinations.
  func navigating(in container: NavigationDraft.Container, _ body: () -> Void) {
    // A stack in columns that have collapsed leaves its destinations to them.
    if case .stack = container,
      scope.controls.environment.barSurroundings.isCollapsedColumn
    {
      return body()
    }
    var outer = NavigationDraft()
    outer.container = container
    swap(&outer, &screen.navigation)
    body()
    checkNavigation()
    swap(&outer, &screen.navigation)
  }

  /// Reports links and destinations that miss each other, and finds mistakes in destinations that
  /// are not shown.
  func checkNavigation() {
    let navigation = screen.navigation
    let types = Set(navigation.links.values.map(\.type))
    if case .stack = navigation.container {
      for link in navigation.links.values where navigation.destinations[link.type] == nil {
        diagnostics.warning(
          "the stack has no destination for a value of type \(link.type.quoted)",
          at: link.value.place,
          hint: "write { \"navigationDestination\": { \"for\": \"\(link.type)\", \"content\": … } }"
        )
      }
    }
    for (type, known) in navigation.destinations where !types.contains(type) {
      if case .stack = navigation.container {
        diagnostics.warning(
          "no link has a value of type \(type.quoted)",
          at: known.destination.content.place
        )
      }
      readHidden(known.destination)
    }
    for destination in navigation.hidden { readHidden(destination) }
  }

  /// Finds the mistakes of views that are not shown, as far as they do not depend on a value.
  private func readHidden(_ destination: ValueDestination) {
    guard !hasPlaceholder(in: destination.content) else { return }
    _ = readTree(in: destination.scope) { views(destination.content) }
  }

  private func hasPlaceholder(in node: JSONNode) -> Bool {
    var pending = [node.value]
    while let value = pending.popLast() {
      switch value.kind {
      case .array: pending += Array(value.elements)
      case .object: pending += value.members.map { $0.value }
      case .string where value.string?.contains("{{") == true: return true
      case .null, .boolean, .number, .string: break
      }
    }
    return false
  }
}
