internal import LayoutCore

// Views that show nothing but a style, and masks.

extension SpecReader {
  /// A color as a view; nil if it cannot be read.
  func colorView(_ node: JSONNode) -> ViewContent? {
    if let name = member("name", of: node) {
      if let key = ["color", "colorSpace"].first(where: { node.value[$0] != nil }) {
        error("a Color has 'name' or \(key.quoted), not both", at: .key(in: node.value, key))
      }
      guard let text = string(name, "'name'"), var color = namedColor(text, at: name) else {
        return nil
      }
      if let member = member("opacity", of: node), let factor = opacity(member) {
        color.opacity *= factor
      }
      return .color(.color(color))
    }
    let keys = ["color", "colorSpace", "opacity"]
    guard keys.contains(where: { node.value[$0] != nil }) else { return .color(nil) }
    return colorMembers(of: node).map { .color(.color($0)) }
  }

  /// `mask`: views of which the alpha is what the view is seen through.
  func mask(_ node: JSONNode) -> ReadModifier? {
    guard
      check(
        node,
        SpecVocabulary.content,
        of: "'mask'",
        hint: { key in
          key == "type" ? "a view goes into 'content'" : nil
        }
      )
    else {
      noteIDs(in: node)
      return nil
    }
    return ReadModifier(
      modifier: .mask(alignment: alignment("alignment", of: node)),
      content: member("content", of: node)
    )
  }
}
