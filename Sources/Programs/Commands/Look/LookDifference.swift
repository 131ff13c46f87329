import TerminalText

/// The changes between two looks at a screen, in points.
struct LookDifference {
  /// A line for each change, those of views first.
  let lines: [String]

  init(_ old: Look, _ new: Look) {
    var lines: [String] = []
    if old.width != new.width || old.height != new.height {
      lines.append(
        "the screen is \(new.width.looked)×\(new.height.looked), and was "
          + "\(old.width.looked)×\(old.height.looked)"
      )
    }
    let pairs = LookDifference.pairs(old.nodes, new.nodes)
    let gone = old.nodes.indices.filter { index in !pairs.contains { $0.old == index } }
    for (number, node) in new.nodes.enumerated() {
      guard let pair = pairs.first(where: { $0.new == number }) else {
        lines.append("\(number + 1) \(node.name.printable) is new at \(node.frame)")
        continue
      }
      let changes = LookDifference.changes(old.nodes[pair.old], node)
      if changes.isEmpty { continue }
      lines.append("\(number + 1) \(node.name.printable) \(changes.joined(separator: ", "))")
    }
    for index in gone {
      let node = old.nodes[index]
      lines.append("\(node.name.printable) is gone from \(node.frame)")
    }
    lines += new.unsupported.filter { !old.unsupported.contains($0) }
      .map { "not as on a device now: \($0.printable)" }
    lines += old.unsupported.filter { !new.unsupported.contains($0) }
      .map { "as on a device now: \($0.printable)" }
    lines += new.findings.filter { finding in !old.findings.contains { $0.isSame(as: finding) } }
      .map { "new \($0.line)" }
    lines += old.findings.filter { finding in !new.findings.contains { $0.isSame(as: finding) } }
      .map { "mended: \($0.message.printable) [\($0.rule)]" }
    self.lines = lines
  }

  /// The views that are there in both: of the same words first, since paths move with what comes before.
  private static func pairs(
    _ old: [Look.Node],
    _ new: [Look.Node]
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (freeOld, freeNew) = (Array(old.indices), Array(new.indices))
    func pair(where isSame: (Look.Node, Look.Node) -> Bool) {
      for number in freeNew {
        guard let index = freeOld.firstIndex(where: { isSame(old[$0], new[number]) }) else {
          continue
        }
        pairs.append((freeOld[index], number))
        freeOld.remove(at: index)
        freeNew.removeAll { $0 == number }
      }
    }
    pair { $0.type == $1.type && $0.words == $1.words && $0.id == $1.id }
    pair { $0.type == $1.type && $0.words == $1.words && !$0.words.isEmpty }
    pair { $0.type == $1.type && $0.id == $1.id }
    return pairs
  }

  private static func changes(_ old: Look.Node, _ new: Look.Node) -> [String] {
    var changes: [String] = []
    func moved(_ from: Double, _ to: Double, _ less: String, _ more: String) {
      guard from.looked != to.looked else { return }
      changes.append("moved \(from.looked) -> \(to.looked) \(to > from ? more : less)")
    }
    moved(old.y, new.y, "up", "down")
    moved(old.x, new.x, "left", "right")
    let (before, after) = (
      "\(old.width.looked)×\(old.height.looked)", "\(new.width.looked)×\(new.height.looked)"
    )
    if before != after { changes.append("is \(after), was \(before)") }
    if old.words != new.words { changes.append("said \(LookPrinter.quoted(old.words)) before") }
    switch (old.cut, new.cut) {
    case (nil, let cut?): changes.append("is truncated now to \(LookPrinter.quoted(cut))")
    case (.some, nil): changes.append("is whole now")
    case (let before?, let cut?) where before != cut:
      changes.append("is truncated to \(LookPrinter.quoted(cut))")
    case (nil, nil), (.some, .some): break
    }
    return changes
  }
}

extension Look.Finding {
  /// Whether it says the same, wherever it stands and whatever its view's number is.
  fileprivate func isSame(as other: Look.Finding) -> Bool {
    rule == other.rule && message == other.message
  }
}
