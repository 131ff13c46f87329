extension Text.Layout {
  /// The index of a character in a laid-out text, from its first line.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let number: Int

    /// Returns whether the first comes before the second.
    public static func < (first: CharacterIndex, second: CharacterIndex) -> Bool {
      first.number < second.number
    }

    /// Returns the count of characters from this index to another.
    public func distance(to other: CharacterIndex) -> Int { other.number - number }

    /// Returns the index a number of characters further on.
    public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(number: number + count) }
  }
}
