package import LayoutCore

/// The counts of screens with and without placeholders (V17.4).
package struct PlaceholderCount: Sendable, Hashable {
  /// The count of screens without placeholders.
  package var whole = 0
  /// The count of screens with placeholders beside other views.
  package var mixed = 0
  /// The count of screens with placeholders only.
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

  /// Adds the counts of another input.
  package mutating func add(_ other: PlaceholderCount) {
    whole += other.whole
    mixed += other.mixed
    alone += other.alone
  }

  /// A summary of the counts in words; nil if no screen has placeholders.
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
