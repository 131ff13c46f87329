internal import LayoutCore

/// Nodes for the links of a text, as those of GTK's labels are (A2.60).
extension SnapshotBuilder {
  /// Adds a node for each link of a text that is no link as a whole.
  func addLinks(to text: Int) {
    let around = drafts[text].node
    guard around.role != .link, let string = around.text?.string else { return }
    for link in around.element.links(in: string) {
      let view = hierarchy.views[drafts[text].view]
      let frame = around.text?.frame(of: link.range) ?? around.element.frame
      let id = "\(around.element.id)/link/\(link.place)"
      var element = AccessibilityNode(platform: view, id: id, frame: frame)
      element.kind = .element
      element.label = link.label
      element.traits = around.element.traits.contains(.notEnabled) ? [.link, .notEnabled] : .link
      element.language = around.element.language
      element.actions = [AccessibilityAction(.default, name: link.label)]
      var node = AccessibilitySnapshot.Node(role: .link, element: element)
      node.text = AccessibilitySnapshot.Text(string: link.label)
      node.look =
        around.looks.first { $0.range.contains(link.range.lowerBound) }?.look ?? around.look
      node.destination = link.destination
      node.link = link
      let draft = add(Draft(node: node, view: drafts[text].view), to: text)
      noteVisiblePart(of: draft, liesOverAll: false)
    }
  }
}

extension AccessibilityNode {
  /// The links at their places in the spoken words, in which symbols have names.
  fileprivate func links(in spoken: String) -> [AccessibilityTextLink] {
    guard !symbols.isEmpty else { return links }
    let scalars = Array(spoken.unicodeScalars)
    var start = 0
    return links.compactMap { link in
      let words = Array(link.label.unicodeScalars)
      let places = start..<max(start, scalars.count - words.count + 1)
      guard let place = places.first(where: { scalars[$0...].starts(with: words) }) else {
        return nil
      }
      var link = link
      link.range = place..<(place + words.count)
      start = link.range.upperBound
      return link
    }
  }
}

extension AccessibilitySnapshot.Text {
  /// The bounding box of some Unicode scalars, each of which has the same share of its line; nil if
  /// the places of the lines are not known.
  fileprivate func frame(of range: Range<Int>) -> Rect? {
    var box: Rect?
    for line in lines {
      let part = range.clamped(to: line.range)
      guard !part.isEmpty else { continue }
      let share = line.frame.width / Double(line.range.count)
      let start = Double(part.lowerBound - line.range.lowerBound) * share
      let width = Double(part.count) * share
      var frame = line.frame
      frame.origin.x =
        line.direction == .rightToLeft ? frame.maxX - start - width : frame.minX + start
      frame.size.width = width
      box = box.map { $0.union(frame) } ?? frame
    }
    return box
  }
}
