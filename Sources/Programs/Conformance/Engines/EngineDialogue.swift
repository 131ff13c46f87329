internal import LayoutCore
package import SpecFormat

/// The protocol of requests to another engine and its answers, line by line.
///
/// It knows nothing of processes: whoever owns it brings lines to the engine and back. Answers may come
/// in any order; each case is answered once in each direction that it asks for.
package struct EngineDialogue: Sendable {
  /// The result of reading a line of the engine.
  package enum Reply {
    /// It is an answer, and others of its case are still to come.
    case partial
    /// It is the last answer of its case.
    case result(CaseResult)
    /// It is nothing that was asked for, and why.
    case problem(String)
  }

  /// A case that has been asked.
  fileprivate struct Open: Sendable {
    let asked: EngineCase
    var awaited: [EngineCase.Direction]
    var comparison = Comparison(tolerance: 0)
    /// The features that the engine does not support, each once.
    var unsupported: [String] = []
  }

  private var open: [String: Open] = [:]
  /// The ids of open cases, the oldest first.
  private var order: [String] = []
  private var answered: Set<String> = []

  /// Creates a dialogue in which nothing has been said.
  package init() {}

  /// The number of cases without all of their answers.
  package var openCount: Int { order.count }

  /// Adds a case that has to be answered; its line has to be sent.
  package mutating func ask(_ asked: EngineCase) {
    open[asked.id] = Open(asked: asked, awaited: asked.expected.map(\.direction))
    order.append(asked.id)
  }

  /// The lines of the cases that are open, for an engine that has begun anew and knows nothing of them.
  package mutating func askAgain() -> [[UInt8]] {
    order.compactMap { id in
      guard let asked = open[id]?.asked else { return nil }
      open[id] = Open(asked: asked, awaited: asked.expected.map(\.direction))
      return asked.line
    }
  }

  /// Gives up the case that has been open longest; nil if none is.
  package mutating func failOldest(_ reason: String) -> CaseResult? {
    guard let id = order.first, var current = open[id] else { return nil }
    current.comparison.circumstances = .init()
    current.comparison.note(reason)
    return close(id, current)
  }

  // MARK: Answers

  /// Takes in a line of the engine, without its line feed.
  package mutating func take(_ line: [UInt8]) -> Reply {
    let answer: ProbeValue
    switch ProbeValue.parse(line) {
    case .success(let value): answer = value
    case .failure(let problem): return .problem("a line is no answer: \(problem)")
    }
    guard case .object = answer else {
      return .problem("a line is no answer: it is no object: \(answer.listing.shortened)")
    }
    guard let id = answer["id"].string else {
      return .problem("an answer has no 'id': \(answer.listing.shortened)")
    }
    guard var current = open[id] else {
      let known = answered.contains(id) ? "has been answered before" : "is the id of no case"
      return .problem("an answer is to \(id.listing), which \(known)")
    }
    var directions = current.awaited
    if let name = answer.members["direction"] {
      guard let direction = name.string.flatMap(EngineCase.Direction.init),
        current.asked.expected.contains(where: { $0.direction == direction })
      else {
        return .problem(
          "an answer to \(id.listing) has the direction \(name.listing), not asked for"
        )
      }
      guard current.awaited.contains(direction) else {
        return .problem("an answer to \(id.listing) comes twice (\(direction.rawValue))")
      }
      directions = [direction]
    } else if answer.members["error"] == nil, answer.members["unsupported"] == nil {
      guard current.asked.expected.count == 1 else {
        return .problem("an answer to \(id.listing) has no 'direction'")
      }
    }
    for (direction, expected) in current.asked.expected where directions.contains(direction) {
      EngineDialogue.check(answer, direction, expected, &current)
    }
    current.awaited.removeAll(where: directions.contains)
    guard current.awaited.isEmpty else {
      open[id] = current
      return .partial
    }
    return close(id, current).map(Reply.result) ?? .partial
  }

  private static func check(
    _ answer: ProbeValue,
    _ direction: EngineCase.Direction,
    _ expected: EngineCase.Expected,
    _ current: inout Open
  ) {
    var circumstances = Difference.Circumstances(answeredFor: direction)
    current.comparison.circumstances = circumstances
    if let error = answer.members["error"] {
      current.comparison.count += 1
      return current.comparison.note("the engine says: \(error.string ?? error.listing)")
    }
    if let unsupported = answer.members["unsupported"] {
      return current.note(unsupported: unsupported.string ?? unsupported.listing)
    }
    current.comparison.tolerance = expected.tolerance
    if let result = expected.result {
      guard let actual = answer.members["result"] else {
        return current.note(unsupported: "result")
      }
      return current.comparison.compare(actual, result, Subject("result", "result"))
    }
    current.check(answer, expected.values)
    guard !expected.moments.isEmpty else { return }
    guard let moments = answer.members["at"] else { return current.note(unsupported: "at") }
    for (time, values, tolerance) in expected.moments {
      guard let moment = moments.elements.first(where: { $0["time"].number == time }) else {
        current.note(unsupported: "at")
        continue
      }
      circumstances.time = time
      current.comparison.circumstances = circumstances
      current.comparison.tolerance = tolerance
      current.check(moment, values)
    }
  }

  private mutating func close(_ id: String, _ current: Open) -> CaseResult? {
    open[id] = nil
    order.removeAll { $0 == id }
    answered.insert(id)
    let comparison = current.comparison
    let outcome: CaseResult.Outcome =
      if !comparison.differences.isEmpty {
        .failed(comparison.differences)
      } else if !current.unsupported.isEmpty {
        .unsupported(current.unsupported)
      } else {
        .passed
      }
    return CaseResult(
      current.asked.spec,
      comparisons: comparison.count,
      outcome: outcome,
      hiddenDifferences: comparison.hiddenDifferences
    )
  }
}

extension EngineDialogue.Open {
  fileprivate mutating func note(unsupported name: String) {
    if !unsupported.contains(name) { unsupported.append(name) }
  }

  /// Compares an answer; values missing in it are not supported.
  fileprivate mutating func check(_ answer: ProbeValue, _ values: Expectation.Values) {
    let checker = AnswerChecker(
      answer: answer,
      displayScale: asked.spec.scene?.environment.displayScale ?? 1,
      traitsAreLowerBound: asked.spec.expectation?.traitsAreLowerBound ?? false
    )
    for key in checker.check(values, &comparison) { note(unsupported: key) }
  }
}

extension Difference.Circumstances {
  /// The circumstances of another engine's answer.
  fileprivate init(answeredFor direction: EngineCase.Direction) {
    guard direction == .opposite else { return }
    self.direction = .opposite
    directionWords = "opposite direction"
  }
}

extension String {
  /// The beginning of a text that may be long.
  fileprivate var shortened: String { count > 80 ? prefix(80) + "…" : self }
}
