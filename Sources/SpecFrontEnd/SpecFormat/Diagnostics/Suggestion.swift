/// Guesses the name that a misspelt one stands for.
package enum Suggestion {
  /// Longer names are data, not slips of the finger.
  private static let longestName = 64

  /// The candidate closest to `name`, the first of several, or nil if none is close.
  ///
  /// Close means a slip of the finger or two: one letter may differ, in names of eight letters and
  /// more two. Case does not count.
  package static func closest(
    to name: String,
    among candidates: some Sequence<String>
  ) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let letters = Array(name.lowercased())
    var best: (candidate: String, distance: Int)?
    var limit = letters.count < 8 ? 1 : 2
    for candidate in candidates where candidate != name {
      let other = Array(candidate.prefix(longestName + 1).lowercased())
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = distance(from: letters, to: other)
      // A name with no letter in common is no suggestion.
      guard distance <= limit, distance < max(letters.count, other.count) else { continue }
      best = (candidate, distance)
      guard distance > 0 else { break }
      limit = distance - 1
    }
    return best?.candidate
  }

  /// The optimal string alignment distance: letters inserted, deleted, replaced, and neighbours
  /// swapped.
  package static func distance(from source: [Character], to target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for (i, letter) in source.enumerated() {
      var row = [i + 1]
      for (j, other) in target.enumerated() {
        var distance = min(previous[j] + (letter == other ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == target[j - 1], source[i - 1] == other {
          distance = min(distance, beforePrevious[j - 1] + 1)
        }
        row.append(distance)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous[target.count]
  }
}
