extension Text.Layout {
  /// The place of a character among those of a text that is laid out, counted from its first line.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let number: Int

    /// Whether one comes before the other.
    public static func < (first: CharacterIndex, second: CharacterIndex) -> Bool {
      first.number < second.number
    }

    /// Returns the count of characters from this index to another.
    public func distance(to other: CharacterIndex) -> Int { other.number - number }

    /// The place some characters further on.
    public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(number: number + count) }
  }
}
