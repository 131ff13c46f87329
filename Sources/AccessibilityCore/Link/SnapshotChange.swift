internal import LayoutCore

/// What a snapshot has become, told to somebody who knows what it was.
package enum SnapshotChange: Sendable {
  /// Another one.
  case all(AccessibilitySnapshot)
  /// The same nodes, of which some are otherwise.
  case some(Difference)

  /// What is otherwise.
  package struct Difference: Sendable {
    var title: String
    var size: Size
    var language: String
    var focus: Int?
    var nodes: [NodeChange]
  }

  /// A node that is otherwise, or elsewhere only.
  struct NodeChange: Sendable {
    var position: Int
    var node: AccessibilitySnapshot.Node?
    var place: AccessibilitySnapshot.Node.Place?
  }

  /// Compares two snapshots in linear time.
  ///
  /// - Parameters:
  ///   - old: What is known; nil for nothing.
  ///   - new: What it has become.
  package init(from old: AccessibilitySnapshot?, to new: AccessibilitySnapshot) {
    guard let old, old.nodes.count == new.nodes.count else {
      self = .all(new)
      return
    }
    var nodes: [NodeChange] = []
    for position in new.nodes.indices {
      switch new.nodes[position].difference(from: old.nodes[position]) {
      case .nothing: continue
      case .place: nodes.append(NodeChange(position: position, place: new.nodes[position].place))
      case .everything: nodes.append(NodeChange(position: position, node: new.nodes[position]))
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
      snapshot.title = difference.title
      snapshot.size = difference.size
      snapshot.language = difference.language
      snapshot.focus = difference.focus
      for change in difference.nodes {
        guard snapshot.nodes.indices.contains(change.position) else { throw LinkError() }
        if let node = change.node { snapshot.nodes[change.position] = node }
        if let place = change.place { snapshot.nodes[change.position].place = place }
      }
      guard snapshot.hasSoundPositions else { throw LinkError() }
      return snapshot
    }
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
  func write(to writer: inout LinkWriter) {
    writer.write(position)
    writer.write(node)
    writer.write(place)
  }

  init(from reader: inout LinkReader) throws(LinkError) {
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
