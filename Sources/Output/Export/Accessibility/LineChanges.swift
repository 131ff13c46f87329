internal import TerminalText

/// The changes between two texts in which each line is about one thing, a sentence for each line.
package enum LineChanges {
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
      for number in 0..<max(gone.count, added.count) {
        let words = (
          number < gone.count ? trimmed(old[from + number]) : nil,
          number < added.count ? trimmed(new[to + number]) : nil
        )
        switch words {
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
}
