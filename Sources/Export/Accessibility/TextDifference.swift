/// The difference between two texts, line by line, as diff shows it.
public enum TextDifference {
  /// How many unchanged lines are shown around a change.
  private static let context = 3

  /// The lines that differ with some around them: unchanged ones behind a space, missing ones
  /// behind `-`, new ones behind `+`; nil if the texts are equal.
  ///
  /// Where lines are left out stands `@@ line 12 @@`, the number of the next line in the new text.
  public static func lines(from expected: String, to actual: String) -> [String]? {
    guard expected != actual else { return nil }
    let all = allLines(from: expected, to: actual)
    var isShown = Array(repeating: false, count: all.count)
    for (index, line) in all.enumerated() where line.isChange {
      let first = max(0, index - context)
      for near in first...min(all.count - 1, index + context) { isShown[near] = true }
    }
    var lines: [String] = []
    for (index, line) in all.enumerated() where isShown[index] {
      let follows = index > 0 ? isShown[index - 1] : true
      if !follows { lines.append("@@ line \(line.number) @@") }
      lines.append(line.text)
    }
    return lines
  }

  private struct Line {
    var text: String
    var isChange: Bool
    /// The line's number in the new text, or where it was left out.
    var number: Int
  }

  private static func allLines(from expected: String, to actual: String) -> [Line] {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let number = newIndex + 1
      if removed.contains(oldIndex) {
        lines.append(Line(text: "- \(old[oldIndex])", isChange: true, number: number))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(Line(text: "+ \(new[newIndex])", isChange: true, number: number))
        newIndex += 1
      } else {
        lines.append(Line(text: "  \(new[newIndex])", isChange: false, number: number))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }
}
