internal import AccessibilityCore
internal import LayoutCore

/// Whether rows are read in one order in both directions (W7.21).
enum OrderDirectionRule {
  static let rule = AuditRule(
    id: "order-direction",
    criterion: "WCAG 1.3.2 A",
    level: .warning,
    failsWhen: "two elements beside each other are read in another order right to left",
    silentFor: "numbers, symbols for playing, rows that set their direction; elements without "
      + "a name or with that of another one; rows that are none right to left",
    remedy: "leave the order to the stack, and offsets and sort priorities by direction out"
  ) { context, answers in
    let facts = context.facts
    guard let usual = context.first, context.translation == nil, facts.isOfUsualWidth,
      facts.environment.layoutDirection == .rightToLeft,
      usual.environment.layoutDirection == .leftToRight,
      facts.environment.dynamicTypeSize == usual.environment.dynamicTypeSize
    else { return }
    let places = onlyPlaces(in: facts)
    let before = onlyPlaces(in: usual)
    for (element, next) in zip(usual.elements, usual.elements.dropFirst())
    where element.container == next.container && areInRow(element, next) {
      guard before[element.name] != nil, before[next.name] != nil,
        let one = places[element.name], let other = places[next.name],
        areInRow(facts.elements[one], facts.elements[other])
      else { continue }
      let subject = facts.elements[other]
      answers.judge(subject.node.id)
      guard other < one, !isPinned(one, other, in: facts), !isNumber(element, next),
        !isPlayed(one, in: facts), !isPlayed(other, in: facts)
      else { continue }
      answers.fail(
        RuleAnswers.Subject(subject),
        .warning,
        "\(AuditWords.quoted(next.name)) is read before \(AuditWords.quoted(element.name)) right to "
          + "left, and after it left to right"
      )
    }
  }

  /// The positions of the elements whose names no others have.
  private static func onlyPlaces(in facts: AuditFacts) -> [String: Int] {
    var places: [String: Int] = [:]
    var seen: Set<String> = []
    for (position, element) in facts.elements.enumerated() where !element.name.isEmpty {
      if seen.insert(element.name).inserted {
        places[element.name] = position
      } else {
        places[element.name] = nil
      }
    }
    return places
  }

  /// Whether two elements are seen beside each other.
  private static func areInRow(_ one: AuditElement, _ other: AuditElement) -> Bool {
    guard let first = one.node.visibleFrame, let second = other.node.visibleFrame else {
      return false
    }
    let common = min(first.maxY, second.maxY) - max(first.minY, second.minY)
    return common > min(first.height, second.height) / 2
      && (first.maxX <= second.minX + 1 || second.maxX <= first.minX + 1)
  }

  /// Whether one of two elements is in a part that is laid out from the left.
  private static func isPinned(_ one: Int, _ other: Int, in facts: AuditFacts) -> Bool {
    [one, other].contains { facts.elements[$0].node.layoutDirection == .leftToRight }
  }

  private static func isNumber(_ one: AuditElement, _ other: AuditElement) -> Bool {
    [one, other].allSatisfy { !$0.name.contains(where: \.isLetter) }
  }

  /// Whether an element is a symbol for playing.
  private static func isPlayed(_ position: Int, in facts: AuditFacts) -> Bool {
    guard let view = facts.elements[position].view else { return false }
    return (view..<facts.views[view].end).contains { index in
      guard case .symbol(let name) = facts.views[index].kind else { return false }
      return ["backward", "forward", "gobackward", "goforward", "play", "pause"]
        .contains { name.hasPrefix($0) }
    }
  }
}
