extension IncrementalLayout {
  /// Makes the scene another version of itself, as one that was read again after an edit.
  ///
  /// What both versions have in common is neither resolved nor laid out again; what cannot be
  /// compared, such as the closure of an alignment guide, counts as another one. All views are resolved
  /// anew if the versions have little in common, or differ in custom alignments or what surrounds
  /// the views. See ``scene`` for a scene that has nothing to do with this one.
  ///
  /// - Parameter version: What the scene becomes.
  public func update(to version: LayoutScene) {
    guard isResolved, let difference = difference(to: version) else {
      scene = version
      return
    }
    for (node, other) in difference.contents {
      setContent(version.tree.nodes[other].content, at: node)
    }
    for replacement in difference.replacements.dropFirst().reversed() {
      replace(replacement, of: version.tree)
    }
    finishUpdate(to: version, with: difference.replacements.first)
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
