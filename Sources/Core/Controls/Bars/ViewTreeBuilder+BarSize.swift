internal import LayoutCore

/// Type sizes in bars (M7.13).
extension ViewTreeBuilder {
  /// Adds views in the row of a bar, whose height is the same at all type sizes: their letters grow
  /// up to the largest type size that is none for accessibility.
  mutating func inBar(_ views: Slot) {
    guard controlEnvironment.dynamicTypeSize.isAccessibilitySize else { return views(&self) }
    let outer = controlEnvironment
    controlEnvironment.dynamicTypeSize = .xxxLarge
    let size = EnvironmentChange(name: "dynamicTypeSize") { environment in
      if environment.dynamicTypeSize.isAccessibilitySize { environment.dynamicTypeSize = .xxxLarge }
    }
    open(.modifier(.environment(size)))
    open(.group)
    views(&self)
    close()
    close()
    controlEnvironment = outer
  }

  /// Opens a modifier that gives presentations the user's type size, even those of a bar's view.
  ///
  /// - Returns: Whether there is a modifier to close.
  mutating func openOwnTypeSize() -> Bool {
    let size = controlEnvironment.dynamicTypeSize
    guard size.isAccessibilitySize else { return false }
    let change = EnvironmentChange(name: "dynamicTypeSize") { $0.dynamicTypeSize = size }
    open(.modifier(.environment(change)))
    return true
  }

  /// Adds views of an item, whose words stay on one line at larger type sizes.
  mutating func addItem(_ view: Int, of tree: ViewTree) {
    let isLarge = controlEnvironment.dynamicTypeSize.index > DynamicTypeSize.large.index
    // An item's presentation has as many lines as it likes.
    guard isLarge, !tree.presents(in: view) else { return add(view, of: tree) }
    let line = EnvironmentChange(name: "lineLimit") { $0.lineLimit = LineLimit(maximum: 1) }
    open(.modifier(.environment(line)))
    add(view, of: tree)
    close()
  }
}

extension ViewTree {
  fileprivate func presents(in view: Int) -> Bool {
    subtree(of: view).contains { node in
      if case .modifier(.presentation) = nodes[node].content { true } else { false }
    }
  }
}
