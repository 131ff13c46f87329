/// The autoresizing of a view along an axis: its flexible parts share the change of its superview's
/// length, in proportion to their lengths (V20.4).
struct Autoresizing {
  private let start: Double
  private let length: Double
  private let whole: Double
  /// The shares of the superview's growth that go before the view and into it.
  private let shares: (before: Double, own: Double)

  init(
    _ start: CGFloat,
    _ length: CGFloat,
    in whole: CGFloat,
    _ isBeforeFlexible: Bool,
    _ isFlexible: Bool,
    _ isAfterFlexible: Bool
  ) {
    (self.start, self.length, self.whole) = (Double(start), Double(length), Double(whole))
    let parts = [
      isBeforeFlexible ? max(0, Double(start)) : nil,
      isFlexible ? max(0, Double(length)) : nil,
      isAfterFlexible ? max(0, Double(whole - start - length)) : nil,
    ]
    let sum = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = Double(parts.count { $0 != nil })
    func share(_ part: Double?) -> Double {
      guard let part else { return 0 }
      return sum > 0 ? part / sum : 1 / count
    }
    shares = (share(parts[0]), share(parts[1]))
  }

  /// Returns the view's origin in a superview of another length.
  func start(in other: LinearExpression) -> LinearExpression {
    LinearExpression(start) + (other - LinearExpression(whole)) * shares.before
  }

  /// Returns the view's length in a superview of another length.
  func length(in other: LinearExpression) -> LinearExpression {
    LinearExpression(length) + (other - LinearExpression(whole)) * shares.own
  }

  /// Returns the placement in a superview of a known length.
  func placed(in other: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let growth = Double(other) - whole
    return (start + growth * shares.before, length + growth * shares.own)
  }
}
