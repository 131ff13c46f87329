internal import CATSPI

/// Reading a whole application without waiting for each answer before the next request.
extension BusElement {
  /// All elements of the application, itself first: one request for the tree, and then those for
  /// single elements, of which many are in flight at a time.
  ///
  /// libatspi waits for each answer, 0.15 ms or more; so ten thousand elements would take it many
  /// seconds. seconds.
  ///
  /// - Throws: ``BusError/call(_:)`` if an element is removed while it is read.
  package func readItems() throws(BusError) -> [BusItem] {
    guard let connection = pointer.pointee.parent.app?.pointee.bus ?? atspi_get_a11y_bus() else {
      throw .noBus
    }
    let bus = BusQuestions(connection: connection, destination: busName)
    let cached = try bus.cachedItems()
    var positions: [String: Int] = [:]
    for (position, item) in cached.enumerated() { positions[item.path] = position }
    guard let root = positions[objectPath] else {
      throw .call("the application is not in its tree")
    }
    var places: [[(index: Int, position: Int)]] = Array(repeating: [], count: cached.count)
    for (position, item) in cached.enumerated() where position != root {
      if let parent = positions[item.parent] { places[parent].append((item.index, position)) }
    }
    // The application comes first: its position and that of the first item are swapped.
    func swapped(_ position: Int) -> Int { position == root ? 0 : position == 0 ? root : position }
    var items = cached.map(\.item)
    for position in items.indices {
      items[position].children = places[position].sorted { $0.index < $1.index }
        .map { swapped($0.position) }
    }
    try bus.addDetails(to: &items, of: cached)
    items.swapAt(0, root)
    return items
  }
}
