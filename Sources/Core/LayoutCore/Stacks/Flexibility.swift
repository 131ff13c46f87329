/// The flexibility of a stack's child: its lengths along the stack for the proposals 0 and ∞.
package struct Flexibility: Sendable {
  package var minimum: Double
  package var maximum: Double

  @inline(__always)
  package init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The flexibility of a rigid child.
  package static let none = Flexibility(minimum: 0, maximum: 0)

  /// Whether this child is served before `other` (L10.4): the less flexible one; of two endless
  /// ones, the one with the larger minimum.
  ///
  /// Equal ones keep the order of their declaration. Proved by `Specs/Conformance/Stack`
  /// (flexibility-less-…, asserted on Apple's binary).
  @inline(__always)
  package func precedes(_ other: Flexibility) -> Bool {
    let own = stretch
    let others = other.stretch
    if own == .infinity, others == .infinity { return minimum > other.minimum }
    return own < others
  }

  /// The range between its minimum and maximum; an infinite minimum cannot stretch.
  @inline(__always)
  private var stretch: Double { minimum == .infinity ? 0 : maximum - minimum }
}
