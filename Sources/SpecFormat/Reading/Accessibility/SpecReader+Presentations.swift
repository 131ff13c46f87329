internal import AccessibilityCore
internal import LayoutCore

extension SpecReader {
  func sheet(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.sheet, of: "'sheet'"),
      boolean("isPresented", of: node) ?? true
    else { return nil }
    return ReadModifier(
      modifier: .annotation(
        AccessibilityModifier.presentation(name: "sheet"),
        bringsViews: true
      ),
      content: member("content", of: node)
    )
  }

  /// An alert shows its title, its message and its buttons.
  func alert(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.alert, of: "'alert'"),
      boolean("isPresented", of: node) ?? true
    else { return nil }
    let texts = [string("title", of: node), string("message", of: node)].compactMap { $0 }
    return ReadModifier(
      modifier: .annotation(
        AccessibilityModifier.presentation(name: "alert"),
        bringsViews: true
      ),
      content: member("actions", of: node),
      texts: texts
    )
  }
}
