import LayoutCore

extension LayoutResult {
  /// Every frame and proposal of the result as bits: two results are the same only if these are.
  var bits: [UInt64] {
    var bits: [UInt64] = []
    bits.append(rootFrame)
    for view in views {
      bits.append(view.frame)
      bits.append(view.proposal)
      for modifier in view.modifiers {
        bits.append(modifier.frame)
        bits.append(modifier.proposal)
      }
    }
    return bits
  }
}

extension [UInt64] {
  fileprivate mutating func append(_ rect: Rect) {
    append(rect.minX.bitPattern)
    append(rect.minY.bitPattern)
    append(rect.width.bitPattern)
    append(rect.height.bitPattern)
  }

  fileprivate mutating func append(_ proposal: ProposedViewSize) {
    append((proposal.width ?? .nan).bitPattern)
    append((proposal.height ?? .nan).bitPattern)
  }
}
