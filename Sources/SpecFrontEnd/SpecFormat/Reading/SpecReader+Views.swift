import Controls
internal import LayoutCore

extension SpecReader {
  /// Reads a view or a list of views.
  func views(_ node: JSONNode) {
    if node.value.kind == .array {
      for element in elements(of: node) { view(element) }
    } else {
      view(node)
    }
  }

  /// Reads a view with its modifiers: the outermost modifier comes first in the tree.
  func view(_ node: JSONNode) {
    guard !screen.isTooLarge else { return }
    guard let (view, vocabulary) = type(of: node) else { return readPast(node) }
    let name = view.name
    check(node, vocabulary, of: name) { self.hintForKey($0, vocabulary) }
    let id = id(of: node)
    let modifiers = modifiers(of: node, type: name)
    guard admits(modifiers.count + 1, at: node) else {
      screen.unreadViews += 1
      return
    }
    // The positions of modifiers that present something over the scene, the outermost first.
    var presenting: [Int] = []
    let badge = rowBadge(modifiers, of: name)
    for (index, modifier) in modifiers.enumerated().reversed() {
      if let motion = modifier.motion {
        if modifier.id != nil {
          error(
            "what says how views move makes no view, so that has no id",
            at: modifier.place ?? node.place
          )
        }
        if isNoting { screen.motion.pending = note { $0.add(motion) } }
        if motion.isGroup {
          let owner = owner(at: modifier.place)
          if case .gesture(let own) = motion, own.isEnabled, owner >= 0 {
            screen.motion.gestures[owner] = own.gesture.fingers
          }
          tree.builder.ownNext(owner)
          tree.builder.open(.group)
        }
        presenting.append(-1)
        continue
      }
      if case .gridCellColumns = modifier.modifier {
        tree.spanPlaces[tree.builder.count] = modifier.place
      }
      if index == badge?.index { openRowOfBadge(of: name) }
      presenting.append(open(modifier))
    }
    var inner = scope
    inner.depth += modifiers.count + 1
    inner.tableColumns = tableColumns(within: node, type: name)
    if modifiers.contains(where: \.changesLook) {
      inner.controls = controlScope(withinModifiersOf: node)
    }
    inner.controls.styles.badge = hasRoomForBadge(name) ? badge?.text : nil
    locate(node)
    if name == "EmptyView", modifiers.contains(where: { $0.presentation != nil }) {
      // A presentation needs a view to hang on, be it one without content.
      tree.builder.leaf(.text(""), id: id)
    } else {
      read(in: inner) { view.read(self, node, id) }
    }
    for (index, modifier) in modifiers.enumerated() {
      let position = presenting.removeLast()
      if let motion = modifier.motion {
        if motion.isGroup { tree.builder.close() }
        continue
      }
      if let presentation = modifier.presentation {
        present(presentation, at: position)
        continue
      }
      if let content = modifier.content {
        read(in: scope.with { $0.depth += 2 }) { views(content) }
      }
      for case .toolbarItem(let item) in modifier.preferences {
        tree.builder.prefer(.toolbarItem(item))
      }
      tree.builder.close()
      if let badge, index == badge.index { closeRow(of: badge.text, of: name) }
    }
  }

  /// Opens a modifier, and adds its preferences for containers but for bar items, which stand
  /// behind those of the views inside (V10.8).
  ///
  /// - Returns: Its position.
  private func open(_ modifier: ReadModifier) -> Int {
    if let presentation = modifier.presentation {
      return tree.builder.openPresentation(presentation.kind, id: modifier.id)
    }
    if let destination = modifier.destination { register(destination) }
    for preference in modifier.preferences {
      if case .toolbarItem = preference { continue }
      tree.builder.prefer(preference, owner: owner(at: modifier.place))
    }
    tree.builder.ownNext(owner(at: modifier.place))
    tree.builder.open(modifier.treeNode, id: modifier.id)
    return tree.builder.count - 1
  }

  /// Notes where the view stands that is added next.
  func locate(_ node: JSONNode) { tree.builder.ownNext(owner(at: node.place)) }

  /// The number by which a node leads to a place in the file, also if it is made somewhere else, as
  /// items of bars are; −1 if places are not asked for.
  func owner(at place: JSONPlace?) -> Int32 {
    guard file.locatesViews || isNoting, let place else { return -1 }
    screen.places.append(document.position(of: place))
    let owner = Int32(screen.places.count - 1)
    if isNoting {
      screen.motion.notes[owner] = screen.motion.pending ?? NodeAnnotations()
      screen.motion.pending = nil
    }
    return owner
  }

  /// Adds to the annotations of the node that is added next.
  func note(_ change: (inout NodeAnnotations) -> Void) -> NodeAnnotations {
    var note = screen.motion.pending ?? NodeAnnotations()
    change(&note)
    return note
  }

  /// The type of a view and the keys that it may have, if it is known.
  private func type(of node: JSONNode) -> (entry: SpecView, keys: SpecObject)? {
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "a view")
      return nil
    }
    guard let type = member("type", of: node) else {
      error(
        "a view needs 'type'",
        at: node.place,
        hint: "add \"type\": \"Text\", \"HStack\" or another view's name"
      )
      return nil
    }
    guard let name = string(type, "'type'") else { return nil }
    guard let view = SpecVocabulary.view(name) else {
      let closest = Suggestion.closest(to: name, among: SpecVocabulary.views.map(\.name))
      error(
        "no view is named \(name.quoted)",
        at: type.place,
        hint: SwiftUINames.hint(forView: name) ?? closest.map { "did you mean '\($0)'?" }
          ?? "espalier schema spec lists the views"
      )
      return nil
    }
    return view
  }

  /// A suggested fix for a key that a view does not have: it may be a modifier's name.
  private func hintForKey(_ key: String, _ vocabulary: SpecObject) -> String? {
    if SpecVocabulary.modifier(key) != nil {
      return "\(key.quoted) is a modifier: \"modifiers\": [ { \"\(key)\": … } ]"
    }
    if ["content", "views", "body"].contains(key), vocabulary.allows("children") {
      return "the views of a container are its 'children'"
    }
    return SwiftUINames.hint(forModifier: key) ?? suggestion(key, vocabulary.fields.map(\.name))
  }

  /// Whether the tree may grow: it must stay within its documented limits.
  func admits(_ count: Int, at node: JSONNode) -> Bool {
    let maximumDepth = min(limits.depth, ViewTree.maximumDepth)
    if scope.depth + count > maximumDepth {
      error(
        "views and modifiers are nested deeper than \(maximumDepth) levels",
        at: node.place
      )
      return false
    }
    if scope.isInTemplate {
      screen.templateNodes += count
      if screen.templateNodes > limits.templateNodes { refuseTemplates(at: node.place) }
    }
    if tree.builder.count + count > limits.nodes {
      error(
        "the screen has more than \(limits.nodes) views and modifiers",
        at: node.place
      )
      screen.isTooLarge = true
      return false
    }
    return true
  }

  // MARK: Containers

  /// A stack whose children stand beside each other.
  func horizontalStack(
    _ node: JSONNode,
    _ make: @escaping @Sendable (VerticalAlignment, _ spacing: Double?) -> ViewContent
  ) -> ViewContent {
    let alignment = stackGuide(of: node, on: .vertical).map { VerticalAlignment($0) } ?? .center
    let spacing = spacing("spacing", of: node)
    return .computed(from: [spacing]) { make(alignment, spacing?.value($0)) }
  }

  /// A stack whose children stand above each other.
  func verticalStack(
    _ node: JSONNode,
    _ make: @escaping @Sendable (HorizontalAlignment, _ spacing: Double?) -> ViewContent
  ) -> ViewContent {
    let alignment =
      stackGuide(of: node, on: .horizontal).map { HorizontalAlignment($0) } ?? .center
    let spacing = spacing("spacing", of: node)
    return .computed(from: [spacing]) { make(alignment, spacing?.value($0)) }
  }

  func geometryReader(_ node: JSONNode, id: String?) {
    read(in: scope.with { $0.readerDepth += 1 }) { container(.geometryReader, id, node) }
  }

  /// Reads a container and its children.
  func container(_ content: ViewContent, _ id: String?, _ node: JSONNode) {
    tree.builder.open(content, id: id)
    childViews(of: node)
    tree.builder.close()
  }

  /// Reads the children of a container: a view, or a list of views.
  func childViews(_ key: String = "children", of node: JSONNode) {
    guard let children = member(key, of: node) else { return }
    switch children.value.kind {
    case .array, .object: views(children)
    case .null, .boolean, .number, .string:
      screen.leftOutViews += 1
      noteIDs(in: children)
      wrongType(children, "a view or an array of views", of: key.quoted)
    }
  }

  /// The guide on which the children of a stack meet.
  func stackGuide(of node: JSONNode, on axis: Axis) -> AlignmentKey? {
    member("alignment", of: node).flatMap { guide($0, on: axis, "'alignment'") }
  }

  /// The spacing of a container; nil asks the children for their preference.
  func spacing(_ key: String, of node: JSONNode) -> SpecNumber? {
    guard let member = member(key, of: node), !member.value.isNull else { return nil }
    return specNumber(member, key.quoted)
  }

  /// The id of a view or modifier, which no other may have.
  func id(of node: JSONNode) -> String? {
    guard !screen.navigation.isCopy, let member = member("id", of: node),
      let id = string(member, "'id'")
    else { return nil }
    guard !id.isEmpty else {
      error("an id must not be empty", at: member.place)
      return nil
    }
    if let first = screen.ids[id] {
      let hint =
        !scope.isInTemplate
        ? "the first one is on line \(document.position(of: first).line)"
        : !screen.definitions.areExpanding
          ? "an id in a template needs a placeholder, such as {{index}}"
          : "an id in a definition needs a placeholder, for its second use"
      error("duplicate id \(id.quoted)", at: member.place, hint: hint)
      return nil
    }
    screen.ids[id] = member.place
    return id
  }
}

extension NodeAnnotations {
  /// Adds what a modifier says of all inside of it; modifiers further inside come later.
  fileprivate mutating func add(_ motion: MotionModifier) {
    switch motion {
    case .transaction(let rule): transactions.append(rule)
    case .transition(let value): transition = transition ?? value
    case .matched(let part): matched = part
    case .gesture(let read): gesture = read
    case .contentTransition(let fades): fadesContent = fades
    }
  }
}
