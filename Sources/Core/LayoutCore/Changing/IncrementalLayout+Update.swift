extension IncrementalLayout {
  /// Makes the scene another version of itself, as one that was read again after an edit.
  ///
  /// Views are the same in both versions if they have the same id, or no id and the same place among
  /// their siblings. What both versions have in common is neither resolved nor laid out again; what
  /// cannot be compared, such as the closure of an alignment guide, counts as another one. All views
  /// are resolved anew if the versions have little in common, or differ in custom alignments or what
  /// surrounds the views. See ``scene`` for a scene that has nothing to do with this one.
  ///
  /// - Parameter version: The new version of the scene.
  public func update(to version: LayoutScene) {
    writeChanges()
    guard var difference = difference(to: version) else {
      scene = version
      return
    }
    for edit in difference.edits {
      switch edit {
      case .content(let node, let other):
        setContent(version.tree.nodes[other].content, at: node)
      case .remove(let node):
        remove(node)
      case .insert(let others, let index, let parent):
        let views = version.tree.copy(of: others)
        let roots = insert(views, at: index, in: parent)
        for (root, other) in zip(roots, others) {
          difference.note(root, in: scene.tree, is: other)
        }
      }
    }
    adopt(version, difference.positions)
  }

  private func difference(to version: LayoutScene) -> ViewTreeDifference? {
    let scene = scene
    guard scene.safeArea == version.safeArea, scene.keyboardHeight == version.keyboardHeight,
      scene.environment == version.environment
    else { return nil }
    return ViewTreeDifference(
      from: scene.tree,
      to: version.tree,
      environment: scene.environment
    )
  }
}
