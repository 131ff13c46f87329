/// The placeholders of a screen, for the parts that could not be compiled (V17.3).
public struct ScreenPlaceholders: Sendable, Hashable {
  /// The views, in the order of the tree.
  public var views: [ViewPlaceholder] = []
  /// The places of frameworks' views, in tree order: the screen is complete with them (V17.6).
  public var places: [ViewPlaceholder] = []
  /// The other placeholders that the screen's code has run into, in the order of the sources:
  /// results that depend on them can be wrong.
  public var others: [ViewPlaceholder] = []
  /// Whether nothing but placeholders is drawn (V17.4).
  public var areAlone = false

  /// Creates the empty placeholders of a complete screen.
  public init() {}

  /// Whether the screen is complete.
  public var isEmpty: Bool { views.isEmpty && others.isEmpty }

  /// All of them.
  public var all: [ViewPlaceholder] { views + others }
}

extension LayoutResult {
  /// Collects the screen's placeholders for parts that could not be compiled.
  ///
  /// - Parameter others: The placeholders other than views that the screen's code has run into.
  package func placeholders(besides others: [ViewPlaceholder] = []) -> ScreenPlaceholders {
    var found = ScreenPlaceholders()
    found.others = others
    let window = Rect(origin: .zero, size: windowSize)
    // The end of the last subtree that is hidden, or lies behind something.
    var end = 0
    var isAnythingShown = false
    let hierarchy = ViewHierarchy(self)
    for index in 0..<hierarchy.views.count {
      let view = hierarchy.views[index]
      if let placeholder = view.placeholder {
        if placeholder.kind == .place {
          found.places.append(placeholder)
        } else {
          found.views.append(placeholder)
        }
      } else if index >= end, !isAnythingShown {
        if view.isHiddenOrBehind(in: hierarchy) {
          end = view.end
        } else {
          isAnythingShown = view.isContent && view.frame.isSeen(in: window)
        }
      }
    }
    let hasViews = !found.views.isEmpty || !found.places.isEmpty
    found.areAlone = hasViews && !isAnythingShown
    return found
  }
}

extension PlacedView {
  /// Whether the view is hidden, or lies behind another one.
  fileprivate func isHiddenOrBehind(in hierarchy: ViewHierarchy) -> Bool {
    for modifier in modifiers {
      if case .hidden? = modifier.content { return true }
      if case .opacity(0)? = modifier.content { return true }
    }
    guard let hostModifier, let parent else { return false }
    return hierarchy.views[parent].modifiers.contains {
      $0.source == hostModifier && $0.layer == .behind
    }
  }

  /// Whether it is drawn content, more than a background or a line.
  fileprivate var isContent: Bool {
    let content = content
    if let string = content.string { return string.contains { !$0.isWhitespace } }
    if case .image = content { return frame.width > 0 && frame.height > 0 }
    if case .symbol = content { return true }
    if case .shape = content { return true }
    return if case .canvas = content { true } else { false }
  }
}

extension Rect {
  /// Whether any of it is inside of another rectangle.
  fileprivate func isSeen(in window: Rect) -> Bool {
    minX < window.maxX && minY < window.maxY && maxX > window.minX && maxY > window.minY
  }
}
