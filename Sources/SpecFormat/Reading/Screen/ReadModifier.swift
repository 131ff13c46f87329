internal import AccessibilityCore
internal import LayoutCore

/// A modifier as read, and the views it brings along.
struct ReadModifier {
  var modifier: ModifierContent
  var id: String?
  var content: JSONNode?
  /// Texts that stand before the content.
  var texts: [String] = []
  /// Whether it says how controls look within.
  var changesLook = false
  /// Where its value stands.
  var place: JSONPlace?
  /// What it becomes for the geometry reader around it, if it depends on that.
  var proxied: (@Sendable (GeometryProxy) -> ModifierContent)?

  /// The node of the tree that it makes.
  var treeNode: ViewContent {
    guard let proxied else { return .modifier(modifier) }
    return .proxied { .modifier(proxied($0)) }
  }

  /// The count or words of a `badge`; nil for any other modifier.
  var badge: String? {
    guard case .annotation(let annotation, _) = modifier,
      case .badge(let text)? = annotation.value as? AccessibilityModifier
    else { return nil }
    return text
  }

  /// Whether the modifier shows something over the view.
  var isPresentation: Bool {
    guard case .annotation(let annotation, _) = modifier,
      case .presentation = annotation.value as? AccessibilityModifier
    else { return false }
    return true
  }
}

extension ReadModifier {
  /// A modifier without views of its own; nil if it could not be read.
  init?(_ content: ModifierContent?) {
    guard let content else { return nil }
    modifier = content
  }
}

extension ReadModifier {
  /// A modifier of numbers, any of which may be computed from the geometry reader around it.
  init(
    computedFrom numbers: [SpecNumber?],
    _ make: @escaping @Sendable (GeometryProxy) -> ModifierContent
  ) {
    modifier = make(.zero)
    if numbers.contains(where: \.isComputed) { proxied = make }
  }
}
