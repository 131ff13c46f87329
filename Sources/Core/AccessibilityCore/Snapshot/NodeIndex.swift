/// An index of a snapshot's nodes by id.
struct NodeIndex {
  private let positions: [String: Int]
  /// The nodes by their published ids, where those differ.
  private let publishedPositions: [String: Int]?
  /// The first node that the program wants to focus.
  let wish: Int?
  /// The first node of the topmost presentation.
  let presentation: Int?

  init(_ nodes: [AccessibilitySnapshot.Node]) {
    var positions: [String: Int] = [:]
    var published: [String: Int] = [:]
    positions.reserveCapacity(nodes.count)
    var (wish, presentation): (Int?, Int?)
    for index in nodes.indices {
      let id = nodes[index].element.id
      if positions[id] == nil { positions[id] = index }
      if let stable = nodes[index].stableID, published[stable] == nil { published[stable] = index }
      if wish == nil, nodes[index].wantsFocus { wish = index }
      if presentation == nil, nodes[index].parent == nil, nodes[index].role.isPresentation {
        presentation = index
      }
    }
    self.positions = positions
    publishedPositions = published.isEmpty ? nil : published
    (self.wish, self.presentation) = (wish, presentation)
  }

  /// The first node with an id.
  func position(of id: String) -> Int? { positions[id] }

  /// The first node that is published as `id`.
  func position(ofPublished id: String) -> Int? { (publishedPositions ?? positions)[id] }
}
