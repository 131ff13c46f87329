/// Reading the properties that nodes' children decide once and for all.
extension NodeTable {
  /// Sums up a node whose children are complete.
  mutating func summarize(_ index: Int) {
    withUnsafeMutablePointer(to: &self) { table in
      table.pointee.nodes[index].kind.answer(SummaryQuestion(table: table, node: index))
    }
  }

  /// Sums up a changed node again.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - old: Its properties before the change.
  mutating func summarize(_ index: Int, replacing old: NodeLooks) {
    let node = nodes + index
    node.pointee.flags.formIntersection(.declared)
    summarize(index)
    if old.flags.contains(.hasOwnPriority) {
      node.pointee.priority = old.priority
      node.pointee.flags.remove(.isSpacer)
    }
    if node.pointee.spacing != old.spacing,
      spacings[Int(node.pointee.spacing)] == spacings[Int(old.spacing)]
    {
      node.pointee.spacing = old.spacing
    }
  }

  /// Updates the data that depends on the spacing preferences of a node's children.
  mutating func updateGaps(_ index: Int) {
    withUnsafeMutablePointer(to: &self) { table in
      table.pointee.nodes[index].kind.answer(GapQuestion(table: table, node: index))
    }
  }

  /// A built-in guide of a child that does not set it; nil if it might, or if the guide is custom.
  @inline(__always)
  func defaultGuide(_ key: AlignmentKey, of child: Int, length: Double) -> Double? {
    guard !nodes[child].guides.contains(key.mask) else { return nil }
    return ViewDimensions.builtInDefault(key, of: Size(width: length, height: length))
  }
}

/// Asks for the summary of a node's children.
private struct SummaryQuestion: NodeQuestion {
  let table: UnsafeMutablePointer<NodeTable>
  let node: Int

  @inline(__always)
  func put(to kind: some NodeBehavior) {
    let summary = kind.summary(node, in: &table.pointee)
    let cache = kind.sizeCache
    let node = table.pointee.nodes + self.node
    node.pointee.flags.formUnion(summary.flags)
    node.pointee.guides = summary.guides
    node.pointee.priority = summary.priority
    if case .container = cache { node.pointee.flags.insert(.isContainer) }
    if node.pointee.cache < 0 { node.pointee.cache = table.pointee.reserveCache(cache) }
    if table.pointee.needsSpacing {
      let spacing = kind.spacing(self.node, in: &table.pointee)
      node.pointee.spacing = spacing
    }
    node.pointee.minimum = kind.minimum(self.node, in: table.pointee)
  }
}

/// Updates the gaps that the preferences of a node's children make.
private struct GapQuestion: NodeQuestion {
  let table: UnsafeMutablePointer<NodeTable>
  let node: Int

  func put(to kind: some NodeBehavior) { kind.updateGaps(node, in: &table.pointee) }
}

extension Size {
  /// Two lengths that are not known.
  static let unknown = Size(width: .nan, height: .nan)
}
