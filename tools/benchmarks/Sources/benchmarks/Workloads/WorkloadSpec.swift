import LayoutCore

/// Writes a workload as a spec file.
struct WorkloadSpec {
  private(set) var json = ""
  private let tree: ViewTree

  init(_ workload: Workload) {
    tree = workload.scene.tree
    var proposal = ""
    if case .proposal(let size) = workload.scene.host {
      let lengths = [("width", size.width), ("height", size.height)]
      proposal = lengths.map { name, length in "\"\(name)\":\(length.map { "\($0)" } ?? "null")" }
        .joined(separator: ",")
    }
    json = "{\"proposal\":{\(proposal)},\"view\":"
    write(0, modifiers: [])
    json += "}\n"
  }

  /// Writes a view and its modifiers, outermost first.
  private mutating func write(_ view: Int, modifiers: [String]) {
    switch tree.nodes[view].content {
    case .modifier(.flexibleFrame):
      write(view + 1, modifiers: modifiers + [#"{"frame":{"maxWidth":"inf"}}"#])
    case .modifier(.padding(_, let length)):
      write(view + 1, modifiers: modifiers + [#"{"padding":\#(length ?? 0)}"#])
    case .hStack(_, let spacing):
      container(view, #""type":"HStack","spacing":\#(spacing ?? 0)"#, modifiers)
    case .vStack(let alignment, let spacing):
      let name = alignment == .leading ? "leading" : "center"
      container(
        view,
        #""type":"VStack","spacing":\#(spacing ?? 0),"alignment":"\#(name)""#,
        modifiers
      )
    case .text(let content):
      leaf(#""type":"Text","content":"\#(content)""#, modifiers)
    case .image(_, let size, _):
      leaf(#""type":"Image","size":[\#(size.width),\#(size.height)]"#, modifiers)
    case .spacer(let length):
      leaf(#""type":"Spacer","minLength":\#(length ?? 8)"#, modifiers)
    default:
      preconditionFailure("no workload has such a view")
    }
  }

  private mutating func leaf(_ members: String, _ modifiers: [String]) {
    json += "{\(members)"
    finish(modifiers)
  }

  private mutating func container(_ view: Int, _ members: String, _ modifiers: [String]) {
    json += "{\(members),\"children\":["
    for (position, child) in tree.children(of: view).enumerated() {
      if position > 0 { json += "," }
      write(child, modifiers: [])
    }
    json += "]"
    finish(modifiers)
  }

  private mutating func finish(_ modifiers: [String]) {
    if !modifiers.isEmpty {
      json += ",\"modifiers\":[\(modifiers.reversed().joined(separator: ","))]"
    }
    json += "}"
  }
}
