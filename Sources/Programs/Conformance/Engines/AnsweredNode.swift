internal import SpecFormat

/// A node of the accessibility tree that another engine answers, in the shape of `expect`.
struct AnsweredNode: CheckedNode {
  let node: ProbeValue

  var label: String? { node["label"].string }
  var role: String { node["kind"].string ?? "node" }
  var children: [AnsweredNode] { node["children"].elements.map(AnsweredNode.init) }
  var traitNames: [String] { node["traits"].elements.compactMap(\.string) }

  func value(of key: String) -> ProbeValue {
    if let value = node.members[key] { return value }
    // Values that follow from the frame may be absent.
    let frame = node["frame"].elements
    guard frame.count == 4 else { return .null }
    switch key {
    case "frameSize": return .list([frame[2], frame[3]])
    case "activationPointInElement":
      let point = node["activationPoint"].elements.compactMap(\.number)
      guard point.count == 2, let x = frame[0].number, let y = frame[1].number else {
        return .null
      }
      return .list([.number(point[0] - x), .number(point[1] - y)])
    default: return .null
    }
  }
}
