internal import CommandSupport
internal import ScreenHost
internal import SpecFormat
internal import TerminalText
internal import ViewGraph

/// The work that is still pending when a screen's result is taken.
extension Screen {
  /// Lets the screen go on until nothing is pending; says what still is (T10.25).
  func settle(_ graph: GraphScreen, _ spec: Spec, _ request: ScreenRequest) throws {
    let pending = try graph.settle(within: ScreenTimes.longestSettling)
    guard !pending.isEmpty, !request.isQuiet else { return }
    StandardError.write(
      Diagnostic(
        .warning,
        "after \(graph.graph.clock.time.secondsText) s there are still \(pending.joined(separator: ", "))",
        hint: "--at takes the result at a time of your choice",
        file: spec.file,
        position: spec.place
      )
    )
  }

  /// Says that code has tried to keep the main thread, if it has.
  func warnOfSleep(_ spec: Spec, _ request: ScreenRequest) {
    guard VirtualClock.takeRefusedSleep(), !request.isQuiet else { return }
    StandardError.write(
      Diagnostic(
        .warning,
        "code sleeps on the main thread, which takes no time here",
        hint: "await Task.sleep instead",
        file: spec.file,
        position: spec.place
      )
    )
  }
}
