/// The current pass of a repeated animation at a time (T2.8, T10.3).
struct RepeatedPass {
  /// The number of the pass, from 0.
  let number: Double
  /// The seconds since its start.
  let time: Double
  /// Whether it is the last one.
  let isLast: Bool

  /// The tolerance for equal times, in seconds.
  private static let tolerance = 1e-9

  /// The pass at a time since the start; nil if all have ended.
  init?(at time: Double, length: Double, count: Int?) {
    let passes = count.map { Double(max($0, 1)) } ?? .infinity
    // The boundary belongs to the pass that ends, also if it differs in its last bit.
    let place = max(0, time - RepeatedPass.tolerance)
    guard length > 0, place <= length * passes else { return nil }
    number = max(0, (place / length).rounded(.up) - 1)
    // An animation that never ends stays in its first pass.
    self.time = number > 0 ? time - number * length : time
    isLast = count != nil && number >= passes - 1
  }

  /// Whether it is a reversed pass, if it autoreverses.
  var isOdd: Bool { number.truncatingRemainder(dividingBy: 2) == 1 }
}
