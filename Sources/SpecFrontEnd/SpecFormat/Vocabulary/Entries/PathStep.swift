/// The steps of a path in specs.
package enum PathStep: String, CaseIterable {
  case move, line, quadCurve, curve, arc, rect, ellipse, close

  /// The number of values after its name.
  package var arguments: Int {
    switch self {
    case .close: 0
    case .move, .line: 2
    case .quadCurve, .rect, .ellipse: 4
    case .curve, .arc: 6
    }
  }
}
