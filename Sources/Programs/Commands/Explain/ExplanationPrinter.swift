import Explanation
import LayoutCore
import TerminalText

/// An explanation as it is printed.
struct ExplanationPrinter {
  /// The most changes that are printed.
  private static let mostChanges = 3

  private let explanation: ScreenExplanation
  private let paths: [Int: String]

  init(_ explanation: ScreenExplanation) {
    self.explanation = explanation
    paths = explanation.paths
  }

  /// The sentence, what mends the view, who took the space, and what does nothing.
  var text: String {
    var lines: [String] = []
    if let view = explanation.view {
      lines.append(
        "\(explanation.places.text(of: view.view).printable): \(view.sentence.printable)"
      )
      if !view.rules.isEmpty { lines.append("  rules \(view.rules.joined(separator: ", "))") }
      lines += changes(view)
      if let division = view.division { lines += table(division, view) }
      lines += surroundings(view)
      lines += inactive(isWhole: false)
    } else {
      lines += inactive(isWhole: true)
    }
    if !explanation.screen.leftOut.isEmpty {
      let count = Words.counted(explanation.screen.leftOut.count, "variant")
      lines += ["", "\(count) with other views than the usual one left out"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Changes

  private func changes(_ view: ViewExplanation) -> [String] {
    guard !view.faulty.isEmpty else { return [] }
    guard !view.changes.isEmpty else {
      return ["", "No change of one or two modifiers mends it."]
    }
    var lines = ["", "What mends it, tried in \(Words.counted(view.variantCount, "variant")):"]
    for trial in view.changes.prefix(ExplanationPrinter.mostChanges) {
      let edits = trial.changes.map { change in
        let text = change.text(in: explanation.screen)
        guard let place = explanation.places.place(of: change.node) else { return text }
        return "\(text), line \(place.line)"
      }
      lines.append("  " + edits.joined(separator: ", and ").printable)
      lines.append("    " + effects(of: trial, view).printable)
    }
    return lines
  }

  private func effects(of trial: Trial, _ view: ViewExplanation) -> String {
    var parts: [String] = []
    if trial.remaining.isEmpty {
      parts.append("whole in all variants")
    } else {
      parts.append("whole in all but \(Words.counted(trial.remaining.count, "variant"))")
    }
    let moved =
      trial.moved.isEmpty
      ? "moves no other view" : "moves " + Words.counted(trial.moved.count, "other view")
    parts.append(moved)
    if !trial.broken.isEmpty {
      let names = trial.broken.compactMap { paths[$0] }.sorted()
      parts.append("harms " + names.joined(separator: ", "))
    }
    return parts.joined(separator: "; ")
  }

  // MARK: The table

  private func table(_ division: StackDivision, _ view: ViewExplanation) -> [String] {
    let word = division.axis == .horizontal ? "width" : "height"
    let offered =
      division.offered.map { "divides \(Words.length($0)) of \(word)" }
      ?? "asks for the ideal \(word)"
    let variant = explanation.screen.variants[view.variant].name
    var rows = [["view", "priority", "offered", "answered", "left"]]
    for share in division.shares {
      rows.append([
        share.name.printable, Words.number(share.priority), Words.length(share.offered),
        Words.number(share.answered), share.left.map(Words.length) ?? "",
      ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + room : room + cell
      }
      return "  " + cells.joined(separator: "  ")
    }
    return [
      "",
      "\(division.stack.printable) \(offered), gaps take \(Words.number(division.gaps)) "
        + "(L10.1, L10.4, L10.5; \(variant)):",
    ] + lines
  }

  // MARK: Guides and safe areas

  private func surroundings(_ view: ViewExplanation) -> [String] {
    var lines: [String] = []
    if let guide = view.guide {
      let setter = guide.setter.map { " set by \($0)" } ?? ""
      lines.append(
        "\(guide.stack) aligns it by \(guide.guide), \(Words.number(guide.value)) from its "
          + "edge\(setter) (L10.8, L16.1)"
      )
    }
    if let safeArea = view.safeArea {
      let (now, without) = (safeArea.frame, safeArea.without)
      let effect =
        now == without
        ? "changes nothing of it"
        : "puts it at \(place(now)); without, it would be at \(place(without))"
      lines.append("the safe area \(effect) (L2.1)")
    }
    return lines.isEmpty ? [] : [""] + lines.map(\.printable)
  }

  private func place(_ frame: Rect) -> String {
    "\(Words.number(frame.minX)), \(Words.number(frame.minY)) "
      + "(\(Words.number(frame.width)) × \(Words.number(frame.height)))"
  }

  // MARK: Inactive modifiers

  private func inactive(isWhole: Bool) -> [String] {
    let lines = explanation.inactive.map { modifier in
      let view = paths[modifier.view].map { " of \($0)" } ?? ""
      let text =
        "\(explanation.places.text(of: modifier.node)): '\(modifier.text)'\(view) "
        + "changes no frame in \(Words.counted(modifier.variants, "variant"))"
      return text.printable
    }
    guard isWhole else { return lines.isEmpty ? [] : [""] + lines }
    let count = explanation.screen.variants.count
    return lines.isEmpty
      ? [
        "\(explanation.name.printable): every modifier of sizes and places does something in one of "
          + Words.counted(count, "variant")
      ] : lines
  }
}
