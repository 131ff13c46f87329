internal import LayoutCore

extension StyledText {
  /// Replaces a family by the system font; false if no character has that family.
  mutating func replaceFamily(_ name: String) -> Bool {
    var isReplaced = attributes.replaceFamily(name)
    for index in runs.indices where runs[index].attributes.replaceFamily(name) {
      isReplaced = true
    }
    return isReplaced
  }
}

extension TextAttributes {
  fileprivate mutating func replaceFamily(_ name: String) -> Bool {
    guard font.family == name else { return false }
    font.family = nil
    return true
  }
}
