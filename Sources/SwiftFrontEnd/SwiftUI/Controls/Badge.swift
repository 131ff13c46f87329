internal import AccessibilityCore
internal import LayoutCore
public import ViewGraph

/// A modifier that puts a count or word on a view (M4.10).
public struct _BadgeModifier {
  let badge: Text?

  nonisolated init(_ badge: Text?) { self.badge = badge }
}

extension _BadgeModifier: _PrimitiveModifier {
  /// Updates the node's engine content and its children.
  public func _update(_ node: GraphNode, _ base: (inout ChildCursor) -> Void) {
    let words = badge.map { $0.string(in: node.environment) }
    node.setOutput(
      words.map { words in
        .modifier(.annotation(AccessibilityModifier.badge(words), bringsViews: false))
      } ?? .inPlace
    )
    node.updateChildren(node.inputs, base)
  }

  /// Returns the view's value for a trait that its container reads.
  public func _trait(_ key: ObjectIdentifier, of node: GraphNode) -> Any? {
    key == ObjectIdentifier(BadgeTrait.self)
      ? badge.map { $0.string(in: node.environment) } : nil
  }

  /// Appends the node's engine content.
  public func _emit(_ node: GraphNode, into emitter: inout TreeEmitter) {
    if node.memory is BadgeElsewhere { return emitter.emitSingle(node.children) }
    guard let words = badge.map({ $0.string(in: node.environment) }),
      emitter.builder.isInRow
    else { return node.emitOutput(into: &emitter) }
    let badge = ViewContent.modifier(
      .annotation(AccessibilityModifier.badge(words), bringsViews: false)
    )
    // A link shows its badge before its chevron.
    if node.isNavigationLink {
      let outer = emitter.builder.controlStyles.badge
      emitter.builder.controlStyles.badge = words
      emitter.builder.open(badge)
      emitter.emitSingle(node.children)
      emitter.builder.close()
      emitter.builder.controlStyles.badge = outer
      return
    }
    // The view has a badge, the row has both.
    emitter.builder.open(.hStack(alignment: .center, spacing: nil))
    emitter.builder.open(badge)
    emitter.emitSingle(node.children)
    emitter.builder.close()
    var hidden = AccessibilityProperties()
    hidden.isHidden = true
    emitter.builder.leaf(.spacer(minLength: nil))
    emitter.builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    emitter.builder.open(
      .modifier(
        .annotation(
          AccessibilityModifier.properties(name: "accessibilityHidden", hidden),
          bringsViews: false
        )
      )
    )
    emitter.builder.leaf(.text(words))
    for _ in 0..<3 { emitter.builder.close() }
  }
}

/// Marks a view whose badge another view shows, such as its tab.
@MainActor
final class BadgeElsewhere {
  static let shared = BadgeElsewhere()
}

extension GraphNode {
  /// Whether the view is a link to another one, whatever modifies it.
  fileprivate var isNavigationLink: Bool {
    switch output {
    case .content(.control(.navigationLink)): true
    case .inPlace, .content(.modifier): children.first?.isNavigationLink == true
    case .content: false
    }
  }
}

extension View {
  /// Adds a badge with a count; none for 0.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(count == 0 ? nil : Text(verbatim: String(count))))
  }

  /// Adds a badge with a text; none for nil.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(_BadgeModifier(label)) }

  /// Adds a badge with a text; none for nil.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(key.map { Text($0) }))
  }

  /// Adds a badge with a verbatim text; none for nil.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(label.map { Text($0) }))
  }

  /// Sets the prominence of badges.
  ///
  /// Inert: all badges look the same.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// Little.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The standard prominence.
  public static let standard = BadgeProminence(name: "standard")
  /// Much.
  public static let increased = BadgeProminence(name: "increased")
}

private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue: BadgeProminence = .standard
}

extension EnvironmentValues {
  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
