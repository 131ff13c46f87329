/// What the resolver asks a whole tree before it begins.
struct TreeTraits {
  /// Whether some stack, grid or implicit container asks its views for their spacing.
  private(set) var needsSpacing = false
  /// Whether a view hands a value to the layout around it.
  private(set) var hasLayoutValues = false
  /// Whether views relate to the size of the screen or window.
  private(set) var relatesToHost = false
  /// How many views and modifiers there are about.
  private(set) var viewCount = 0
  private(set) var modifierCount = 0

  init(_ nodes: UnsafeBufferPointer<ViewTree.Node>) {
    for index in nodes.indices { include(nodes[index].content) }
  }

  private mutating func include(_ content: ViewContent) {
    viewCount += 1
    switch content {
    case .hStack(_, spacing: nil), .vStack(_, spacing: nil), .lazyHStack(_, spacing: nil),
      .lazyVStack(_, spacing: nil), .scrollView, .proxied, .layout,
      .grid(_, nil, _), .grid(_, _, nil),
      .lazyVGrid(_, _, spacing: nil), .lazyHGrid(_, _, spacing: nil):
      needsSpacing = true
    case .group, .forEach, .gridRow, .conditional:
      needsSpacing = true
      viewCount -= 1
    case .modifier(let modifier):
      viewCount -= 1
      modifierCount += 1
      switch modifier {
      case .annotation(_, hasShadow: true), .safeAreaInset(_, _, spacing: nil): needsSpacing = true
      case .layoutValue: hasLayoutValues = true
      case .containerRelativeFrame: relatesToHost = true
      default: break
      }
    default:
      break
    }
  }
}
