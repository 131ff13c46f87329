/// Goes through the numbers of something that an animation may move.
package protocol NumberVisiting {
  /// Shows what is not a number and has to be the same at both ends.
  mutating func note(_ part: some Hashable)

  /// Shows a number, which counts so many times as much as others.
  mutating func visit(_ number: inout Double, scale: Double)

  /// Shows an angle in degrees.
  mutating func visit(degrees: inout Double)

  /// Shows a colour.
  mutating func visit(_ color: inout ColorValue)

  /// Shows a colour that may be missing.
  mutating func visit(_ color: inout ColorValue?)
}

extension NumberVisiting {
  /// Shows a number.
  package mutating func visit(_ number: inout Double) { visit(&number, scale: 1) }
}
