/// The views of a layout and their relations, in the order of exports: a view, its modifiers with
/// their content, its children.
///
/// The layout itself lists a view's children before its modifiers' content; here the two are
/// separated once for all views, in linear time.
package struct ViewHierarchy {
  /// A modifier of a view.
  package struct Modifier {
    /// The modifier and its frame.
    package var placed: PlacedModifier
    /// The views of an overlay or background, by position.
    package var content: [Int]
    /// The layout node of the view that it modifies.
    var innerNode: Int

    /// Whether the modifier makes a view with a separate frame; the others change their
    /// view in other ways.
    package var makesView: Bool { placed.node != innerNode }

    /// Whether the modifier sets an alignment guide.
    package var setsGuide: Bool {
      if case .alignmentGuide = placed.content { true } else { false }
    }

    /// Whether the modifier changes the drawing of a view, not its layout.
    package var isEffect: Bool { placed.content?.role == .effect }
  }

  /// Every view: one comes before those inside of it.
  package let views: PlacedViews
  /// For each view, the end of its children and the start of its modifiers' content.
  private let contentStarts: [Int32]

  /// Finds the relations between the views of `result`.
  package init(_ result: LayoutResult) {
    views = PlacedViews(result)
    contentStarts = result.shown.contentStarts
  }

  /// The views directly below a view, or at the top for nil, by position.
  package func children(of view: Int?) -> [Int] {
    guard let view else { return siblings(from: 0, to: views.count) }
    return siblings(from: view + 1, to: Int(contentStarts[view]))
  }

  /// The modifiers of a view, innermost first.
  package func modifiers(of view: Int) -> [Modifier] {
    guard views[view].isModified else { return [] }
    var content = siblings(from: Int(contentStarts[view]), to: views[view].end)[...]
    var innerNode = views[view].node
    return views[view].modifiers.map { placed in
      defer { innerNode = placed.node }
      // Added views come in the order of their modifiers.
      let own = content.prefix { views[$0].hostModifier == placed.source }
      content = content.dropFirst(own.count)
      return Modifier(placed: placed, content: Array(own), innerNode: innerNode)
    }
  }

  /// Whether a modifier of the view adds views.
  package func hasContent(_ view: Int) -> Bool { Int(contentStarts[view]) < views[view].end }

  private func siblings(from start: Int, to end: Int) -> [Int] {
    var siblings: [Int] = []
    var position = start
    while position < end {
      siblings.append(position)
      position = views[position].end
    }
    return siblings
  }
}
