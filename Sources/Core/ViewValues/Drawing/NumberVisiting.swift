/// Visits the animatable numbers of a value.
package protocol NumberVisiting {
  /// Visits a part that is no number and has to be the same at both ends of an animation.
  mutating func note(_ part: some Hashable)

  /// Visits a number whose distances count `scale` times as much as others.
  mutating func visit(_ number: inout Double, scale: Double)

  /// Visits an angle in degrees.
  mutating func visit(degrees: inout Double)

  /// Visits a colour.
  mutating func visit(_ color: inout ColorValue)

  /// Visits a colour that may be missing.
  mutating func visit(_ color: inout ColorValue?)
}

extension NumberVisiting {
  /// Visits a number.
  package mutating func visit(_ number: inout Double) { visit(&number, scale: 1) }
}
