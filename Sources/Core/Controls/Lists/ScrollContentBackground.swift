public import LayoutCore

/// `scrollContentBackground(_:)`: whether the lists inside have a background behind all of their
/// rows (D9.5); layout only passes it on.
public struct ScrollContentBackground: ViewAnnotation, Hashable {
  /// Whether it is drawn; nil for the system's default, which draws it.
  public var isVisible: Bool?

  /// Creates the modifier.
  public init(isVisible: Bool?) { self.isVisible = isVisible }

  /// The name of the modifier.
  public var name: String { "scrollContentBackground" }
}

extension ViewHierarchy {
  /// Whether the background of the lists in a view is drawn: the innermost modifier counts.
  package func showsScrollContentBackground(in view: Int) -> Bool {
    var next: Int? = view
    while let index = next {
      for modifier in views[index].modifiers {
        guard case .annotation(let annotation, _)? = modifier.content,
          let background = annotation.value as? ScrollContentBackground
        else { continue }
        return background.isVisible ?? true
      }
      next = views[index].parent
    }
    return true
  }
}
