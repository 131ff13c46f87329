/// The location of a direction in an angular gradient (D3.9).
package enum AngularPlace {
  /// The location, from 0 to 1 between the angles, which make a full turn if they are further
  /// apart; of the rest the first half has the last colour, the second half the first one.
  ///
  /// Angles in degrees, clockwise from the right.
  package static func location(of angle: Double, from start: Double, to end: Double) -> Double {
    if end < start { return location(of: -angle, from: -start, to: -end) }
    let span = end - start
    guard span > 0, span.isFinite, start.isFinite else { return 1 }
    func turned(_ angle: Double) -> Double {
      let rest = angle.truncatingRemainder(dividingBy: 360)
      return rest < 0 ? rest + 360 : rest
    }
    if span >= 360 {
      // Only the last complete turn is visible.
      return (span - 360 + turned(angle - (end - 360))) / span
    }
    let behind = turned(angle - start)
    if behind <= span { return behind / span }
    return (behind - span) / (360 - span) < 0.5 ? 1 : 0
  }
}
