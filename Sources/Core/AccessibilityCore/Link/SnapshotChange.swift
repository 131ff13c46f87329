package import LayoutCore

/// What a snapshot has become, told to somebody who knows what it was.
public enum SnapshotChange: Sendable {
  /// Another one.
  case all(AccessibilitySnapshot)
  /// The same nodes, of which some are otherwise.
  case some(Difference)

  /// What is otherwise.
  public struct Difference: Sendable {
    package var title: String
    package var size: Size
    package var language: String
    package var focus: Int?
    /// In the order of their positions.
    package var nodes: [NodeChange]
  }

  /// A node that is otherwise, or elsewhere only.
  package struct NodeChange: Sendable {
    package var position: Int
    var node: AccessibilitySnapshot.Node?
    var place: AccessibilitySnapshot.Node.Place?

    /// Whether the node is elsewhere and nothing else.
    package var isMove: Bool { node == nil }

    /// Changes what the node was.
    package func apply(to old: inout AccessibilitySnapshot.Node) {
      if let node { old = node }
      if let place { old.place = place }
    }
  }

  /// Compares two snapshots in linear time.
  ///
  /// - Parameters:
  ///   - old: What is known; nil for nothing.
  ///   - new: What it has become.
  package init(from old: AccessibilitySnapshot?, to new: AccessibilitySnapshot) {
    guard let differences = old.flatMap(new.differences) else {
      self = .all(new)
      return
    }
    self.init(differences, in: new)
  }

  /// The change to a snapshot of which it is known which nodes differ, and how.
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

  /// The snapshot that a known one has become.
  ///
  /// - Throws: ``LinkError`` if it cannot be made of that one.
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
  /// How the nodes differ from those at their positions in another snapshot, but for those that do not; nil
  /// if there are more or fewer.
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
  /// Makes a snapshot what it has become.
  ///
  /// - Throws: ``LinkError`` if it cannot be made of that one, which is as it was then.
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
