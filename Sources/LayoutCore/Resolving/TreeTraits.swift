/// What the resolver asks a whole tree before it begins.
struct TreeTraits {
  /// Whether some stack, grid or implicit container asks its views for their spacing.
  private(set) var needsSpacing = false
  /// Whether a view hands a value to the layout around it.
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

  /// Takes in a node of a view tree.
  mutating func include(_ content: ViewContent) {
    switch content {
    case .hStack(_, spacing: nil), .vStack(_, spacing: nil), .lazyHStack(_, spacing: nil),
      .lazyVStack(_, spacing: nil), .scrollView, .layout, .group, .forEach, .gridRow,
      .conditional, .grid(_, nil, _), .grid(_, _, nil), .lazyVGrid(_, _, spacing: nil),
      .lazyHGrid(_, _, spacing: nil):
      needsSpacing = true
    case .proxied, .geometryContent:
      needsSpacing = true
      readsProxy = true
    case .modifier(let modifier):
      switch modifier {
      case .annotation(_, hasShadow: true): needsSpacing = true
      case .safeAreaInset(_, _, let spacing):
        hasSafeAreas = true
        if spacing == nil { needsSpacing = true }
      case .safeAreaPadding, .safeAreaPaddingInsets: hasSafeAreas = true
      case .layoutValue: hasLayoutValues = true
      case .containerRelativeFrame: relatesToHost = true
      case .coordinateSpace: hasCoordinateSpaces = true
      default: break
      }
    default:
      break
    }
  }
}
