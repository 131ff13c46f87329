/// The changes between two outlines of a screen, a sentence for each view.
///
/// Views that move with what they are in are not named; neither are the views inside of one that is
/// new or gone.
package struct OutlineDifference {
  /// The sentences, such as `Text "Save" moved 24 → 32 down`; none if nothing has changed.
  package let lines: [String]

  /// Compares two outlines.
  ///
  /// - Parameters:
  ///   - before: The earlier one.
  ///   - now: The later one.
  package init(from before: String, to now: String) {
    let (oldLines, newLines) = (OutlineDifference.lines(before), OutlineDifference.lines(now))
    let (old, new) = (
      oldLines.dropFirst().map { OutlineRow($0) }, newLines.dropFirst().map { OutlineRow($0) }
    )
    var lines: [String] = []
    if oldLines.first != newLines.first {
      lines.append(
        "the screen is \(OutlineDifference.facts(newLines.first)), and was "
          + OutlineDifference.facts(oldLines.first)
      )
    }
    self.lines = lines + OutlineDifference.changes(old, new)
  }

  /// Compares two screens whose views have been read from other documents.
  ///
  /// - Parameters:
  ///   - before: The earlier one.
  ///   - now: The later one.
  package init(from before: [OutlineRow], to now: [OutlineRow]) {
    lines = OutlineDifference.changes(before, now)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: true)
  }

  /// The first line of an outline without the name of the screen.
  private static func facts(_ line: Substring?) -> String {
    guard let line, let colon = line.firstRange(of: ": ") else { return String(line ?? "empty") }
    return String(line[colon.upperBound...])
  }

  // MARK: Changes

  /// A view in both outlines; nil where it is in one only.
  private struct Pair {
    var old: Int?
    var new: Int?
  }

  private static func changes(_ old: [OutlineRow], _ new: [OutlineRow]) -> [String] {
    let (oldParents, newParents) = (parents(old), parents(new))
    let matches = matches(old, new)
    var oldOfNew: [Int?] = Array(repeating: nil, count: new.count)
    for (index, match) in matches.enumerated() { if let match { oldOfNew[match] = index } }
    var lines: [String] = []
    for index in new.indices {
      let row = new[index]
      guard let match = oldOfNew[index] else {
        // A view inside of a new one is new with it.
        if let parent = newParents[index], oldOfNew[parent] == nil { continue }
        let inside = descendants(of: index, new) { oldOfNew[$0] == nil }
        lines.append("\(row.name) is new" + place(row, " at ") + counted(inside))
        continue
      }
      let way = way(old[match], row)
      var parts = otherChanges(old[match], row)
      if let way, !movesWithParent(index) { parts = way + parts }
      if !parts.isEmpty { lines.append("\(row.name) \(parts.joined(separator: ", "))") }
    }
    for index in old.indices where matches[index] == nil {
      if let parent = oldParents[index], matches[parent] == nil { continue }
      let inside = descendants(of: index, old) { matches[$0] == nil }
      lines.append("\(old[index].name) is gone" + place(old[index], " from ") + counted(inside))
    }
    return lines

    func movesWithParent(_ index: Int) -> Bool {
      guard let parent = newParents[index], let match = oldOfNew[parent],
        let own = oldOfNew[index], oldParents[own] == match
      else { return false }
      return isSame(offset(old[match], new[parent]), offset(old[own], new[index]))
    }
  }

  /// For each earlier view the later one that it is; views keep their order, and those of the same
  /// words come first.
  private static func matches(_ old: [OutlineRow], _ new: [OutlineRow]) -> [Int?] {
    func pair(_ key: (OutlineRow) -> String, _ matches: inout [Int?]) {
      let taken = Set(matches.compactMap(\.self))
      let (left, right) = (
        old.indices.filter { matches[$0] == nil }, new.indices.filter { !taken.contains($0) }
      )
      let (before, now) = (left.map { key(old[$0]) }, right.map { key(new[$0]) })
      let difference = LineDifference(from: before.map { $0[...] }, to: now.map { $0[...] })
      var (from, to) = (0, 0)
      while from < left.count, to < right.count {
        if difference.removed[from] {
          from += 1
        } else if difference.inserted[to] {
          to += 1
        } else {
          matches[left[from]] = right[to]
          (from, to) = (from + 1, to + 1)
        }
      }
    }
    var matches: [Int?] = Array(repeating: nil, count: old.count)
    pair({ "\($0.indentation) \($0.label) \($0.notes)" }, &matches)
    pair({ "\($0.label) \($0.words ?? "")" }, &matches)
    pair({ "\($0.indentation) \($0.label)" }, &matches)
    return matches
  }

  /// For each line the one that it is inside of.
  private static func parents(_ rows: [OutlineRow]) -> [Int?] {
    var open: [Int] = []
    return rows.indices.map { index in
      while let last = open.last, rows[last].indentation >= rows[index].indentation {
        open.removeLast()
      }
      defer { open.append(index) }
      return open.last
    }
  }

  /// The number of lines inside of one, as far as they fulfil a condition.
  private static func descendants(
    of index: Int,
    _ rows: [OutlineRow],
    _ isCounted: (Int) -> Bool
  ) -> Int {
    rows.indices[(index + 1)...].prefix { rows[$0].indentation > rows[index].indentation }
      .count(where: isCounted)
  }

  // MARK: Words

  private static func counted(_ inside: Int) -> String {
    switch inside {
    case 0: ""
    case 1: ", with 1 line inside"
    default: ", with \(inside) lines inside"
    }
  }

  private static func place(_ row: OutlineRow, _ word: String) -> String {
    row.frame.map { word + $0 } ?? ""
  }

  /// The change of position, in points; nil without frames.
  private static func offset(_ old: OutlineRow, _ new: OutlineRow) -> (x: Double, y: Double)? {
    guard let from = old.origin, let to = new.origin else { return nil }
    func way(_ before: String, _ now: String) -> Double {
      (Double(now) ?? 0) - (Double(before) ?? 0)
    }
    return (way(from.x, to.x), way(from.y, to.y))
  }

  /// Whether two changes of position are the same, as far as rounded numbers tell.
  private static func isSame(
    _ first: (x: Double, y: Double)?,
    _ second: (x: Double, y: Double)?
  ) -> Bool {
    guard let first, let second else { return false }
    return abs(first.x - second.x) < 0.025 && abs(first.y - second.y) < 0.025
  }

  /// The words for a change of position; nil for none.
  private static func way(_ old: OutlineRow, _ new: OutlineRow) -> [String]? {
    guard let from = old.origin, let to = new.origin else { return nil }
    func moved(_ before: String, _ now: String, _ less: String, _ more: String) -> String? {
      guard before != now else { return nil }
      let isMore = (Double(now) ?? 0) > (Double(before) ?? 0)
      return "moved \(before) → \(now) \(isMore ? more : less)"
    }
    let ways = [moved(from.y, to.y, "up", "down"), moved(from.x, to.x, "left", "right")]
    let said = ways.compactMap(\.self)
    return said.isEmpty ? nil : said
  }

  /// The words for all changes but that of position.
  private static func otherChanges(_ old: OutlineRow, _ new: OutlineRow) -> [String] {
    var changes: [String] = []
    if old.size != new.size {
      changes.append("is \(new.size ?? "without a frame"), was \(old.size ?? "without a frame")")
    }
    if let before = old.words, new.words != nil, before != new.words {
      changes.append("said \(before) before")
    }
    let (before, now) = (rest(of: old), rest(of: new))
    if before != now {
      changes.append(
        now.isEmpty
          ? "is no longer \(before)" : "is now \(now)" + (before.isEmpty ? "" : ", was \(before)")
      )
    }
    return changes + details(old.details, new.details)
  }

  /// The words for changes of other facts.
  private static func details(
    _ old: [OutlineRow.Detail],
    _ new: [OutlineRow.Detail]
  ) -> [String] {
    var changes: [String] = []
    for detail in new {
      let before = old.first { $0.name == detail.name }
      guard before?.value != detail.value else { continue }
      switch (before?.value, detail.value) {
      case (_, "true"): changes.append("is \(detail.name)")
      case (_, "false"): changes.append("is not \(detail.name)")
      case (let before?, let now): changes.append("has \(detail.name) \(now), had \(before)")
      case (nil, let now): changes.append("has \(detail.name) \(now), had none")
      }
    }
    for detail in old where !new.contains(where: { $0.name == detail.name }) {
      let isTruth = detail.value == "true"
      changes.append(
        isTruth ? "is no longer \(detail.name)" : "has no \(detail.name), had \(detail.value)"
      )
    }
    return changes
  }

  /// The notes behind the words.
  private static func rest(of row: OutlineRow) -> String {
    String(row.notes.dropFirst(row.words?.count ?? 0).drop { $0 == " " })
  }
}
