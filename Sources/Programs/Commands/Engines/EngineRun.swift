import Conformance
import SpecFormat

/// Has another engine answer cases, one process after the other if it does not last.
struct EngineRun {
  /// The number of cases sent before the first of them is answered.
  static let mostOpen = 64
  /// The number of times that an engine is started again after it ends or falls silent.
  private static let mostStarts = 10
  /// The number of invalid lines that are reported.
  private static let mostProblems = 20
  /// The most lines without an answer before the engine is started again.
  private static let mostNoise = 100

  private let command: String
  /// The longest time that an engine may be silent.
  private let patience: Duration
  /// The same in seconds, for messages.
  private let seconds: String
  private var dialogue = EngineDialogue()
  private var process: EngineProcess?
  private var starts = 0
  /// The number of lines since the last answer.
  private var noise = 0
  /// The reason why no further cases are sent; nil while they are.
  private var surrender: String?
  /// The engine's violations of the protocol.
  private(set) var problems: [String] = []
  /// The number of violations beyond those kept.
  private(set) var hiddenProblems = 0

  /// - Parameters:
  ///   - command: The engine, as the shell knows it.
  ///   - patience: The longest time that it may be silent while cases are open, in seconds.
  init(_ command: String, patience: Double) {
    self.command = command
    self.patience = .seconds(patience)
    seconds = patience == patience.rounded() ? "\(Int(patience))" : "\(patience)"
  }

  /// Asks a case, and hands out the results that have come meanwhile.
  mutating func ask(_ asked: EngineCase, _ add: (CaseResult) -> Void) {
    dialogue.ask(asked)
    if surrender == nil {
      if process == nil { start(add) } else { process?.send(asked.line) }
    }
    if let surrender { return failAll(surrender, add) }
    while dialogue.openCount >= EngineRun.mostOpen { listen(add) }
  }

  /// Waits for all answers, and for the engine's end.
  mutating func finish(_ add: (CaseResult) -> Void) {
    while dialogue.openCount > 0 { listen(add) }
    guard var process else { return }
    process.finishSending()
    // Any further output is a violation.
    let limit = ContinuousClock.now + patience
    reading: while ContinuousClock.now < limit {
      switch process.wait(milliseconds: 50) {
      case .lines(let lines):
        takeAll(lines, add)
        if noise > EngineRun.mostNoise { break reading }
      case .silence, .progress: break
      case .end, .endlessLine: break reading
      }
    }
    let isLate = ContinuousClock.now >= limit
    if let rest = process.unendedLine { take(rest, add) }
    let status = process.end(after: isLate ? .zero : patience)
    if isLate {
      note("the engine has not ended within \(seconds) s after its input")
    } else if status != 0 {
      note("the engine has ended with status \(status)")
    }
    self.process = nil
  }

  // MARK: The process

  /// Starts the engine, and asks it all that is open.
  private mutating func start(_ add: (CaseResult) -> Void) {
    guard starts < EngineRun.mostStarts else {
      surrender = "the engine has ended or fallen silent \(starts) times, and is asked no more"
      return
    }
    starts += 1
    noise = 0
    process = EngineProcess(command)
    guard process != nil else {
      surrender = "the engine cannot be started: there is no room for another process"
      return
    }
    for line in dialogue.askAgain() { process?.send(line) }
  }

  /// Waits for the engine's next output; at its end, the case that has been open longest fails, and
  /// a new engine is sent the others.
  private mutating func listen(_ add: (CaseResult) -> Void) {
    guard process != nil else { return failAll(surrender ?? "there is no engine", add) }
    // Lines that are no answers do not prolong the wait.
    let limit = ContinuousClock.now + patience
    while ContinuousClock.now < limit {
      switch process?.wait(milliseconds: 50) ?? .end {
      case .lines(let lines):
        if takeAll(lines, add) { return }
        guard noise <= EngineRun.mostNoise else {
          _ = process?.end(after: .zero)
          return restart("the engine writes lines that are no answers", add)
        }
      case .progress: return
      case .silence: break
      case .end:
        let status = process?.end(after: patience) ?? 0
        // The shell has no such command, or may not run it.
        if status == 126 || status == 127 {
          surrender = "the engine cannot be started: the shell says status \(status)"
        }
        return restart("the engine ended with status \(status) before it answered", add)
      case .endlessLine:
        _ = process?.end(after: .zero)
        return restart("the engine answers with an endless line", add)
      }
    }
    _ = process?.end(after: .zero)
    restart("the engine has not answered within \(seconds) s", add)
  }

  private mutating func restart(_ reason: String, _ add: (CaseResult) -> Void) {
    process = nil
    note(reason)
    if let result = dialogue.failOldest(reason) { add(result) }
    if surrender == nil, dialogue.openCount > 0 { start(add) }
    if let surrender { failAll(surrender, add) }
  }

  private mutating func failAll(_ reason: String, _ add: (CaseResult) -> Void) {
    while let result = dialogue.failOldest(reason) { add(result) }
  }

  // MARK: Answers

  /// Takes in lines, as long as they are not too many without an answer, and returns whether one was an
  /// answer.
  @discardableResult
  private mutating func takeAll(_ lines: [[UInt8]], _ add: (CaseResult) -> Void) -> Bool {
    var hasAnswer = false
    for line in lines where noise <= EngineRun.mostNoise {
      if take(line, add) {
        hasAnswer = true
        noise = 0
      } else {
        noise += 1
      }
    }
    return hasAnswer
  }

  /// Takes in a line, and says whether it is an answer.
  @discardableResult
  private mutating func take(_ line: [UInt8], _ add: (CaseResult) -> Void) -> Bool {
    switch dialogue.take(line) {
    case .partial: return true
    case .result(let result):
      add(result)
      return true
    case .problem(let problem):
      note(problem)
      return false
    }
  }

  private mutating func note(_ problem: String) {
    if problems.count < EngineRun.mostProblems {
      problems.append(problem)
    } else {
      hiddenProblems += 1
    }
  }
}
