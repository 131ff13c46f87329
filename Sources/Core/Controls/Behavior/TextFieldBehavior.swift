internal import LayoutCore

struct TextFieldBehavior: ControlBehavior {
  let text: String

  func typed(_ edit: TextEdit) -> Control.State? {
    var scalars = Array(text.unicodeScalars)
    switch edit {
    case .replace(let text): return .text(text)
    case .insert(let text, let offset):
      scalars.insert(contentsOf: text.unicodeScalars, at: min(max(offset, 0), scalars.count))
    case .delete(let range):
      scalars.removeSubrange(range.clamped(to: 0..<scalars.count))
    }
    return .text(String(String.UnicodeScalarView(scalars)))
  }
}
