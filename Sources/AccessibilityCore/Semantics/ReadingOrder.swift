internal import LayoutCore

/// The order in which the children of a container are read (A8).
enum ReadingOrder {
  /// The positions of nodes in the order in which they are read: higher priority first, then from
  /// top to bottom in rows, each from the leading to the trailing edge; equal ones as the views are
  /// written.
  ///
  /// - Parameters:
  ///   - keepsSourceOrder: Whether geometry does not count, as in lists (A8.4).
  ///   - idiom: The device, which decides what counts as a row.
  static func order(
    _ nodes: [AccessibilityNode],
    keepsSourceOrder: Bool,
    idiom: UserInterfaceIdiom
  ) -> [Int] {
    let geometric =
      keepsSourceOrder
      ? Array(nodes.indices) : geometricOrder(nodes, distance: idiom == .phone ? 8 : 13)
    return geometric.stablySorted { nodes[$0].sortPriority > nodes[$1].sortPriority }
  }

  /// Rows from top to bottom, each from the leading to the trailing edge.
  ///
  /// Sorted by their tops, a node starts a new row if its top lies a certain distance below the one
  /// before it: 8 points on a phone, 13 on a pad. That is the recorded behaviour (A8.3); the
  /// older systems' test by middles (A8.2) is not used. Proved by
  /// `Specs/Conformance/Accessibility/order.json`.
  private static func geometricOrder(_ nodes: [AccessibilityNode], distance: Double) -> [Int] {
    let frames = nodes.map { position($0) }
    let sorted = nodes.indices.stablySorted { frames[$0].minY < frames[$1].minY }
    var order: [Int] = []
    var row: [Int] = []
    for index in sorted {
      if let last = row.last, frames[index].minY - frames[last].minY >= distance {
        order += sortedRow(row, frames, direction: nodes[row[0]].layoutDirection)
        row = []
      }
      row.append(index)
    }
    guard let first = row.first else { return order }
    return order + sortedRow(row, frames, direction: nodes[first].layoutDirection)
  }

  /// A container stands where its first element stands (A8.3).
  private static func position(_ node: AccessibilityNode) -> Rect {
    guard node.kind == .container, let first = node.childrenInReadingOrder.first else {
      return node.frame
    }
    return position(first)
  }

  private static func sortedRow(
    _ row: [Int],
    _ frames: [Rect],
    direction: LayoutDirection
  ) -> [Int] {
    row.sorted().stablySorted { first, second in
      direction == .leftToRight
        ? frames[first].minX < frames[second].minX : frames[first].maxX > frames[second].maxX
    }
  }
}
