internal import LayoutCore

/// An expression of the geometry reader around a view.
struct ProxyExpression: Sendable {
  private let expression: GuideExpression
  /// The quantities of the proxy that are its variables, each with one or more lengths.
  private let quantities: [ProxyQuantity]

  init(_ expression: GuideExpression, _ quantities: [ProxyQuantity]) {
    self.expression = expression
    self.quantities = quantities
  }

  /// An expression that is a number.
  static func number(_ value: Double) -> ProxyExpression { ProxyExpression(.number(value), []) }

  /// Whether the value depends on the reader.
  var readsProxy: Bool { expression.readsVariables }

  /// The value for a reader; NaN or infinite where it has none.
  func value(_ proxy: GeometryProxy) -> Double {
    expression.value(variables: quantities.flatMap { $0.lengths(in: proxy) })
  }
}
