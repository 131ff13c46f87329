/// Minimums that are known before anyone asks: what a node answers on an axis to a proposal of 0 on
/// that axis, whatever it is proposed on the other one.
///
/// Most minimums are of this kind, for text, colours and spacers give way to nothing. Stacks probe
/// for minimums at every cross proposal that they are given, so nested stacks would ask for the
/// same figure again and again.
extension NodeTable {
  /// The known minimums of a node whose children are complete, NaN for an unknown one.
  func minimum(of index: Int) -> Size {
    let node = nodes + index
    switch node.pointee.kind {
    case .rigid:
      return Size(width: node.pointee.a, height: node.pointee.b)
    case .filling, .circle, .geometryReader, .position, .text, .measuredText:
      return .zero
    case .resizableImage:
      let caps = insets.elements[Int(node.pointee.extra)]
      return Size(width: max(caps.horizontal, 0), height: max(caps.vertical, 0))
    case .spacer:
      return Spacer.size(.zero, minLength: node.pointee.a, axis: node.pointee.stackAxis)
    case .divider:
      return Divider.size(.zero, thickness: node.pointee.a, axis: node.pointee.stackAxis)
    case .layoutSubview, .customLayout:
      return .unknown
    case .hStack, .vStack, .zStack:
      return Size(
        width: containerMinimum(of: index, .horizontal),
        height: containerMinimum(of: index, .vertical)
      )
    default:
      return Size(
        width: unaryMinimum(of: index, .horizontal),
        height: unaryMinimum(of: index, .vertical)
      )
    }
  }

  private func containerMinimum(of index: Int, _ axis: Axis) -> Double {
    let node = nodes + index
    if node.pointee.kind == .zStack { return reachOfMinimums(in: index, axis) }
    let isAlong = node.pointee.axis == axis
    // A lazy stack has its children's ideal length, whatever it is proposed.
    if node.pointee.flags.contains(.isLazy) { return isAlong ? .nan : 0 }
    return isAlong ? lengthOfMinimums(in: index, axis) : extentOfMinimums(in: index, axis)
  }

  private func unaryMinimum(of index: Int, _ axis: Axis) -> Double {
    let node = nodes + index
    let child = nodes[index + 1].minimum[axis]
    // Whatever the child is proposed, a rigid one answers the same.
    let isRigid = nodes[index + 1].isRigid(axis)
    switch node.pointee.kind {
    case .passthrough, .offset, .alignmentGuide, .layered, .ignoresSafeArea:
      return child
    case .scrollView where node.pointee.option & (axis == .horizontal ? 1 : 2) != 0:
      return 0
    case .scrollView:
      return child
    case .padding, .safeAreaPadding:
      let insets = axis == .horizontal ? node.pointee.a : node.pointee.b
      if child.isNaN || (insets < 0 && !isRigid) { return .nan }
      return Padding.length(child: child, insets: insets)
    case .frame:
      return (axis == .horizontal ? node.pointee.a : node.pointee.b).unspecified(or: child)
    case .flexibleFrame:
      let frame = frames.elements + Int(node.pointee.extra)
      let bounds = axis == .horizontal ? frame.pointee.horizontal : frame.pointee.vertical
      // Where there is a minimum the child is proposed that instead of 0, and its answer is of no
      // account.
      if !bounds.minimum.isNaN { return bounds.length(0, child: 0) }
      return child.isNaN ? .nan : bounds.length(0, child: child)
    case .fixedSize:
      let isFixed = node.pointee.option & (axis == .horizontal ? 1 : 2) != 0
      return !isFixed || isRigid ? child : .nan
    case .aspectRatio:
      let ratio = node.pointee.a
      let fitsRatio = node.pointee.option == 0 && ratio > 0 && ratio.isFinite
      return fitsRatio || isRigid ? child : .nan
    default:
      return .nan
    }
  }

  /// The length of a stack that has nothing to hand out: all children are offered 0.
  private func lengthOfMinimums(in index: Int, _ axis: Axis) -> Double {
    guard nodes[index].a >= 0 else { return .nan }
    var length = 0.0
    var gap = gaps + Int(nodes[index].extra)
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      let minimum = nodes[child].minimum[axis]
      guard minimum >= 0 else { return .nan }
      length += minimum
      length += gap.pointee
      gap += 1
      child = Int(nodes[child].end)
    }
    return length
  }

  /// The extent of a stack across its axis, if no child sets the guide at which they meet.
  private func extentOfMinimums(in index: Int, _ axis: Axis) -> Double {
    let key = axis == .vertical ? nodes[index].vertical : nodes[index].horizontal
    var low = 0.0
    var high = 0.0
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      let minimum = nodes[child].minimum[axis]
      guard minimum.isFinite, let guide = defaultGuide(key, of: child, length: minimum) else {
        return .nan
      }
      low = min(low, -guide)
      high = max(high, -guide + minimum)
      child = Int(nodes[child].end)
    }
    return high - low
  }

  /// The extent of a ZStack, under the same condition.
  private func reachOfMinimums(in index: Int, _ axis: Axis) -> Double {
    let key = axis == .vertical ? nodes[index].vertical : nodes[index].horizontal
    var before = -Double.infinity
    var after = -Double.infinity
    let highest = nodes.highestPriority(inside: index)
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      if nodes[child].priority == highest {
        let minimum = nodes[child].minimum[axis]
        guard minimum.isFinite, let guide = defaultGuide(key, of: child, length: minimum) else {
          return .nan
        }
        before = max(before, guide)
        after = max(after, minimum - guide)
      }
      child = Int(nodes[child].end)
    }
    return before + after
  }

  /// A built-in guide of a child that does not set it; nil if it might, or if the guide is custom.
  @inline(__always)
  private func defaultGuide(_ key: AlignmentKey, of child: Int, length: Double) -> Double? {
    guard !nodes[child].guides.contains(key.mask) else { return nil }
    return ViewDimensions.builtInDefault(key, of: Size(width: length, height: length))
  }
}

extension Size {
  /// Two lengths that are not known.
  static let unknown = Size(width: .nan, height: .nan)
}
