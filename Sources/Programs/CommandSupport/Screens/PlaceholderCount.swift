package import LayoutCore

/// How many screens are whole, and how many are not (V17.4).
package struct PlaceholderCount: Sendable, Hashable {
  /// How many have no placeholders.
  package var whole = 0
  /// How many have some beside other things.
  package var mixed = 0
  /// How many show nothing else.
  package var alone = 0

  package init() {}

  /// Counts a screen.
  package mutating func add(_ placeholders: ScreenPlaceholders) {
    if placeholders.areAlone {
      alone += 1
    } else if placeholders.isEmpty {
      whole += 1
    } else {
      mixed += 1
    }
  }

  /// Counts the screens of another input.
  package mutating func add(_ other: PlaceholderCount) {
    whole += other.whole
    mixed += other.mixed
    alone += other.alone
  }

  /// The numbers in words; nil if all screens are whole.
  package var summary: String? {
    guard mixed + alone > 0 else { return nil }
    let all = whole + mixed + alone
    let parts = [
      whole > 0 ? "\(whole) whole" : nil,
      mixed > 0 ? "\(mixed) with placeholders" : nil,
      alone > 0 ? "\(alone) of placeholders alone" : nil,
    ].compactMap(\.self)
    return "\(all) \(all == 1 ? "screen" : "screens"): \(parts.joined(separator: ", "))"
  }
}
