internal import AccessibilityCore
internal import LayoutCore

/// Accessibility modifiers.
///
/// | what they say | where |
/// | --- | --- |
/// | elements, children, outlines | here |
/// | words, traits, places | `SpecReader+AccessibilityProperties` |
/// | actions | `SpecReader+AccessibilityActions` |
/// | rotors and ties between elements | `SpecReader+Rotors` |
/// | charts | `SpecReader+Charts` |
extension SpecReader {
  func element(_ node: JSONNode) -> AccessibilityModifier? {
    guard check(node, SpecVocabulary.element, of: "'accessibilityElement'") else { return nil }
    let behavior = choice(AccessibilityModifier.ChildBehavior.self, "children", of: node)
    let type = choice(AccessibilityModifier.ContainerType.self, "containerType", of: node)
    return .element(behavior ?? .ignore, type)
  }

  func syntheticContent(
    _ modifier: AccessibilityModifier,
    _ name: String,
    _ node: JSONNode
  ) -> ReadModifier? {
    guard check(node, SpecVocabulary.syntheticContent, of: name.quoted) else { return nil }
    return ReadModifier(
      modifier: .annotation(modifier, bringsViews: true),
      content: member("content", of: node)
    )
  }

  /// Reads the view of the large content viewer, which is laid out but part of no tree.
  func largeContentViewer(_ name: String, _ node: JSONNode) -> ReadModifier? {
    var properties = AccessibilityProperties()
    properties.showsLargeContentViewer = true
    let modifier = AccessibilityModifier.properties(name: name, properties)
    if node.value.kind == .object { return syntheticContent(modifier, name, node) }
    guard flag(node, name) else { return nil }
    return ReadModifier(modifier: .annotation(modifier, bringsViews: false))
  }

  /// Without a kind a content shape is one for interaction, as in SwiftUI.
  func contentShape(_ node: JSONNode) -> AccessibilityModifier? {
    guard check(node, SpecVocabulary.contentShape, of: "'contentShape'") else { return nil }
    let kind = choice(AccessibilityModifier.ContentShapeKind.self, "kind", of: node)
    return member("shape", of: node).flatMap { shape($0, "'shape'") }
      .map { .contentShape(kind ?? .interaction, $0) }
  }

  /// Whether a modifier without arguments is there: nothing but `true` may stand behind its name.
  func flag(_ node: JSONNode, _ name: String) -> Bool {
    guard node.value.boolean == true else {
      error(
        "\(name.quoted) takes no arguments",
        at: node.place,
        hint: "write { \"\(name)\": true }"
      )
      return false
    }
    return true
  }
}
