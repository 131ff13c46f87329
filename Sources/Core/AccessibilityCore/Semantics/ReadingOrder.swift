internal import LayoutCore

/// The order in which the children of a container are read (A8).
enum ReadingOrder {
  /// An entry of the order: a node, or several that are read together.
  struct Entry {
    /// The frame of its visible part.
    var place: Rect
    var sortPriority: Double
    var direction: LayoutDirection
  }

  /// The positions of entries in reading order: higher priority first, then from top to bottom in
  /// rows, each from the leading to the trailing edge; equal ones in source order.
  ///
  /// - Parameters:
  ///   - keepsSourceOrder: Whether geometry does not count, as in lists (A8.4).
  ///   - idiom: The kind of device, on which the rows depend.
  static func order(
    _ entries: [Entry],
    keepsSourceOrder: Bool,
    idiom: UserInterfaceIdiom
  ) -> [Int] {
    let places = keepsSourceOrder ? Array(entries.indices) : geometricOrder(entries, idiom)
    return places.stablySorted { entries[$0].sortPriority > entries[$1].sortPriority }
  }

  /// Rows from top to bottom, each from the leading to the trailing edge.
  ///
  /// Sorted by their tops, an entry starts a new row if its top lies a certain distance below the one
  /// before it: 8 points on a phone, 13 on a pad. That is the recorded behaviour (A8.3); the
  /// older systems' test by middles (A8.2) is not used. Proved by
  /// `Specs/Conformance/Accessibility/order.json`.
  static func geometricOrder(_ entries: [Entry], _ idiom: UserInterfaceIdiom) -> [Int] {
    let distance: Double = idiom == .phone ? 8 : 13
    let sorted = entries.indices.stablySorted { entries[$0].place.minY < entries[$1].place.minY }
    var order: [Int] = []
    var row: [Int] = []
    for index in sorted {
      if let last = row.last, entries[index].place.minY - entries[last].place.minY >= distance {
        order += sortedRow(row, entries)
        row = []
      }
      row.append(index)
    }
    return order + sortedRow(row, entries)
  }

  private static func sortedRow(_ row: [Int], _ entries: [Entry]) -> [Int] {
    guard let first = row.first else { return [] }
    let direction = entries[first].direction
    return row.sorted().stablySorted { first, second in
      direction == .leftToRight
        ? entries[first].place.minX < entries[second].place.minX
        : entries[first].place.maxX > entries[second].place.maxX
    }
  }
}
