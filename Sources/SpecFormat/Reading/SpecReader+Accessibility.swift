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
/// | alerts and sheets | `SpecReader+Presentations` |
extension SpecReader {
  /// Reads an accessibility modifier; nil if it says nothing or cannot be read.
  func accessibilityModifier(_ name: String, _ node: JSONNode) -> ReadModifier? {
    switch name {
    case "accessibilityElement":
      guard check(node, SpecVocabulary.element, of: name.quoted) else { return nil }
      let behavior = choice(AccessibilityModifier.ChildBehavior.self, "children", of: node)
      let type = choice(AccessibilityModifier.ContainerType.self, "containerType", of: node)
      return annotation(.element(behavior ?? .ignore, type))
    case "accessibilityChildren": return shadow(.children, name, node)
    case "accessibilityRepresentation": return shadow(.representation, name, node)
    case "accessibilityShowsLargeContentViewer": return largeContentViewer(name, node)
    case "contentShape": return contentShape(node)
    case "disabled": return boolean(node, name.quoted).flatMap { annotation(.disabled($0)) }
    case "redacted":
      return choice(node, among: ["placeholder"], name.quoted).map { _ in annotation(.redacted) }
    case "badge": return badgeText(node).map { annotation(.badge($0)) }
    case "onTapGesture": return flag(node, name).map { _ in annotation(.gesture) }
    case "drawingGroup", "cornerRadius", "toolbar":
      // They change how a view is drawn; accessibility passes through (A6.11).
      return ReadModifier(modifier: .environment(EnvironmentChange(name: name) { _ in }))
    case "alert": return alert(node)
    case "sheet": return sheet(node)
    default:
      let properties = properties(name, node)
      return properties.isEmpty ? nil : annotation(.properties(name: name, properties))
    }
  }

  private func annotation(_ modifier: AccessibilityModifier) -> ReadModifier {
    ReadModifier(modifier: .annotation(modifier, hasShadow: false))
  }

  private func shadow(
    _ modifier: AccessibilityModifier,
    _ name: String,
    _ node: JSONNode
  ) -> ReadModifier? {
    guard check(node, SpecVocabulary.shadowContent, of: name.quoted) else { return nil }
    return ReadModifier(
      modifier: .annotation(modifier, hasShadow: true),
      content: member("content", of: node)
    )
  }

  /// What the viewer shows instead of the view is laid out but part of no tree.
  private func largeContentViewer(_ name: String, _ node: JSONNode) -> ReadModifier? {
    var properties = AccessibilityProperties()
    properties.showsLargeContentViewer = true
    let modifier = AccessibilityModifier.properties(name: name, properties)
    if node.value.kind == .object { return shadow(modifier, name, node) }
    return flag(node, name).map { _ in annotation(modifier) }
  }

  /// Without a kind a content shape is one for interaction, as in SwiftUI.
  private func contentShape(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.contentShape, of: "'contentShape'"),
      let member = member("shape", of: node), let shape = shape(member, "'shape'")
    else { return nil }
    let kind = choice(AccessibilityModifier.ContentShapeKind.self, "kind", of: node)
    return annotation(.contentShape(kind ?? .interaction, shape))
  }

  /// Whether a modifier without arguments is there: nothing but `true` may stand behind its name.
  func flag(_ node: JSONNode, _ name: String) -> Bool? {
    guard node.value.boolean == true else {
      error(
        "\(name.quoted) takes no arguments",
        at: node.place,
        hint: "write { \"\(name)\": true }"
      )
      return nil
    }
    return true
  }
}
