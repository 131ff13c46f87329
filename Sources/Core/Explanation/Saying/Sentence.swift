import LayoutCore

/// The sentence that comes first in an explanation (E2.2).
struct Sentence {
  let text: String
  let rules: [String]

  init(
    placed: PlacedView,
    path: String,
    faults: LayoutFaults,
    cause: LayoutCause?,
    needs: Needs,
    variant: String,
    counts: (faulty: Int, all: Int)
  ) {
    let name = "The " + Words.name(placed, path)
    let variants = Words.counted(counts.all, "variant")
    guard let cause else {
      let size = "\(Words.number(placed.frame.width)) × \(Words.number(placed.frame.height))"
      let offered =
        "\(Words.length(placed.proposal.width)) × \(Words.length(placed.proposal.height))"
      text = "\(name) is whole in all of \(variants): it was offered \(offered) and took \(size)."
      rules = ["L1.1"]
      return
    }
    var rules: [String] = []
    var reason: String
    switch cause {
    case .modifier(_, let modifier, let owner):
      reason = "because of '\(modifier)'" + (owner.map { " of the \($0)" } ?? "")
      rules.append(contentsOf: Sentence.rules(of: modifier))
    case .sibling(_, let other, let shrinks):
      reason = "because the \(other) beside it " + (shrinks ? "takes the room" : "cannot shrink")
      rules += ["L10.4", "L10.5"]
    case .stack(_, let stack):
      reason = "because what is beside it in the \(stack) takes the room"
      rules += ["L10.4", "L10.5"]
    case .window:
      reason = "because there is no more room around it"
      rules.append("L2.1")
    }
    if let lines = needs.lines {
      reason +=
        ": it may have \(Words.counted(lines.allowed, "line")) and needs \(lines.needed)"
      rules.append("L18.4")
    } else if faults.contains(.cut) || faults.contains(.empty) {
      let way = needs.axis == .horizontal ? "" : " of height"
      reason +=
        ": it was offered \(Words.length(needs.offered))\(way) and wanted "
        + Words.number(needs.wanted)
      rules.append(needs.axis == .horizontal ? "L18.1" : "L18.3")
    } else {
      let size = "\(Words.number(placed.frame.width)) × \(Words.number(placed.frame.height))"
      reason += ": it is \(size)"
    }
    let share =
      counts.faulty == counts.all
      ? "in all of \(variants)" : "in \(counts.faulty) of \(variants), first in \(variant)"
    text = "\(name) \(faults.words) \(reason) (\(share))."
    self.rules = rules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The rules that say what a modifier does.
  private static func rules(of modifier: String) -> [String] {
    let known: [(String, [String])] = [
      (".frame(width", ["L6.1"]), (".frame(height", ["L6.1"]), (".frame(", ["L7.3"]),
      (".fixedSize", ["L8.1"]), (".padding", ["L5.1"]), (".layoutPriority", ["L10.5"]),
      (".offset", ["L14.1"]), (".position", ["L14.4"]), (".aspectRatio", ["L9.2"]),
      (".safeAreaPadding", ["L24.6"]), (".containerRelativeFrame", ["L25.1"]),
      (".lineLimit", ["L18.4"]), (".minimumScaleFactor", ["L18.6"]),
    ]
    return known.first { modifier.hasPrefix($0.0) }?.1 ?? []
  }
}
