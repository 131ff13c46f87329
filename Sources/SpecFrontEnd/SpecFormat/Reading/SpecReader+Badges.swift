internal import AccessibilityCore
internal import LayoutCore

/// Badges, which take room in rows of lists (M4.10).
extension SpecReader {
  /// The badge that a view shows; of several the outermost.
  ///
  /// A view that stands for several rows, such as `ForEach`, has none.
  func rowBadge(_ modifiers: [ReadModifier], of type: String) -> (index: Int, text: String)? {
    let groups = ["ForEach", "Group", "If", "Section", "List", "Form"]
    guard let index = modifiers.lastIndex(where: { $0.badge != nil }), tree.builder.isInRow,
      !groups.contains(type), let text = modifiers[index].badge
    else { return nil }
    return (index, text)
  }

  /// Whether a view shows its badge itself: a link before its chevron.
  func hasRoomForBadge(_ type: String) -> Bool { type == "NavigationLink" }

  /// Makes room beside a view that does not show its badge itself.
  func openRowOfBadge(of type: String) {
    if hasRoomForBadge(type) { return }
    tree.builder.open(.hStack(alignment: .center, spacing: nil))
  }

  /// Ends a view beside which its badge stands; the badge is the view's value, no element.
  func closeRow(of badge: String, of type: String) {
    if hasRoomForBadge(type) { return }
    var hidden = AccessibilityProperties()
    hidden.isHidden = true
    tree.builder.leaf(.spacer(minLength: nil))
    tree.builder.open(.modifier(.foregroundStyle(.level(.secondary))))
    tree.builder.open(
      .modifier(
        .annotation(
          AccessibilityModifier.properties(name: "accessibilityHidden", hidden),
          bringsViews: false
        )
      )
    )
    tree.builder.leaf(.text(badge))
    for _ in 0..<3 { tree.builder.close() }
  }
}
