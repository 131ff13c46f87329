/// Collecting views' preferences for a container around them, and the places that the container
/// reserves for the resulting views.
extension ViewTreeBuilder {
  /// Sets a preference of the current views for the navigation container or presentation around
  /// them.
  ///
  /// Preferences of a view come before those of views inside, but for bar items, which come after.
  ///
  /// - Parameters:
  ///   - preference: The preference.
  ///   - owner: The front end's number of the title or field that the container makes of it; −1 for
  ///     none.
  public mutating func prefer(_ preference: ContentPreference, owner: Int32 = -1) {
    preferences[preferences.count - 1].include(preference, owner: owner)
  }

  /// The destinations of the links among the views, as preferences for a container around.
  package var linkPreferences: [ContentPreference] {
    preferences[0].destinations.map { .navigationDestination($0) }
      + preferences[0].links.map { .navigationLink($0) }
  }

  /// Adds views, and collects their preferences, which are not passed on to containers further out.
  package mutating func collectingPreferences(
    of views: (inout ViewTreeBuilder) -> Void
  ) -> ContentPreferences {
    preferences.append(ContentPreferences())
    views(&self)
    return preferences.popLast() ?? ContentPreferences()
  }

  /// Passes views' preferences on to the next container.
  package mutating func pass(on preferences: ContentPreferences) {
    self.preferences[self.preferences.count - 1].include(preferences)
  }

  /// Passes the preferences of a tab view's tabs on, with the selected one.
  package mutating func pass(onTabs tabs: [ContentPreferences], selection: Int) {
    preferences[preferences.count - 1].include(tabs: tabs, selection: selection)
  }

  /// Notes a list at the top of its container, as far as that is known.
  package mutating func note(list: Int, rows: Int) {
    preferences[preferences.count - 1].note(list: list, rows: rows)
  }

  /// Whether a view has the frame of a node further out: the nodes between take no part in layout.
  package func isAlone(_ view: Int, in outer: Int) -> Bool {
    var next = view
    while let parent = tree.parent(of: next), parent != outer {
      let content = tree.nodes[parent].content
      guard content.isGroup || content.keepsFrame(isFirst: tree.nodes[parent].firstChild == next)
      else { return false }
      next = parent
    }
    return true
  }

  /// Opens a place for a modifier that depends on its view: a group until then.
  ///
  /// - Returns: The place, for ``fill(_:with:)``.
  package mutating func openPlace() -> Int {
    open(.group)
    return count - 1
  }

  /// Replaces a place by a modifier, or a modifier by another.
  package mutating func fill(_ place: Int, with modifier: ModifierContent) {
    tree.nodes[place].content = .modifier(modifier)
  }

  /// Replaces the content of a node, such as a group that was opened as a place.
  package mutating func fill(_ node: Int, with content: ViewContent) {
    tree.nodes[node].content = content
  }

  /// Adds copies of all views of another tree, and passes on their preferences.
  package mutating func add(_ destination: NavigationDestination) {
    for view in destination.views.children(of: nil) { add(view, of: destination.views) }
    pass(on: destination.preferences)
  }

  /// Adds a copy of a view of another tree with all that is inside.
  ///
  /// - Precondition: The other tree has the custom alignments of this one.
  package mutating func add(_ view: Int, of other: ViewTree) {
    var path: [Int] = []
    for node in other.subtree(of: view) {
      while let outer = path.last, outer != other.parent(of: node) {
        close()
        path.removeLast()
      }
      let content = other.nodes[node].content
      open(content, id: other.identifier(of: node))
      if case .control = content {
        tree.nodes[count - 1].metrics = tree.metrics.position(
          of: other.controlMetrics(of: node),
          other.controlStyles(of: node)
        )
      }
      if !other.owners.isEmpty { tree.setOwner(other.owner(of: node) ?? -1, of: count - 1) }
      path.append(node)
    }
    for _ in path { close() }
  }
}

extension ViewContent {
  /// Whether a view inside has the frame of this node.
  fileprivate func keepsFrame(isFirst: Bool) -> Bool {
    guard isFirst, case .modifier(let modifier) = self else { return false }
    if case .environment = modifier { return true }
    if case .annotation = modifier { return true }
    if case .presentation = modifier { return true }
    if case .backgroundStyle = modifier { return true }
    if case .background = modifier { return true }
    if case .overlay = modifier { return true }
    return if case .drawing = modifier { true } else { false }
  }
}
