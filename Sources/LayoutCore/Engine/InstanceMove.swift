/// Nodes that take the place of others, and where that moves each.
struct NodeMove {
  let removed: Range<Int>
  let appended: Range<Int>

  @inline(__always)
  func moved(_ node: Int32) -> Int32 {
    if node >= appended.lowerBound {
      return node + Int32(removed.lowerBound - appended.lowerBound)
    }
    return node >= removed.upperBound ? node + Int32(appended.count - removed.count) : node
  }
}

/// Instances that are moved from the end to the place of those whose nodes are replaced.
struct InstanceMove {
  var nodes: NodeMove
  /// Where the new instances begin.
  var start: Int
  /// Where the records of their modifiers begin, which stay there.
  var firstRecord: Int
  /// The instance around them, −1 for none.
  var container: Int
  /// The position in the view tree behind the views that are replaced, and how far that has moved.
  var firstView: Int32
  var viewShift: Int32

  /// Moves the instances, and renumbers those behind them.
  func apply(
    to instances: inout [LayoutTree.Instance],
    _ records: inout [LayoutTree.Modifier]
  ) {
    let first = instances.first(from: nodes.removed.lowerBound, before: start)
    let behind = instances.first(from: nodes.removed.upperBound, before: start)
    for instance in instances[first..<behind] {
      // Records of what is gone stay, but tell nothing.
      for record in instance.modifiers { records[Int(record)].content = 0..<0 }
    }
    let inserted = Array(instances[start...])
    instances.removeSubrange(start...)
    instances.replaceSubrange(first..<behind, with: inserted)
    let new = first..<first + inserted.count
    records.withUnsafeMutableBufferPointer { records in
      instances.withUnsafeMutableBufferPointer { instances in
        renumberNew(instances, new, records)
        let shift = Int32(inserted.count - (behind - first))
        renumberLater(instances, new.upperBound, Int32(behind), by: shift, records)
        renumberOuter(instances, Int32(behind), by: shift, records)
      }
    }
  }

  private func renumberNew(
    _ instances: UnsafeMutableBufferPointer<LayoutTree.Instance>,
    _ new: Range<Int>,
    _ records: UnsafeMutableBufferPointer<LayoutTree.Modifier>
  ) {
    let move = Int32(new.lowerBound - start)
    for index in new {
      instances[index].node = nodes.moved(instances[index].node)
      instances[index].end += move
      if instances[index].parent >= start { instances[index].parent += move }
    }
    for index in firstRecord..<records.count {
      records[index].node = nodes.moved(records[index].node)
      let content = records[index].content
      records[index].content = content.lowerBound + move..<content.upperBound + move
    }
  }

  private func renumberLater(
    _ instances: UnsafeMutableBufferPointer<LayoutTree.Instance>,
    _ first: Int,
    _ firstMoved: Int32,
    by shift: Int32,
    _ records: UnsafeMutableBufferPointer<LayoutTree.Modifier>
  ) {
    for index in first..<instances.count {
      let instance = instances[index]
      instances[index].view += viewShift
      instances[index].node = nodes.moved(instance.node)
      instances[index].end += shift
      if instance.parent >= firstMoved { instances[index].parent += shift }
      if instance.hostModifier >= firstView { instances[index].hostModifier += viewShift }
      for record in Int(instance.modifiers.lowerBound)..<Int(instance.modifiers.upperBound) {
        // A modifier of a group may be one of views before these, too.
        if records[record].view >= firstView { records[record].view += viewShift }
        records[record].node = nodes.moved(records[record].node)
        let content = records[record].content
        records[record].content = content.lowerBound + shift..<content.upperBound + shift
      }
    }
  }

  /// What modifiers of the views around bring along is behind these views, around them or before
  /// them.
  private func renumberOuter(
    _ instances: UnsafeMutableBufferPointer<LayoutTree.Instance>,
    _ firstMoved: Int32,
    by shift: Int32,
    _ records: UnsafeMutableBufferPointer<LayoutTree.Modifier>
  ) {
    var outer = container
    while outer >= 0 {
      instances[outer].end += shift
      for record in instances[outer].modifiers {
        let content = records[Int(record)].content
        let lower = content.lowerBound >= firstMoved ? shift : 0
        let upper = content.upperBound >= firstMoved ? shift : 0
        records[Int(record)].content = content.lowerBound + lower..<content.upperBound + upper
      }
      outer = Int(instances[outer].parent)
    }
  }
}
