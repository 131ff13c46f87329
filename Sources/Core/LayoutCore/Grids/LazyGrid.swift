/// The items of a `LazyVGrid` or `LazyHGrid` and the tracks that they make (L22).
struct LazyGrid: Sendable {
  /// A column of a `LazyVGrid` or a row of a `LazyHGrid`, with its start.
  struct Track: Sendable {
    var start: Double
    var length: Double
    /// The item that it belongs to.
    var item: Int
  }

  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  /// The alignment of the tracks in a larger grid, and of the cells in their tracks.
  let alignment: Alignment
  /// The gap between groups of cells; nil for the one that the cells prefer.
  let spacing: Double?

  /// Creates a grid; without items it gets one, since its cells would have no track.
  init(axis: Axis, items: [GridItem], alignment: Alignment, spacing: Double?) {
    self.axis = axis
    self.items = items.isEmpty ? [GridItem()] : items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The largest number of tracks that an item makes.
  private static let maximumTrackCount = 10_000.0

  func spacing(behind item: Int) -> Double { items[item].spacing ?? ViewSpacing.systemDefault }

  /// The gaps behind all items but the last.
  private var gaps: Double { items.indices.dropLast().reduce(0) { $0 + spacing(behind: $1) } }

  /// Divides a length among the items, from first to last: none gets the rest that a later one
  /// leaves (L22.1).
  ///
  /// Proved by `Specs/Conformance/LazyGrid`, most of which was recorded.
  ///
  /// - Returns: The tracks, and their total length: the grid's own length if they do not fit (rule
  ///   22.2).
  func tracks(dividing length: Double) -> (tracks: [Track], length: Double) {
    var sharers = 0.0
    var remaining = length - gaps
    for item in items {
      if case .fixed(let fixed) = item.size { remaining -= fixed } else { sharers += 1 }
    }
    var tracks: [Track] = []
    var position = 0.0
    for (index, item) in items.enumerated() {
      let share = sharers > 0 ? max(remaining, 0) / sharers : 0
      let (count, track) = LazyGrid.division(of: share, item.size, gap: spacing(behind: index))
      let gap = spacing(behind: index)
      for number in 0..<count {
        let start = position + (number == 0 ? 0 : Double(number) * (track + gap))
        tracks.append(Track(start: start, length: track, item: index))
      }
      let taken = track * Double(count) + gap * Double(count - 1)
      position += taken
      if index + 1 < items.count { position += gap }
      if case .fixed = item.size { continue }
      // ∞ − ∞ leaves everything as it was.
      if remaining - taken == remaining - taken { remaining -= taken }
      sharers -= 1
    }
    if position >= length { return (tracks, position) }
    let surplus = (length - position) * fraction
    if surplus != 0, surplus.isFinite {
      for index in tracks.indices { tracks[index].start += surplus }
    }
    return (tracks, length)
  }

  /// The number of tracks that an item makes of its share, and the length of each.
  private static func division(
    of share: Double,
    _ size: GridItem.Size,
    gap: Double
  ) -> (count: Int, length: Double) {
    switch size {
    case .fixed(let length):
      return (1, length)
    case .flexible(let minimum, let maximum):
      return (1, min(max(share, minimum), maximum))
    case .adaptive(let minimum, let maximum):
      // An item without room for its minimum takes what there is (L22.3). Of ∞ it makes one.
      let more = share.isFinite ? ((share - minimum) / (minimum + gap)).rounded(.down) : 0
      let count = more > 0 ? min(more + 1, maximumTrackCount) : 1
      return (Int(count), min((share - gap * (count - 1)) / count, maximum))
    }
  }

  /// The part of the surplus before the tracks (L22.4).
  private var fraction: Double {
    switch axis == .vertical ? alignment.horizontal.key : alignment.vertical.key {
    case .horizontalCenter, .verticalCenter: 0.5
    case .trailing, .bottom: 1
    default: 0
    }
  }
}
