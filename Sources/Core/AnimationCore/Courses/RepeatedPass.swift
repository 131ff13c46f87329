/// Which pass of what repeats goes on at a time (T2.8, T10.3).
struct RepeatedPass {
  /// From 0 on.
  let number: Double
  /// The seconds since it began.
  let time: Double
  /// Whether none follows.
  let isLast: Bool

  /// What times differ by that are meant to be the same, in seconds.
  private static let tolerance = 1e-9

  /// The pass at a time since all began; nil if all are over.
  init?(at time: Double, length: Double, count: Int?) {
    let passes = count.map { Double(max($0, 1)) } ?? .infinity
    // The boundary belongs to the pass that ends, also where it differs in its last bit.
    let place = max(0, time - RepeatedPass.tolerance)
    guard length > 0, place <= length * passes else { return nil }
    number = max(0, (place / length).rounded(.up) - 1)
    // The first pass of what never ends is the only one.
    self.time = number > 0 ? time - number * length : time
    isLast = count != nil && number >= passes - 1
  }

  /// Whether it is one of those that go back, if any do.
  var isOdd: Bool { number.truncatingRemainder(dividingBy: 2) == 1 }
}
