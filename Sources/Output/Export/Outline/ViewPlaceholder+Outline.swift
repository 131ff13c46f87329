internal import LayoutCore
internal import TerminalText

extension ViewPlaceholder {
  /// The code that the view replaces, shown after its frame.
  var outlineText: String {
    let name = title.outlineQuotation(limit: 40)
    let what =
      switch kind {
      case .place: "a place"
      case .stopped: "not shown"
      case .view, .modifier, .value, .statement, .body, .declaration, .conformance, .import:
        "not compiled"
      }
    return "\(name) \(what): \(reason.printable) (\(source.printable))"
  }

  /// A placeholder other than a view, as a line of an outline.
  var outlineLine: String {
    let result = decides ? "decides what is shown" : "what follows can be wrong"
    return "\(kind.rawValue) \(outlineText), \(result)"
  }
}
