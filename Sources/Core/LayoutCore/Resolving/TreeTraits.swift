/// The properties of a whole tree that the resolver needs before it begins.
struct TreeTraits {
  /// Whether some stack, grid or implicit container asks its views for their spacing.
  private(set) var needsSpacing = false
  /// Whether a view passes a value to the layout around it.
  private(set) var hasLayoutValues = false
  /// Whether views relate to the size of the screen or window.
  private(set) var relatesToHost = false
  /// Whether a view is a named coordinate space.
  private(set) var hasCoordinateSpaces = false
  /// Whether something depends on the geometry reader around it.
  private(set) var readsProxy = false
  /// Whether a modifier covers edges of its view.
  private(set) var hasSafeAreas = false

  init() {}

  init(_ nodes: UnsafeBufferPointer<ViewTree.Node>) {
    for index in nodes.indices { include(nodes[index].content) }
  }

  /// Merges a node of a view tree.
  mutating func include(_ content: ViewContent) {
    if content.asksForSpacing { needsSpacing = true }
    if content.readsProxy { readsProxy = true }
    if case .modifier(let modifier) = content { include(modifier) }
  }

  private mutating func include(_ modifier: ModifierContent) {
    if case .annotation(_, bringsViews: true) = modifier {
      needsSpacing = true
    } else if case .safeAreaInset(_, _, let spacing) = modifier {
      hasSafeAreas = true
      if spacing == nil { needsSpacing = true }
    } else if case .presentation = modifier {
      // Its place in its view depends on the view's place in the scene.
      hasSafeAreas = true
      needsSpacing = true
    } else if case .layoutValue = modifier {
      hasLayoutValues = true
    } else if case .containerRelativeFrame = modifier {
      relatesToHost = true
    } else if case .coordinateSpace = modifier {
      hasCoordinateSpaces = true
    } else if case .safeAreaPadding = modifier {
      hasSafeAreas = true
    } else if case .safeAreaPaddingInsets = modifier {
      hasSafeAreas = true
    }
  }
}
