/// Ids for the nodes of a screen whose views come and go: a node keeps its own for as long as it is
/// there, whatever comes before it, and no other one ever gets it (V1.19).
///
/// The nodes of the first snapshot are called by their paths, so that another run of the same program
/// calls them the same.
struct PersistentNodeIDs {
  /// What a node is known by: its view, and of several that the view makes the how many-th of its kind.
  private struct Key: Hashable {
    var place: Int
    /// Of a view that is known by its position only, the path.
    var path: String?
    var kind: AccessibilityNode.Kind
    var number = 0
  }

  /// The ids of the nodes that are there.
  private var ids: [Key: String] = [:]
  private var isFirst = true
  /// How many ids were made up.
  private var count = 0
  /// What stands before the number of an id that was made up.
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

  /// The path of which an id was made.
  static func path(of id: String) -> Substring { id.prefix { $0 != mark } }

  private mutating func made(_ path: String) -> String {
    count += 1
    return "\(path)\(PersistentNodeIDs.mark)\(count)"
  }
}
