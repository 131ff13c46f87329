import AccessibilityCore
import CommandSupport
import SpecFormat

/// A screen of a spec, whose controls and timed changes are live.
final class SpecScreen: PublishedScreen {
  private let source: SpecSource
  private let screen: InteractiveScreen
  private var spec: Spec
  private var isComplaintDue = false
  /// The clock of the spec; nil if time does not change it.
  private var clock: SpecClock?
  private let tell: @Sendable (ProgramEvent) -> Void

  /// Lays a spec out.
  ///
  /// - Parameter tell: Called when the spec changes by its clock, on any thread.
  init(
    _ spec: Spec,
    _ screen: InteractiveScreen,
    from source: SpecSource,
    tell: @escaping @Sendable (ProgramEvent) -> Void
  ) {
    self.spec = spec
    self.screen = screen
    self.source = source
    self.tell = tell
    beginAnew()
  }

  /// Starts the clock of the spec.
  private func beginAnew() {
    let number = (clock?.number ?? 0) + 1
    clock = source.clock(of: spec, number: number, tell: tell)
    _ = goOn(isFirst: true)
  }

  /// Shows the spec at the current time; false if it is unchanged.
  private func goOn(isFirst: Bool = false) -> Bool {
    do {
      guard let scene = try clock?.show(isFirst: isFirst) else { return false }
      screen.replace(scene)
      return true
    } catch {
      // The screen stays as it is.
      clock = nil
      let problem = (error as? SpecReplayProblem)?.diagnostic
      StandardError.write(
        problem
          ?? Diagnostic(.error, "\(error)", file: spec.file, position: spec.place)
      )
      return false
    }
  }

  var file: String { spec.file }
  var nodeCount: Int { screen.snapshot.nodes.count }

  func takeChange() -> SnapshotChange? { screen.takeChange() }

  func perform(_ request: PublishedRequest) -> ScreenChange? {
    ScreenChange(screen.perform(request), of: request)
  }

  /// An unusable file is reported once nothing more happens to it: one that is being saved may be
  /// missing, empty or cut off for a moment.
  func follow(_ news: FileWatcher.News) -> ScreenChange? {
    let isSettled = news == .settled
    guard !isSettled || isComplaintDue else { return nil }
    let next = source.readAgain(screen, showing: spec, isComplaining: isSettled)
    isComplaintDue = next == nil && !isSettled
    guard let next else { return nil }
    spec = next
    beginAnew()
    return .replaced
  }

  func hear(_ news: ProgramEvent) -> ScreenChange? {
    switch news {
    case .time(let number): number == clock?.number && goOn() ? .changed : nil
    case .version, .told, .ended: nil
    }
  }

  func end() { clock = nil }
}
