/// The extents of children before and after the line on which their guides are aligned.
struct GuideScope {
  var before = -Double.infinity
  var after = -Double.infinity

  mutating func include(guide: Double, length: Double) {
    before = max(before, guide)
    // An endless child makes the container endless, wherever its guide may be.
    after = max(after, length == .infinity ? .infinity : length - guide)
  }

  var length: Double { before + after }

  /// Whether no child was included.
  var isEmpty: Bool { before == -.infinity }
}
