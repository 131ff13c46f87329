/// ZStack (section 12 of the semantics): children on top of each other, meeting at an alignment.
extension LayoutEngine {
  /// Reach of children from the lines at which they meet.
  struct Reach {
    var before = -Double.infinity
    var after = -Double.infinity

    mutating func include(guide: Double, length: Double) {
      before = max(before, guide)
      // An endless child makes the stack endless, wherever its guide may be.
      after = max(after, length == .infinity ? .infinity : length - guide)
    }

    var length: Double { before + after }

    /// Whether no child was taken in.
    var isEmpty: Bool { before == -.infinity }
  }

  /// The size of a ZStack: per axis the largest guide plus the largest rest behind a guide, of the
  /// children with the highest priority only (L12.1, the choice of L28.2).
  func measureZStack(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let (horizontal, vertical) = reaches(index, Proposal(width: width, height: height))
    return Size(width: horizontal.length, height: vertical.length)
  }

  private func reaches(_ index: Int, _ proposal: Proposal) -> (horizontal: Reach, vertical: Reach) {
    let highest = nodes.highestPriority(inside: index)
    var horizontal = Reach()
    var vertical = Reach()
    var child = index + 1
    while child < nodes[index].end {
      if nodes[child].priority == highest {
        ask(child, proposal)
        let size = states[child].size
        horizontal.include(
          guide: size.width == .infinity ? 0 : childGuide(nodes[index].horizontal, of: child),
          length: size.width
        )
        vertical.include(
          guide: size.height == .infinity ? 0 : childGuide(nodes[index].vertical, of: child),
          length: size.height
        )
      }
      child = Int(nodes[child].end)
    }
    return (horizontal, vertical)
  }

  /// Places the children of a ZStack of a given size: each is proposed that size, whatever its
  /// priority, and lies with its guide on the line of the highest-priority children (L12.2
  /// and 31.5).
  func placeZStack(_ index: Int, size: Size) {
    let proposal = Proposal(size)
    let (horizontal, vertical) = reaches(index, proposal)
    var child = index + 1
    while child < nodes[index].end {
      ask(child, proposal)
      states[child].x = horizontal.before - childGuide(nodes[index].horizontal, of: child)
      states[child].y = vertical.before - childGuide(nodes[index].vertical, of: child)
      child = Int(nodes[child].end)
    }
  }
}
