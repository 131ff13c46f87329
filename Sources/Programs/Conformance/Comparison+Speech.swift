internal import SpecFormat

extension Comparison {
  /// Compares the spoken texts of a screen, in reading order, with all and with some that are expected.
  mutating func compareSpoken(_ spoken: [String], _ values: Expectation.Values) {
    if let expected = values.spoken { compare(spoken, expected, Subject("spoken text", "spoken")) }
    if !values.containedSpoken.isEmpty {
      contains(
        spoken.map(\.listing),
        values.containedSpoken.map(\.listing),
        Subject("spoken text", "spoken")
      )
    }
  }
}
