public import LayoutCore

/// `scrollContentBackground(_:)`: whether the lists inside draw something behind all of their rows
/// (D9.5); layout carries it along.
public struct ScrollContentBackground: ViewAnnotation, Hashable {
  /// Whether it is drawn; nil for as the system has it, which draws it.
  public var isVisible: Bool?

  /// Says whether it is drawn.
  public init(isVisible: Bool?) { self.isVisible = isVisible }

  /// The name of the modifier.
  public var name: String { "scrollContentBackground" }
}

extension ViewHierarchy {
  /// Whether someone wants the background of the lists in a view to be drawn: the innermost counts.
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
