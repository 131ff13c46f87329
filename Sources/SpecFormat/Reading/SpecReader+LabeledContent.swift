internal import Controls
internal import LayoutCore

extension SpecReader {
  /// Reads `LabeledContent`, whose content is words or views.
  func labeledContent(_ node: JSONNode, id: String?) {
    if node.value["value"] != nil, node.value["children"] != nil {
      error(
        "a LabeledContent has a 'value' or 'children', not both",
        at: .key(in: node.value, "children")
      )
    }
    var content = content(of: node)
    if let value = string("value", of: node) { content = { $0.leaf(.text(value)) } }
    makeControl(.labeledContent, id: id, label: label(of: node), content: content)
  }
}
