internal import AccessibilityCore
internal import LayoutCore

/// Where things are, and whether they are in each other's way.
enum LayoutRules {
  static let all = [
    overlap, offScreen, textClipped, unreachable, modalLeak, orderJump,
  ]

  static let overlap = AuditRule(
    id: "overlap",
    criterion: "WCAG 1.4.4 AA, 1.4.10 AA",
    level: .error,
    failsWhen: "the letters of two texts lie over each other by more than a point in both axes",
    silentFor:
      "less than a tenth of the smaller one, texts that something covers; in variants other "
      + "than the usual ones it is a warning",
    remedy: "give both room: a stack instead of offsets, .fixedSize or more lines"
  ) { context, answers in
    let facts = context.facts
    let known = Set(facts.texts)
    let texts = facts.inks.filter { known.contains($0.key) }.sorted { $0.key < $1.key }
    let bands = RectBands(texts.map(\.value.bounds))
    for (position, (index, ink)) in texts.enumerated() {
      answers.judge(facts.views[index].id)
      for next in bands.positions(near: ink.bounds) where next > position {
        let (other, second) = texts[next]
        guard let common = FactCollector.common(ink.bounds, second.bounds), common.width > 1,
          common.height > 1, facts.views[index].clip == facts.views[other].clip,
          !facts.isCovered(index), !facts.isCovered(other)
        else { continue }
        // The one below may be seen through something.
        if let doubt = ink.doubt {
          answers.doubt(RuleAnswers.Subject(facts.views[index]), doubt)
          continue
        }
        let smaller = min(ink.bounds.area, second.bounds.area)
        guard common.area >= 0.1 * smaller else { continue }
        let (one, two) = (facts.views[index], facts.views[other])
        answers.fail(
          RuleAnswers.Subject(two),
          facts.isUsual ? .error : .warning,
          "\(two.description) lies over \(one.description), by "
            + "\(AuditWords.number(common.width)) × \(AuditWords.number(common.height)) points",
          measured: min(common.width, common.height),
          required: 1
        )
      }
    }
  }

  static let offScreen = AuditRule(
    id: "off-screen",
    criterion: "WCAG 1.4.10 AA",
    level: .error,
    failsWhen: "a text or a control reaches beyond the window, and nothing scrolls there",
    silentFor:
      "what scrolls that way, what is off by less than a point, hidden and decorative views; "
      + "in landscape and at 320 points it is a warning",
    remedy: "put it in a ScrollView, or let it shrink: maxWidth instead of width"
  ) { context, answers in
    let facts = context.facts
    guard facts.isScreen else { return }
    for (index, view) in facts.views.enumerated() {
      guard view.string?.isEmpty == false || view.isUsable, !view.isInvisible, !view.isHidden,
        !view.isBehindPresentation,
        view.frame.width > 0, view.frame.height > 0
      else { continue }
      answers.judge(view.id)
      if facts.isInside(index, where: { $0.isUsable }) { continue }
      let bounds = facts.inks[index]?.bounds ?? view.frame
      guard FactCollector.common(bounds, facts.window) != nil else { continue }
      var sides: [(side: String, length: Double)] = []
      if !view.scrollAxes.contains(.horizontal) {
        sides.append(("left", facts.window.minX - bounds.minX))
        sides.append(("right", bounds.maxX - facts.window.maxX))
      }
      if !view.scrollAxes.contains(.vertical) {
        sides.append(("top", facts.window.minY - bounds.minY))
        sides.append(("bottom", bounds.maxY - facts.window.maxY))
      }
      guard let worst = sides.max(by: { $0.length < $1.length }), worst.length >= 1 else {
        continue
      }
      answers.fail(
        RuleAnswers.Subject(view),
        facts.isUsual ? .error : .warning,
        "\(view.description) reaches beyond the window by \(AuditWords.number(worst.length)) points "
          + (worst.side == "left" || worst.side == "right"
            ? "on the \(worst.side)" : "at the \(worst.side)"),
        measured: worst.length,
        required: 0
      )
    }
  }

  static let textClipped = AuditRule(
    id: "text-clipped",
    criterion: "WCAG 1.4.4 AA",
    level: .error,
    failsWhen: "letters reach beyond what a clip around them leaves",
    silentFor: "what is in a view that scrolls, less than a point",
    remedy: "let the height follow the text: minHeight instead of height"
  ) { context, answers in
    let facts = context.facts
    for index in facts.texts {
      let view = facts.views[index]
      guard let ink = facts.inks[index]?.bounds, let clip = view.clip, view.scrollAxes.isEmpty
      else { continue }
      answers.judge(view.id)
      guard FactCollector.common(ink, clip) != nil, !facts.isCovered(index) else { continue }
      let sides = [
        clip.minX - ink.minX, ink.maxX - clip.maxX, clip.minY - ink.minY, ink.maxY - clip.maxY,
      ]
      guard let worst = sides.max(), worst >= 1 else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .error,
        "the letters of \(view.description) are cut off by \(AuditWords.number(worst)) points",
        measured: worst,
        required: 0
      )
    }
  }

  static let unreachable = AuditRule(
    id: "unreachable",
    criterion: "WCAG 2.1.1 A",
    level: .error,
    failsWhen: "a control is pressed at a point where another control lies over it",
    silentFor: "what scrolls out from under bars; controls in each other",
    remedy: "move one of them, or set .accessibilityActivationPoint"
  ) { context, answers in
    let facts = context.facts
    for (position, element) in facts.elements.enumerated() {
      guard element.isUsable, !element.isDisabled, let view = element.view,
        facts.views[view].isUsable, facts.views[view].visibleFrame != nil
      else { continue }
      answers.judge(element.node.id)
      guard facts.views[view].scrollAxes.isEmpty else { continue }
      let point = element.node.activationPoint
      let over = facts.elements.enumerated().first { other, candidate in
        guard other != position, candidate.isUsable, !candidate.isDisabled,
          let top = candidate.view, top >= facts.views[view].end, facts.views[top].isUsable,
          facts.views[top].frame.contains(point)
        else { return false }
        // What is inside of what has the point is the same thing.
        return !facts.isInside(view) { $0.id == facts.views[top].id }
          && candidate.node.frame != element.node.frame
      }
      guard let over, facts.views[over.element.view ?? 0].parent != nil else { continue }
      answers.fail(
        RuleAnswers.Subject(element),
        .error,
        "\(AuditWords.quoted(element.name)) is pressed at \(AuditWords.number(point.x)), "
          + "\(AuditWords.number(point.y)), where \(AuditWords.quoted(over.element.name)) lies over it"
      )
    }
  }

  static let modalLeak = AuditRule(
    id: "modal-leak",
    criterion: "WCAG 2.4.3 A",
    level: .warning,
    failsWhen: "a layer covers the window, and controls behind it are read all the same",
    silentFor: "sheets and other presentations of the system, views with the trait isModal",
    remedy: "say .accessibilityAddTraits(.isModal) of what lies over the layer"
  ) { context, answers in
    let facts = context.facts
    guard facts.isScreen else { return }
    for (index, view) in facts.views.enumerated() where view.kind == .color || view.kind == .shape {
      guard facts.shows(index), !view.isBehind, facts.coversWindow(view.frame) else { continue }
      answers.judge(view.id)
      let behind = facts.elements.filter { element in
        guard element.isUsable, let other = element.view else { return false }
        return other < index && facts.views[other].end <= index && facts.views[other].isUsable
      }
      let isFollowed = facts.elements.contains { ($0.view ?? 0) >= view.end }
      guard let first = behind.first, isFollowed else { continue }
      answers.fail(
        RuleAnswers.Subject(view),
        .warning,
        "\(view.type) covers the window, and \(AuditWords.quoted(first.name)) behind it is read, too"
      )
    }
  }

  static let orderJump = AuditRule(
    id: "order-jump",
    criterion: "WCAG 1.3.2 A",
    level: .warning,
    failsWhen: "what is read next in a container lies above what was read, in the same column",
    silentFor: "columns beside each other; where a sort priority says so it is a note",
    remedy: "put the views in the order in which they are read, or leave the sort priority out"
  ) { context, answers in
    let elements = context.facts.elements
    for (element, next) in zip(elements, elements.dropFirst()) {
      // What is not seen is nowhere yet: it scrolls.
      guard element.container == next.container, let frame = element.node.visibleFrame,
        let other = next.node.visibleFrame
      else { continue }
      answers.judge(next.node.id)
      guard other.maxY <= frame.minY - 1, frame.minY - other.minY > 20,
        other.minX < frame.maxX, other.maxX > frame.minX
      else { continue }
      let isMeant = element.node.sortPriority != next.node.sortPriority
      answers.fail(
        RuleAnswers.Subject(next),
        isMeant ? .note : .warning,
        "\(AuditWords.quoted(next.name)) is read after \(AuditWords.quoted(element.name)), and lies "
          + "\(AuditWords.number(frame.minY - other.minY)) points above it"
      )
    }
  }
}

extension AuditFacts {
  /// Whether the screen has a usual width and text size.
  var isUsual: Bool {
    isOfUsualWidth && !environment.dynamicTypeSize.isAccessibilitySize
  }

  /// Whether nothing is seen of a text's letters.
  func isCovered(_ view: Int) -> Bool {
    guard let ink = inks[view] else { return true }
    return ink.contrast == nil && ink.doubt == nil
  }
}

extension Rect {
  fileprivate var area: Double { width * height }
}
