import AgentServer
import Inspector

/// The screens that pages show and use: made anew when files change, and after each action.
///
/// One process runs at a time. The shown variant of the used screen comes first; pictures of the others, and the
/// findings, follow when nothing else is to be done. Documents are made of variants that are looked at.
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
  var logs: [String: ActionLog] = [:]
  /// The names of all screens, in order.
  private var names: [String] = []
  /// The screens whose findings and pictures of other variants are not up to date.
  var partial: [String] = []
  /// The variants of screens whose documents are up to date, and the number of changes of files at which they were
  /// made.
  var documents: [String: (change: Int, variants: [Int])] = [:]
  /// The number of changes of files.
  var change = 0
  /// The variants that pages look at, and that have no documents.
  var wanted: [(screen: String, variant: Int)] = []
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
  func show(_ screen: String, _ variant: Int) {
    shown = (screen, variant)
    guard names.contains(screen), !hasDocuments(screen, variant),
      !wanted.contains(where: { $0 == (screen, variant) })
    else { return }
    wanted.append((screen, variant))
    if mayWait { maker.breakOff() }
    wake.yield()
  }

  private func hasDocuments(_ screen: String, _ variant: Int) -> Bool {
    documents[screen]?.variants.contains(variant) ?? false
  }

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
    } else if let (screen, variant) = wanted.first {
      await showWanted(screen, variant)
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
    guard let lines = made.lines(of: screen) else {
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
    await tell(lines, variant, of: screen, isFirst: true)
    return true
  }

  /// Shows the documents of a variant that a page looks at.
  private func showWanted(_ screen: String, _ variant: Int) async {
    mayWait = false
    let words = logs[screen]?.words ?? []
    if !hasDocuments(screen, variant) {
      let made = await maker.make(screen, variant: variant, after: words)
      if made.isBroken { return }
      if let lines = made.lines(of: screen) { await tell(lines, variant, of: screen) }
    }
    wanted.removeAll { $0 == (screen, variant) }
  }

  /// Shows at first what a page shows, after a change of files.
  private func showChanges() async {
    hasChanged = false
    needsAll = true
    change += 1
    await tell("busy", ["text": "making the screens…"])
    if names.isEmpty { return await showFirst() }
    guard let shown, names.contains(shown.screen) else { return }
    mayWait = true
    let words = logs[shown.screen]?.words ?? []
    let made = await maker.make(shown.screen, variant: shown.variant, after: words)
    if made.isBroken { return }
    if let lines = made.lines(of: shown.screen) {
      await tell(lines, shown.variant, of: shown.screen)
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
    for (name, lines) in made.screens { await tell(lines, 0, of: name) }
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
    for (name, lines) in made.screens {
      if let log = logs[name], !log.batches.isEmpty {
        await replay(log, on: name)
      } else {
        await tell(outline: lines, of: name)
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
      if let lines = made.lines(of: screen) {
        possible = count
        // Documents that were made after more than is possible now are not those of the screen.
        if count < log.batches.count { await forgetDocuments(of: screen) }
        logs[screen] = part
        await tell(outline: lines, of: screen)
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

  /// Shows the pictures of a used screen's variants, and its findings.
  private func complete(_ screen: String) async {
    mayWait = true
    let made = await maker.make(screen, after: logs[screen]?.words ?? [])
    if made.isBroken { return }
    partial.removeAll { $0 == screen }
    if let lines = made.lines(of: screen) { await tell(outline: lines, of: screen) }
  }
}
