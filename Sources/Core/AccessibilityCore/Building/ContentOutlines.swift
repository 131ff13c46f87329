internal import LayoutCore

/// The outlines that content shapes give to the views of a layout (A7.5).
///
/// Outlines flow upward with views, not with nodes: a shape of a view without any element counts
/// for the element that a modifier makes of it further outside. Proved by
/// `Specs/Conformance/Accessibility/path.json`.
struct ContentOutlines {
  private let hierarchy: ViewHierarchy
  private let rendered: RenderedFrames
  /// The outline of each view with all its modifiers; empty if there is no content shape at all.
  private var outlines: [ContentOutline] = []

  /// Derives the outlines of all views in linear time.
  ///
  /// - Parameter isEmpty: Whether no view has a content shape.
  init(_ hierarchy: ViewHierarchy, _ rendered: RenderedFrames, isEmpty: Bool) {
    self.hierarchy = hierarchy
    self.rendered = rendered
    if isEmpty { return }
    outlines = Array(repeating: ContentOutline(), count: hierarchy.views.count)
    // A view comes before those inside of it.
    for view in hierarchy.views.indices.reversed() {
      outlines[view] = outline(of: view, modifierCount: .max)
    }
  }

  /// The outline of a view with the innermost of its modifiers; nil if it has none but its frame.
  func path(of view: Int, modifierCount: Int) -> Path? {
    guard !outlines.isEmpty else { return nil }
    return outline(of: view, modifierCount: modifierCount).path(in: direction(of: view))
  }

  private func outline(of view: Int, modifierCount: Int) -> ContentOutline {
    var outline = union(hierarchy.children(of: view))
    var inner = ModifiedView(hierarchy.views[view], rendered)
    for modifier in hierarchy.modifiers(of: view).prefix(modifierCount) {
      if case .annotation(let annotation, _) = modifier.placed.content,
        case .contentShape(let kind, let shape) = annotation.value as? AccessibilityModifier
      {
        let path = shape.path(in: inner.bounds, direction: direction(of: view))
        outline.set(kind, to: inner.transform.map(path.applying) ?? path)
      } else if modifier.placed.isOverlayOrBackground {
        outline.formUnion(union(modifier.content))
      }
      inner = ModifiedView(inner, with: modifier.placed, rendered)
    }
    return outline
  }

  private func direction(of view: Int) -> LayoutDirection {
    hierarchy.views[view].environment.layoutDirection
  }

  private func union(_ views: [Int]) -> ContentOutline {
    views.reduce(into: ContentOutline()) { $0.formUnion(outlines[$1]) }
  }
}

extension ViewHierarchy {
  /// Whether a view has a content shape.
  var hasContentShapes: Bool {
    views.contains { view in
      view.modifiers.contains { modifier in
        guard case .annotation(let annotation, _) = modifier.content,
          case .contentShape = annotation.value as? AccessibilityModifier
        else { return false }
        return true
      }
    }
  }
}

extension PlacedModifier {
  fileprivate var isOverlayOrBackground: Bool {
    if case .overlay = content { return true }
    if case .background = content { return true }
    return false
  }
}
