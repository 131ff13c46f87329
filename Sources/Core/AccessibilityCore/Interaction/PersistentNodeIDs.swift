/// Persistent ids for the nodes of a screen whose views are inserted and removed: a node keeps its
/// id as long as it exists, whatever comes before it, and no other one ever gets it (V1.19).
///
/// The nodes of the first snapshot get their paths as ids, so that they are the same in another run
/// of the same program.
struct PersistentNodeIDs {
  /// The identity of a node: its view, and its number among those of its kind that the view makes.
  private struct Key: Hashable {
    var place: Int
    /// The path, for a view that is known by its position only.
    var path: String?
    var kind: AccessibilityNode.Kind
    var number = 0
  }

  /// The ids of the existing nodes.
  private var ids: [Key: String] = [:]
  private var isFirst = true
  /// The number of ids that were made up.
  private var count = 0
  /// The prefix of the number in an id that was made up.
  private static let mark: Character = "~"

  /// Gives the nodes of the next snapshot their ids.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - place: The place of a view (``ScreenBackend/place(of:)``).
  mutating func name(_ nodes: inout [AccessibilitySnapshot.Node], places place: (Int) -> Int) {
    var counts: [Key: Int] = [:]
    var next: [Key: String] = [:]
    var taken: Set<String> = []
    counts.reserveCapacity(nodes.count)
    next.reserveCapacity(nodes.count)
    for index in nodes.indices {
      let element = nodes[index].element
      let view = place(element.view)
      var key = Key(place: max(view, -1), path: view < 0 ? element.id : nil, kind: element.kind)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      key.number = number
      let mayBePath = isFirst && !element.id.contains(PersistentNodeIDs.mark)
      let id =
        ids[key] ?? (mayBePath && taken.insert(element.id).inserted ? element.id : made(element.id))
      next[key] = id
      nodes[index].stableID = id
    }
    ids = next
    isFirst = false
  }

  /// The path from which an id was made.
  static func path(of id: String) -> Substring { id.prefix { $0 != mark } }

  private mutating func made(_ path: String) -> String {
    count += 1
    return "\(path)\(PersistentNodeIDs.mark)\(count)"
  }
}
