package import LayoutCore

/// The change from one snapshot to the next, for an observer that has the former.
public enum SnapshotChange: Sendable {
  /// A whole new snapshot.
  case all(AccessibilitySnapshot)
  /// The same nodes, some of which differ.
  case some(Difference)

  /// The difference of two snapshots.
  public struct Difference: Sendable {
    package var title: String
    package var size: Size
    package var language: String
    package var focus: Int?
    /// The changed nodes, in the order of their positions.
    package var nodes: [NodeChange]
  }

  /// A node that differs, or has only moved.
  package struct NodeChange: Sendable {
    package var position: Int
    var node: AccessibilitySnapshot.Node?
    var place: AccessibilitySnapshot.Node.Place?

    /// Whether the node has only moved.
    package var isMove: Bool { node == nil }

    /// Applies the change to a node.
    package func apply(to old: inout AccessibilitySnapshot.Node) {
      if let node { old = node }
      if let place { old.place = place }
    }
  }

  /// Compares two snapshots in linear time.
  ///
  /// - Parameters:
  ///   - old: The former snapshot; nil for none.
  ///   - new: The new snapshot.
  package init(from old: AccessibilitySnapshot?, to new: AccessibilitySnapshot) {
    guard let differences = old.flatMap(new.differences) else {
      self = .all(new)
      return
    }
    self.init(differences, in: new)
  }

  /// Creates the change to a snapshot whose differing nodes are known.
  init(
    _ differences: [Int: AccessibilitySnapshot.Node.Difference],
    in new: AccessibilitySnapshot
  ) {
    let nodes = differences.sorted { $0.key < $1.key }.compactMap { position, difference in
      switch difference {
      case .nothing: NodeChange?.none
      case .place: NodeChange(position: position, place: new.nodes[position].place)
      case .everything: NodeChange(position: position, node: new.nodes[position])
      }
    }
    self = .some(
      Difference(
        title: new.title,
        size: new.size,
        language: new.language,
        focus: new.focus,
        nodes: nodes
      )
    )
  }

  /// Returns the changed snapshot.
  ///
  /// - Throws: ``LinkError`` if the change does not fit the snapshot.
  package func applied(
    to old: AccessibilitySnapshot?
  ) throws(LinkError) -> AccessibilitySnapshot {
    switch self {
    case .all(let snapshot): return snapshot
    case .some(let difference):
      guard var snapshot = old else { throw LinkError() }
      try difference.apply(to: &snapshot)
      return snapshot
    }
  }
}

extension AccessibilitySnapshot {
  /// The differences of the nodes from those at their positions in another snapshot, where there
  /// are any; nil if there are more or fewer nodes.
  func differences(from old: AccessibilitySnapshot) -> [Int: Node.Difference]? {
    guard old.nodes.count == nodes.count else { return nil }
    var differences: [Int: Node.Difference] = [:]
    for position in nodes.indices {
      let difference = nodes[position].difference(from: old.nodes[position])
      if difference != .nothing { differences[position] = difference }
    }
    return differences
  }
}

extension SnapshotChange.Difference {
  /// Applies a change to the snapshot.
  ///
  /// - Throws: ``LinkError`` if the change does not fit the snapshot, which is then unchanged.
  package func apply(to snapshot: inout AccessibilitySnapshot) throws(LinkError) {
    let positions = snapshot.nodes.indices
    guard focus.map(positions.contains) ?? true,
      nodes.allSatisfy({
        positions.contains($0.position) && $0.node?.hasSoundPositions(in: positions) ?? true
      })
    else { throw LinkError() }
    snapshot.title = title
    snapshot.size = size
    snapshot.language = language
    snapshot.focus = focus
    for change in nodes { change.apply(to: &snapshot.nodes[change.position]) }
  }
}

extension SnapshotChange: LinkValue {
  package func write(to writer: inout LinkWriter) {
    switch self {
    case .all(let snapshot):
      writer.write(true)
      writer.write(snapshot)
    case .some(let difference):
      writer.write(false)
      writer.write(difference.title)
      writer.write(difference.size)
      writer.write(difference.language)
      writer.write(difference.focus)
      writer.write(difference.nodes)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    if try reader.read() {
      self = .all(try reader.read())
    } else {
      self = .some(
        Difference(
          title: try reader.read(),
          size: try reader.read(),
          language: try reader.read(),
          focus: try reader.read(),
          nodes: try reader.read()
        )
      )
    }
  }
}

extension SnapshotChange.NodeChange: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(position)
    writer.write(node)
    writer.write(place)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(position: try reader.read(), node: try reader.read(), place: try reader.read())
  }
}

extension AccessibilitySnapshot.Node.Place: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(frame)
    writer.write(visibleFrame)
    writer.write(activationPoint)
    writer.write(isShowing)
    writer.write(lines)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      frame: try reader.read(),
      visibleFrame: try reader.read(),
      activationPoint: try reader.read(),
      isShowing: try reader.read(),
      lines: try reader.read()
    )
  }
}

extension AccessibilitySnapshot.Node.Place.Line: LinkValue {
  func write(to writer: inout LinkWriter) {
    writer.write(frame)
    writer.write(baseline)
  }

  init(from reader: inout LinkReader) throws(LinkError) {
    self.init(frame: try reader.read(), baseline: try reader.read())
  }
}
