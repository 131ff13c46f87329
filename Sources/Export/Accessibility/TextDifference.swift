/// The difference between two texts, line by line, as diff shows it.
public enum TextDifference {
  /// The lines of both texts: unchanged ones behind a space, missing ones behind `-`, new ones
  /// behind `+`; nil if the texts are equal.
  public static func lines(from expected: String, to actual: String) -> [String]? {
    guard expected != actual else { return nil }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append("- \(old[oldIndex])")
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append("+ \(new[newIndex])")
        newIndex += 1
      } else if oldIndex < old.count, newIndex < new.count {
        lines.append("  \(old[oldIndex])")
        oldIndex += 1
        newIndex += 1
      } else {
        break
      }
    }
    return lines
  }
}
