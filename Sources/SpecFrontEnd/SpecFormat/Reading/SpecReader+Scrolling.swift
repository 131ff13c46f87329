internal import LayoutCore

// Scroll views.

extension SpecReader {
  /// The axes along which a scroll view scrolls.
  func scrollAxes(of node: JSONNode) -> Axis.Set {
    guard let member = member("axes", of: node) else { return .vertical }
    let nodes = member.value.kind == .array ? elements(of: member) : [member]
    return nodes.reduce(into: []) { axes, node in
      if let index = choice(node, among: SpecVocabulary.axes, "an axis") {
        axes.insert(index == 0 ? .horizontal : .vertical)
      }
    }
  }

  /// Reads the scroll position of a scroll view's content.
  func scrollPosition(of node: JSONNode) -> ScrollPosition {
    guard let member = member("scrollPosition", of: node),
      check(member, SpecVocabulary.scrollPosition, of: "'scrollPosition'")
    else { return ScrollPosition() }
    guard let edge = self.member("edge", of: member) else {
      return ScrollPosition(x: extent("x", of: member) ?? 0, y: extent("y", of: member) ?? 0)
    }
    for key in ["x", "y"] where member.value[key] != nil {
      error("a position has an 'edge' or \(key.quoted), not both", at: .key(in: member.value, key))
    }
    guard let index = choice(edge, among: SpecVocabulary.edges, "'edge'") else {
      return ScrollPosition()
    }
    return ScrollPosition(edge: Edge(rawValue: UInt8(index)) ?? .top)
  }
}
