internal import LayoutCore
internal import SpecFormat

// Checks of values other than frames.

extension AnswerChecker {
  func checkGuides(
    _ guides: [Expectation.Named<[Expectation.Guide]>],
    _ key: String,
    _ comparison: inout Comparison
  ) {
    for expected in guides {
      guard let value = answered(key, of: expected.id, &comparison) else { continue }
      for guide in expected.value {
        guard let actual = value.members[guide.name] else {
          comparison.missing(expected.id, key, "has no '\(guide.name)' in '\(key)'")
          continue
        }
        comparison.compareNumbers(
          [actual.number],
          [guide.value],
          Subject(
            "\(guide.name) in \(key) of \(expected.id)",
            key,
            of: expected.id,
            part: guide.name
          )
        )
      }
    }
  }

  func checkProposals(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.measureProposals {
      guard let value = answered("measureProposals", of: expected.id, &comparison) else { continue }
      comparison.compareNumbers(
        value.elements.flatMap { numbers($0) },
        expected.value.flatMap { [$0.width, $0.height] },
        Subject("measureProposals of \(expected.id)", "measureProposals", of: expected.id)
      )
    }
    for expected in values.placementProposals {
      guard let value = answered("placementProposals", of: expected.id, &comparison) else {
        continue
      }
      comparison.compareNumbers(
        numbers(value),
        [expected.value.width, expected.value.height],
        Subject("placementProposals of \(expected.id)", "placementProposals", of: expected.id)
      )
    }
  }

  func checkTexts(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.lines {
      guard let value = answered("lines", of: expected.id, &comparison) else { continue }
      comparison.compare(
        value,
        .list(expected.value.map { .string($0) }),
        Subject("lines of \(expected.id)", "lines", of: expected.id)
      )
    }
    for expected in values.containedLines {
      guard let value = answered("lines", of: expected.id, &comparison) else { continue }
      comparison.contains(
        value.elements.map(\.listing),
        expected.value.map(\.listing),
        Subject("lines of \(expected.id)", "lines", of: expected.id)
      )
    }
    for expected in values.truncated {
      guard let value = answered("truncated", of: expected.id, &comparison) else { continue }
      comparison.compare(
        value,
        .boolean(expected.value),
        Subject("truncated of \(expected.id)", "truncated", of: expected.id)
      )
    }
  }

  func checkOrder(_ values: Expectation.Values, _ comparison: inout Comparison) {
    guard !values.drawOrder.isEmpty, let order = answered("drawOrder") else { return }
    let expected = Set(values.drawOrder)
    let actual = order.elements.compactMap(\.string).filter { expected.contains($0) }
    comparison.compare(actual, values.drawOrder, Subject("drawOrder", "drawOrder"))
  }

  func checkAccessibility(_ values: Expectation.Values, _ comparison: inout Comparison) {
    if let expected = values.accessibility, let nodes = answered("accessibility") {
      NodeChecker(
        roots: nodes.elements.map(AnsweredNode.init),
        traitsAreLowerBound: traitsAreLowerBound
      ).check(expected, &comparison)
    }
    guard let spoken = answered("spoken")?.elements.map({ $0.string ?? $0.listing }) else { return }
    comparison.compareSpoken(spoken, values)
  }

  func checkShown(_ values: Expectation.Values, _ comparison: inout Comparison) {
    for expected in values.shownEffects {
      guard let value = answered("shownEffects", of: expected.id, &comparison) else { continue }
      for (effect, number) in expected.value.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        comparison.compareNumbers(
          [value[effect.rawValue].number],
          [number],
          Subject(
            "\(effect.rawValue) of \(expected.id)",
            "shownEffects",
            of: expected.id,
            part: effect.rawValue
          )
        )
      }
    }
    if let expected = values.leaving, let leaving = answered("leaving") {
      comparison.compare(
        leaving.elements.compactMap(\.string).sorted(),
        expected.sorted(),
        Subject("leaving", "leaving")
      )
    }
  }
}
