import LayoutCore

extension Double {
  /// The number with at most two decimals: `12`, `0.5`, `33.33`, `inf`.
  var outlineText: String { text(decimals: 2) }

  /// The number with at most some decimals.
  package func text(decimals: Int) -> String {
    // From here on a double has no decimals, and finally exceeds an integer.
    guard magnitude < 0x1p54 else { return description }
    let factor = (0..<decimals).reduce(1) { power, _ in power * 10 } as Double
    let rounded = (self * factor).rounded() / factor
    guard rounded.magnitude < 0x1p54 else { return description }
    let whole = Int(rounded)
    return Double(whole) == rounded ? String(whole) : rounded.description
  }
}

extension Point {
  /// The coordinates: `12, 33.33`.
  var outlineText: String { "\(x.outlineText), \(y.outlineText)" }
}

extension Size {
  /// The extents: `320×44`.
  var outlineText: String { "\(width.outlineText)×\(height.outlineText)" }
}

extension Rect {
  /// Size and place: `320×44 at 0, 12`.
  var outlineText: String { "\(size.outlineText) at \(origin.outlineText)" }
}

extension ProposedViewSize {
  /// The extents: `320×nil`.
  var outlineText: String {
    "\(width?.outlineText ?? "nil")×\(height?.outlineText ?? "nil")"
  }
}

extension EdgeInsets {
  /// The edges with an inset: `top 47, bottom 34`.
  var outlineText: String {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return edges.filter { $0.1 != 0 }
      .map { "\($0.0) \($0.1.outlineText)" }
      .joined(separator: ", ")
  }
}
