internal import TerminalText

/// The changes between two texts in which each line is about one thing, a sentence for each line.
package enum LineChanges {
  /// The most lines in one place that are compared with each other.
  private static let mostCompared = 32

  /// The sentences, such as `"Save" [button] is now "Store" [button]`; none for equal texts.
  package static func lines(from before: String, to now: String) -> [String] {
    let old = before.split(separator: "\n", omittingEmptySubsequences: true)
    let new = now.split(separator: "\n", omittingEmptySubsequences: true)
    let difference = LineDifference(from: old, to: new)
    var lines: [String] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let gone = old[from...].indices.prefix { difference.removed[$0] }
      let added = new[to...].indices.prefix { difference.inserted[$0] }
      for pair in pairs(gone.map { trimmed(old[$0]) }, added.map { trimmed(new[$0]) }) {
        switch pair {
        case (let before?, let now?) where before == now:
          lines.append("\(now) is indented otherwise")
        case (let before?, let now?): lines.append("\(before) is now \(now)")
        case (let before?, nil): lines.append("\(before) is gone")
        case (nil, let now?): lines.append("\(now) is new")
        case (nil, nil): break
        }
      }
      // The next line is the same in both.
      from = min(from + gone.count + 1, old.count)
      to = min(to + added.count + 1, new.count)
    }
    return lines
  }

  private static func trimmed(_ line: Substring) -> String {
    String(line.drop { $0 == " " }).printable
  }

  // MARK: Pairs

  /// Lines that stand for each other, in order, such that as much of them as possible is the same.
  private static func pairs(_ old: [String], _ new: [String]) -> [(String?, String?)] {
    guard old.count != new.count, max(old.count, new.count) <= mostCompared else {
      return (0..<max(old.count, new.count)).map { index in
        (
          index < old.count ? old[index] : nil, index < new.count ? new[index] : nil
        )
      }
    }
    // The best sums of what is the same, of the rests of both.
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    let likeness = old.map { before in new.map { LineChanges.likeness(before, $0) } }
    for from in old.indices.reversed() {
      for to in new.indices.reversed() {
        best[from][to] = max(
          likeness[from][to] + best[from + 1][to + 1],
          best[from + 1][to],
          best[from][to + 1]
        )
      }
    }
    var pairs: [(String?, String?)] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      let isPair =
        from < old.count && to < new.count
        && best[from][to] == likeness[from][to] + best[from + 1][to + 1]
      let isGone = to == new.count || (from < old.count && best[from][to] == best[from + 1][to])
      if isPair {
        pairs.append((old[from], new[to]))
        (from, to) = (from + 1, to + 1)
      } else if isGone {
        pairs.append((old[from], nil))
        from += 1
      } else {
        pairs.append((nil, new[to]))
        to += 1
      }
    }
    return pairs
  }

  /// The number of characters at the beginnings and ends of two lines that are the same, and one.
  private static func likeness(_ old: String, _ new: String) -> Int {
    let beginning = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return 1 + min(beginning + end, min(old.count, new.count))
  }
}
