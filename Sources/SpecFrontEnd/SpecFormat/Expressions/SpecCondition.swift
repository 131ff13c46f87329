internal import LayoutCore

/// A condition of a spec, of which the geometry reader around it may have a say.
indirect enum SpecCondition: Sendable {
  case comparison(ProxyExpression, Operator, ProxyExpression)
  case both(SpecCondition, SpecCondition)
  case either(SpecCondition, SpecCondition)

  enum Operator: String, Sendable, CaseIterable {
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
  }

  /// Whether it depends on the reader.
  var readsProxy: Bool {
    switch self {
    case .comparison(let left, _, let right): left.readsProxy || right.readsProxy
    case .both(let left, let right), .either(let left, let right):
      left.readsProxy || right.readsProxy
    }
  }

  /// Whether the condition holds; one of values that are no numbers does not.
  func holds(_ proxy: GeometryProxy) -> Bool {
    switch self {
    case .comparison(let left, let comparison, let right):
      let (left, right) = (left.value(proxy), right.value(proxy))
      if left.isNaN || right.isNaN { return false }
      return switch comparison {
      case .lessOrEqual: left <= right
      case .greaterOrEqual: left >= right
      case .equal: left == right
      case .unequal: left != right
      case .less: left < right
      case .greater: left > right
      }
    case .both(let left, let right): return left.holds(proxy) && right.holds(proxy)
    case .either(let left, let right): return left.holds(proxy) || right.holds(proxy)
    }
  }
}
