import AgentServer

/// The screens that pages show and use: made anew when files change, and after each action.
///
/// One process runs at a time. The shown variant of the used screen comes first; the others, and the
/// findings, follow when nothing else is to be done.
actor InspectorSession {
  private let maker: ScreenMaker
  let board: NewsBoard
  private let (wakes, wake) = AsyncStream.makeStream(
    of: Void.self,
    bufferingPolicy: .bufferingNewest(1)
  )

  /// Actions that wait for their turn.
  private struct Use {
    let screen: String
    let variant: Int
    let batch: ActionLog.Batch
  }

  private var uses: [Use] = []
  private var logs: [String: ActionLog] = [:]
  /// The names of all screens, in order.
  private var names: [String] = []
  /// The screens of which only a variant is up to date.
  private var partial: [String] = []
  private var hasChanged = true
  private var needsAll = false
  /// Whether the process that runs may be ended for something more urgent.
  private var mayWait = false
  /// The screen and the variant that a page shows.
  private var shown: (screen: String, variant: Int)?

  init(_ maker: ScreenMaker, _ board: NewsBoard) { (self.maker, self.board) = (maker, board) }

  // MARK: What comes in

  /// The files have changed.
  func renew() {
    hasChanged = true
    maker.breakOff()
    wake.yield()
  }

  /// A page shows a variant of a screen.
  func show(_ screen: String, _ variant: Int) { shown = (screen, variant) }

  /// A page uses a screen; without actions, the screen begins anew.
  ///
  /// - Returns: Why that is refused; nil if it is not.
  func use(_ screen: String, _ variant: Int, _ batch: ActionLog.Batch) -> String? {
    guard names.contains(screen) else { return "there is no screen '\(screen)'" }
    guard uses.count + (logs[screen]?.batches.count ?? 0) < ActionLog.most else {
      return "too much has been done on this screen: start over"
    }
    shown = (screen, variant)
    uses.append(Use(screen: screen, variant: variant, batch: batch))
    if mayWait { maker.breakOff() }
    wake.yield()
    return nil
  }

  // MARK: What is done

  /// Does what is to be done, the most urgent first, until the task is cancelled.
  func work() async {
    wake.yield()
    for await _ in wakes {
      while !Task.isCancelled, await step() {}
    }
  }

  private func step() async -> Bool {
    if hasChanged {
      await showChanges()
    } else if !uses.isEmpty {
      await perform()
    } else if needsAll {
      await showAll()
    } else if let screen = partial.first {
      await complete(screen)
    } else {
      await tell("busy", ["text": ""])
      return false
    }
    return true
  }

  /// Does what waits for the first used screen.
  private func perform() async {
    let (screen, variant) = (uses[0].screen, uses.last { $0.screen == uses[0].screen }?.variant)
    let batches = uses.filter { $0.screen == screen }.map(\.batch)
    uses.removeAll { $0.screen == screen }
    var log = logs[screen] ?? ActionLog()
    for batch in batches { if batch.isEmpty { log.keep(0) } else { log.append(batch) } }
    if await tryShow(screen, variant ?? 0, log, isLast: batches.count == 1) { return }
    guard batches.count > 1 else { return }
    // One of them cannot be done: the others can.
    for batch in batches {
      var next = logs[screen] ?? ActionLog()
      if batch.isEmpty { next.keep(0) } else { next.append(batch) }
      _ = await tryShow(screen, variant ?? 0, next, isLast: true)
    }
  }

  /// Shows a screen after actions; if they can be done, they are what has been done.
  ///
  /// - Parameter isLast: Whether a refusal is told.
  private func tryShow(
    _ screen: String,
    _ variant: Int,
    _ log: ActionLog,
    isLast: Bool
  ) async -> Bool {
    mayWait = false
    let made = await maker.make(screen, variant: variant, after: log.words)
    guard let text = made.screens.first(where: { $0.name == screen })?.text else {
      // The files have changed meanwhile: what was wanted is tried on the new screen.
      if made.isBroken, hasChanged {
        uses.insert(
          contentsOf: log.batches.dropFirst(logs[screen]?.batches.count ?? 0).map {
            Use(screen: screen, variant: variant, batch: $0)
          },
          at: 0
        )
        return true
      }
      if isLast {
        let message = made.messages.split(separator: "\n").first.map(String.init)
        await tell("refused", ["text": .string(message ?? "that cannot be done")])
      }
      return false
    }
    logs[screen] = log
    await board.withdraw("refused")
    if !partial.contains(screen) { partial.append(screen) }
    await tellDone(screen)
    await tell(text, isPart: true, of: screen)
    return true
  }

  /// Shows at first what a page shows, after a change of files.
  private func showChanges() async {
    hasChanged = false
    needsAll = true
    await tell("busy", ["text": "making the screens…"])
    if names.isEmpty { return await showFirst() }
    guard let shown, names.contains(shown.screen) else { return }
    mayWait = true
    let words = logs[shown.screen]?.words ?? []
    let made = await maker.make(shown.screen, variant: shown.variant, after: words)
    if made.isBroken { return }
    if let text = made.screens.first(where: { $0.name == shown.screen })?.text {
      await tell(text, isPart: true, of: shown.screen)
    } else if words.isEmpty {
      await tell("errors", ["text": .string(made.messages)])
    }
  }

  /// Shows the first variant of all screens: there is something to see before all is judged.
  private func showFirst() async {
    mayWait = true
    let made = await maker.make(variant: 0)
    if made.isBroken || made.screens.isEmpty { return }
    names = made.screens.map(\.name)
    for (name, text) in made.screens { await tell(text, isPart: true, of: name) }
    await tell("screens", ["names": .array(names.map { .string($0) })])
  }

  /// Shows all screens, with their findings.
  private func showAll() async {
    mayWait = true
    let made = await maker.make()
    if made.isBroken { return }
    needsAll = false
    await tell("errors", ["text": .string(messages(of: made))])
    // Screens that are missing because of a mistake stay as they were last.
    let found = made.screens.map(\.name)
    let lost = made.status == 0 ? [] : names.filter { !found.contains($0) }
    for name in names where !found.contains(name) && !lost.contains(name) { await forget(name) }
    names = found + lost
    for (name, text) in made.screens {
      if let log = logs[name], !log.batches.isEmpty {
        await replay(log, on: name)
      } else {
        await tell(text, isPart: false, of: name)
      }
    }
    if !names.isEmpty {
      await tell("screens", ["names": .array(names.map { .string($0) })])
    }
  }

  /// The messages of a round; silence about a failure would look as if all were well.
  private func messages(of made: ScreenMaker.Made) -> String {
    guard made.status != 0, made.messages.isEmpty else { return made.messages }
    return "espalier: error: the screens could not be made: status \(made.status)"
  }

  /// Does again what was done on a screen: as much of it as is still possible.
  private func replay(_ log: ActionLog, on screen: String) async {
    var (possible, impossible) = (-1, log.batches.count + 1)
    var count = log.batches.count
    while impossible - possible > 1 {
      var part = log
      part.keep(count)
      let made = await maker.make(screen, after: part.words)
      if made.isBroken {
        needsAll = true
        return
      }
      if let text = made.screens.first(where: { $0.name == screen })?.text {
        possible = count
        logs[screen] = part
        await tell(text, isPart: false, of: screen)
      } else {
        impossible = count
      }
      count = (possible + impossible) / 2
    }
    if possible < log.batches.count {
      let rest = log.batches.count - max(possible, 0)
      await tell(
        "refused",
        ["text": .string("after the change, the last \(rest) of what was done is not possible")]
      )
    }
    await tellDone(screen)
  }

  /// Shows the other variants of a used screen, and its findings.
  private func complete(_ screen: String) async {
    mayWait = true
    let made = await maker.make(screen, after: logs[screen]?.words ?? [])
    if made.isBroken { return }
    partial.removeAll { $0 == screen }
    guard let text = made.screens.first(where: { $0.name == screen })?.text else { return }
    await tell(text, isPart: false, of: screen)
  }

  // MARK: What is told

  private func tell(_ kind: String, _ members: AgentValue) async {
    var all: AgentValue = ["kind": .string(kind)]
    if case .object(let members) = members, case .object(let first) = all {
      all = .object(first + members)
    }
    await board.post(Array(all.text.utf8), as: kind)
  }

  private func tell(_ screen: [UInt8], isPart: Bool, of name: String) async {
    let start = "{\"kind\":\"screen\",\"isPart\":\(isPart),\"screen\":"
    let text = Array(start.utf8) + screen + [UInt8(ascii: "}")]
    // All of a screen is newer than a part.
    if !isPart {
      partial.removeAll { $0 == name }
      await board.withdraw("part of \(name)")
    }
    await board.post(text, as: isPart ? "part of \(name)" : "screen \(name)")
  }

  private func tellDone(_ screen: String) async {
    let count = logs[screen]?.batches.count ?? 0
    let text: AgentValue = [
      "kind": "done", "screen": .string(screen), "count": .integer(count),
    ]
    await board.post(Array(text.text.utf8), as: "done \(screen)")
  }

  private func forget(_ screen: String) async {
    logs[screen] = nil
    for key in ["part of \(screen)", "screen \(screen)", "done \(screen)"] {
      await board.withdraw(key)
    }
  }
}
