internal import LayoutCore

/// A number of a spec: stated, or computed from the geometry reader around it.
enum SpecNumber: Sendable {
  case stated(Double)
  case computed(ProxyExpression)

  /// The number for a reader; nil for a computed one without finite value, which then counts as not
  /// stated at all.
  func value(_ proxy: GeometryProxy) -> Double? {
    switch self {
    case .stated(let value): return value
    case .computed(let expression):
      let value = expression.value(proxy)
      return value.isFinite ? value : nil
    }
  }
}

extension SpecNumber? {
  /// Whether the number is there and depends on the geometry reader around it.
  var isComputed: Bool {
    if case .computed? = self { true } else { false }
  }
}
