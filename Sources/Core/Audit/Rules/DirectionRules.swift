internal import LayoutCore

/// Rules about screens from right to left.
enum DirectionRules {
  static let all = [
    rtlLeftover, symbolLiteral, mirroredText, doubleFlip, swappedByHand, imageArrowNotMirrored,
    mediaNotPinned, canvasNotDirectionAware,
  ]

  static let rtlLeftover = AuditRule(
    id: "rtl-leftover",
    criterion: "best practice (WCAG 1.3.2)",
    level: .warning,
    failsWhen: "right to left, a view is where it is left to right, although what is around it is "
      + "mirrored",
    silentFor: "parts of a screen that set their direction themselves, what has another size",
    remedy: "leading and trailing instead of left and right, .offset and .position by direction",
    check: check(.frame)
  )

  static let symbolLiteral = AuditRule(
    id: "symbol-literal",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen: "a symbol that points to a side points there in both directions",
    silentFor:
      "parts of a screen that set their direction themselves; symbols that the system flips",
    remedy: "take the symbol that is named by backward or forward",
    check: check(.symbol)
  )

  static let mirroredText = AuditRule(
    id: "mirrored-text",
    criterion: "WCAG 1.4.5, HIG, right to left",
    level: .error,
    failsWhen: "letters are seen in a mirror, in one direction or in both",
    silentFor: "texts that are turned twice, and so not at all",
    remedy: "flip the picture beside the text, not both: .flipsForRightToLeftLayoutDirection(true)",
    check: check(.letters)
  )

  static let doubleFlip = AuditRule(
    id: "double-flip",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "a symbol that the system flips right to left is flipped once more, and so not at all",
    silentFor: "parts of a screen that set their direction themselves",
    remedy: "leave .flipsForRightToLeftLayoutDirection(true) or the scale out",
    check: check(.symbolTwice)
  )

  static let swappedByHand = AuditRule(
    id: "swapped-by-hand",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen: "right to left, a container has the same views the other way round, which puts them "
      + "where they are left to right, for it turns them around itself",
    silentFor: "containers that set their direction themselves, views below each other",
    remedy: "leave the order alone: stacks turn it around"
  ) { context, answers in
    check(.order)(context, &answers)
  }

  static let imageArrowNotMirrored = AuditRule(
    id: "image-arrow-not-mirrored",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "an image whose name says that it is an arrow to a side points there in both directions",
    silentFor:
      "images with another drawing for the direction, which are turned around, or are in a part "
      + "that sets its direction; arrows of which the name says no side are unknown",
    remedy: ".flipsForRightToLeftLayoutDirection(true), or the direction in the asset catalog"
  ) { context, answers in
    let facts = context.facts
    guard let leftovers = facts.leftovers else { return }
    for (index, view) in facts.views.enumerated() where facts.shows(index) {
      guard case .image(let name?) = view.kind else { continue }
      answers.judge(view.id)
      guard let pointing = ImagePointing(name: name),
        leftovers.contains(where: { $0.view == index && $0.kind == .image })
      else { continue }
      let subject = RuleAnswers.Subject(id: view.id, source: view.source, words: name)
      switch pointing {
      case .toSide:
        answers.fail(
          subject,
          .warning,
          "the image \(AuditWords.quoted(name)) points to the same side in both directions"
        )
      case .unknown:
        answers.doubt(subject, "the image \(AuditWords.quoted(name)) may point to a side, or not")
      }
    }
  }

  static let mediaNotPinned = AuditRule(
    id: "media-not-pinned",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "right to left, the symbols for playing backward and forward have changed their places, "
      + "though a tape runs from the left everywhere",
    silentFor: "rows that set their direction",
    remedy: "say .environment(\\.layoutDirection, .leftToRight) of the row"
  ) { context, answers in
    let facts = context.facts
    let media = facts.views.indices.compactMap { index -> (view: Int, isForward: Bool)? in
      let view = facts.views[index]
      guard case .symbol(let name) = view.kind, facts.shows(index),
        view.layoutDirection == .rightToLeft
      else { return nil }
      let stem = name.prefix { $0 != "." }
      if stem == "backward" || stem == "gobackward" { return (index, false) }
      return stem == "forward" || stem == "goforward" ? (index, true) : nil
    }
    for (backward, isForward) in media where !isForward {
      let (view, row) = (facts.views[backward], facts.views[backward].frame)
      answers.judge(view.id)
      let forward = media.first { other, isForward in
        let frame = facts.views[other].frame
        return isForward && other > backward && frame.minY < row.maxY && frame.maxY > row.minY
          && frame.maxX <= row.minX
      }
      guard let forward, case .symbol(let name) = view.kind,
        case .symbol(let other) = facts.views[forward.view].kind
      else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(AuditWords.quoted(name)) stands at the right of \(AuditWords.quoted(other))"
      )
    }
  }

  static let canvasNotDirectionAware = AuditRule(
    id: "canvas-not-direction-aware",
    criterion: "HIG, right to left",
    level: .warning,
    failsWhen:
      "a canvas draws from its left edge, and leaves a quarter and more at its right free, in both "
      + "directions",
    silentFor: "canvases that set their direction, or are flipped, drawings over all of the width",
    remedy: "ask for @Environment(\\.layoutDirection), or "
      + ".flipsForRightToLeftLayoutDirection(true) if it has no letters"
  ) { context, answers in
    let facts = context.facts
    for (index, drawing) in facts.canvases.sorted(by: { $0.key < $1.key }) {
      let view = facts.views[index]
      guard facts.shows(index), view.layoutDirection == .rightToLeft, !view.isBehind,
        !view.keepsDrawing
      else { continue }
      answers.judge(view.id)
      let free = view.frame.maxX - drawing.maxX
      guard (drawing.minX - view.frame.minX).magnitude < 2, free >= 0.25 * view.frame.width,
        view.frame.width > 44
      else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "right to left, the canvas draws from its left edge, and the \(AuditWords.number(free)) points "
          + "at its right are free",
        measured: free
      )
    }
  }

  /// Tells of what is of one kind.
  private static func check(
    _ kind: AuditFacts.Leftover.Kind
  ) -> @Sendable (AuditContext, inout RuleAnswers) -> Void {
    { context, answers in
      let facts = context.facts
      for leftover in facts.leftovers ?? [] where leftover.kind == kind {
        let view = facts.views[leftover.view]
        guard !view.isInvisible, !view.isBehindPresentation else { continue }
        let level: AuditLevel = kind == .letters ? .error : .warning
        answers.fail(RuleAnswers.Subject(view), level, "\(view.description): \(leftover.reason)")
      }
      guard facts.leftovers != nil else { return }
      for (index, view) in facts.views.enumerated() where facts.shows(index) && kind.judges(view) {
        answers.judge(view.id)
      }
    }
  }
}

extension AuditFacts.Leftover.Kind {
  /// Whether a view may be wrong in this way.
  fileprivate func judges(_ view: AuditView) -> Bool {
    switch self {
    case .frame, .order: true
    case .letters: view.string != nil
    case .image:
      if case .image = view.kind { true } else { false }
    case .symbol, .symbolTwice:
      if case .symbol = view.kind { true } else { false }
    }
  }
}

/// Whether the picture of a name points to a side.
private enum ImagePointing {
  case toSide
  case unknown

  /// Reads a name; nil for one that says nothing of an arrow.
  init?(name: String) {
    let words = ImagePointing.words(name)
    let isArrow = !words.isDisjoint(with: ["arrow", "chevron", "caret"])
    let isSided = !words.isDisjoint(with: [
      "left", "right", "back", "backward", "forward", "next", "previous", "prev",
    ])
    let isUpright = !words.isDisjoint(with: ["up", "down", "top", "bottom"])
    if isArrow, isUpright { return nil }
    guard isArrow else { return nil }
    self = isSided ? .toSide : .unknown
  }

  /// The words of a name: `arrowLeft`, `arrow-left`, `ic_arrow_left`.
  private static func words(_ name: String) -> Set<String> {
    var words: [String] = [""]
    var last: Character?
    for character in name {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, last?.isLowercase == true {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      last = character
    }
    return Set(words)
  }
}
