internal import LayoutCore

extension JSONWriter {
  /// Writes the placeholder that a view is (V17.3).
  mutating func member(_ placeholder: ViewPlaceholder) {
    key("placeholder")
    value(placeholder)
  }

  /// Writes the parts of a program other than views that could not be compiled, if any.
  mutating func placeholders(_ placeholders: [ViewPlaceholder]) {
    guard !placeholders.isEmpty else { return }
    key("placeholders")
    beginArray()
    for placeholder in placeholders { value(placeholder) }
    endArray()
  }

  private mutating func value(_ placeholder: ViewPlaceholder) {
    beginObject()
    member("kind", placeholder.kind.rawValue)
    member("name", placeholder.title)
    member("reason", placeholder.reason)
    member("source", placeholder.source)
    if placeholder.decides {
      key("decides")
      bool(true)
    }
    endObject()
  }
}
