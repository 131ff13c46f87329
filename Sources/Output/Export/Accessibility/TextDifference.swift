internal import TerminalText

/// The difference between two texts, line by line, as diff shows it.
public enum TextDifference {
  /// The number of unchanged lines that are shown around a change.
  private static let context = 3
  /// The number of places that are named for adjacent changes.
  private static let namedPlaces = 3

  /// The lines that differ with some around them: unchanged ones after a space, missing ones after
  /// `-`, new ones after `+`; nil if the texts are equal.
  ///
  /// Characters that would disturb a terminal are escaped. Omitted lines are marked by `@@ line 12
  /// @@`, the number of the next line in the new text, with the places of the changes that follow.
  ///
  /// - Parameters:
  ///   - expected: The old text.
  ///   - actual: The new text.
  ///   - place: The name for the place of a line of the new text, by its position; nil for none.
  public static func lines(
    from expected: String,
    to actual: String,
    place: (Int) -> String? = { _ in nil }
  ) -> [String]? {
    guard expected != actual else { return nil }
    let all = allLines(from: expected, to: actual)
    var isShown = Array(repeating: false, count: all.count)
    for (index, line) in all.enumerated() where line.isChange {
      let first = max(0, index - context)
      for near in first...min(all.count - 1, index + context) { isShown[near] = true }
    }
    var lines: [String] = []
    var index = 0
    while index < all.count {
      guard isShown[index] else {
        index += 1
        continue
      }
      let together = all[index...].prefix(isShown[index...].prefix { $0 }.count)
      let places = places(together, place)
      if index > 0 || !places.isEmpty {
        lines.append("@@ line \(all[index].number)\(places.isEmpty ? "" : ": ")\(places) @@")
      }
      lines += together.map(\.text)
      index = together.endIndex
    }
    return lines
  }

  /// The places of the changes among some lines.
  private static func places(_ lines: ArraySlice<Line>, _ place: (Int) -> String?) -> String {
    var places: [String] = []
    for line in lines where line.isChange {
      // A removed line was at the place of the next one.
      guard let place = place(line.number - 1), !places.contains(place) else { continue }
      guard places.count < namedPlaces else { return places.joined(separator: "; ") + "; …" }
      places.append(place.printable)
    }
    return places.joined(separator: "; ")
  }

  private struct Line {
    var text: String
    var isChange: Bool
    /// The line's number in the new text, or that of its former place.
    var number: Int
  }

  private static func allLines(from expected: String, to actual: String) -> [Line] {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = LineDifference(from: old, to: new)
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let number = newIndex + 1
      if oldIndex < old.count, difference.removed[oldIndex] {
        let text = "- \(old[oldIndex].printable)"
        lines.append(Line(text: text, isChange: true, number: number))
        oldIndex += 1
      } else if newIndex < new.count, difference.inserted[newIndex] {
        let text = "+ \(new[newIndex].printable)"
        lines.append(Line(text: text, isChange: true, number: number))
        newIndex += 1
      } else {
        let text = "  \(new[newIndex].printable)"
        lines.append(Line(text: text, isChange: false, number: number))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }
}
