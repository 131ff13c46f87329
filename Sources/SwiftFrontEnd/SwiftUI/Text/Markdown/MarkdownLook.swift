internal import LayoutCore

/// The formatting of some characters in Markdown (V11.3).
struct MarkdownLook: Hashable, Sendable {
  var isEmphasized = false
  var isStrong = false
  var isCode = false
  var isStruck = false
  /// `true` if its words are inflected by number (V11.13).
  var isInflected = false
  /// The destination of a link.
  var link: String?

  /// The changes of the layout's environment for the formatting.
  var changes: [EnvironmentChange] {
    var changes: [EnvironmentChange] = []
    if isEmphasized { changes.append(EnvironmentChange(name: "italic") { $0.italic = true }) }
    if isStrong { changes.append(EnvironmentChange(name: "bold") { $0.fontWeight = .bold }) }
    if isCode { changes.append(EnvironmentChange(.monospaced(true))) }
    if isStruck { changes.append(EnvironmentChange(.strikethrough(TextLineStyle()))) }
    if link != nil { changes.append(MarkdownLook.linkChange) }
    return changes
  }

  /// Links have the tint.
  static let linkChange = EnvironmentChange(.foregroundStyle(StyleValue(.semantic(.tint))))
}
