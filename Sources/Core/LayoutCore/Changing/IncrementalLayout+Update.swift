extension IncrementalLayout {
  /// Updates the scene to another version of it, as one that was read again after an edit.
  ///
  /// Views are the same in both versions if they have the same id, or no id and the same place
  /// among their siblings. The common parts of both versions are neither resolved nor laid out
  /// again; values that cannot be compared, such as the closure of an alignment guide, count as
  /// changed. All views are resolved anew if the versions have little in common, or differ in
  /// custom alignments or the environment of the root. See ``scene`` for an unrelated scene.
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
