import LayoutCore

/// The guide by which a stack has placed one of its children across its axis (L10.8).
package struct GuideWay: Sendable {
  package let guide: String
  package let stack: String
  /// From the child's leading or top edge, in points.
  package let value: Double
  /// The view inside whose modifier sets the guide, by its path; nil for the guide's default.
  package let setter: String?
  /// The modifier that sets it, by its node.
  package let modifier: Int?

  /// Follows the guide of a stack's child to who sets it (L16.1, L16.4).
  init?(of child: PlacedView, in stack: PlacedView, _ result: LayoutResult, _ paths: ViewPaths) {
    guard let key = stack.content.crossGuide else { return nil }
    let (value, isExplicit) = result.withRoomForGuides { child.guide(key) }
    guide = GuideNames(result.scene.tree)[key]
    self.stack = Words.name(stack, paths[stack])
    self.value = value
    let views = result.views
    let setter =
      isExplicit
      ? views[child.index..<child.end].first { view in
        view.modifiers.contains { $0.sets(key) }
      } : nil
    self.setter = setter.map { paths[$0] }
    modifier = setter?.modifiers.last { $0.sets(key) }?.source
  }
}

extension PlacedModifier {
  fileprivate func sets(_ key: AlignmentKey) -> Bool {
    if case .alignmentGuide(key, _)? = content { return true }
    return false
  }
}

extension ViewContent {
  /// The guide at which a stack's children meet; nil for all other views.
  fileprivate var crossGuide: AlignmentKey? {
    if case .hStack(let alignment, _) = self { return alignment.key }
    if case .vStack(let alignment, _) = self { return alignment.key }
    return nil
  }
}
