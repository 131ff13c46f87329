internal import CommandSupport
internal import LayoutCore
internal import ProgramSupport
internal import SpecFormat
internal import SwiftUI
internal import ViewGraph

/// A live screen that moves on as far as asked for, in one direction of layout or in both.
@MainActor
final class LiveScreen: ScreenMoments {
  private let screen: GraphScreen
  private let mirrored: GraphScreen?

  init(_ screen: GraphScreen, mirrored: GraphScreen?) {
    self.screen = screen
    self.mirrored = mirrored
  }

  nonisolated func show(at time: Double) throws -> (scene: LayoutScene, mirrored: LayoutScene?) {
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      Watch.noteProgress()
      try screen.advance(to: time)
      try mirrored?.advance(to: time)
      let layout = screen.currentLayout
      return (layout.scene, mirrored?.currentLayout.scene)
    }
  }

  nonisolated func shown(_ result: LayoutResult, isMirrored: Bool) -> LayoutResult {
    nonisolated(unsafe) let given = result
    nonisolated(unsafe) var shown = result
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let screen = isMirrored ? mirrored ?? screen : screen
      shown = screen.shown(given)
    }
    return shown
  }
}

extension HostTime {
  /// Creates the time that a command's options ask for.
  init(_ times: ScreenTimes) {
    self.init()
    start = Date(timeIntervalSinceReferenceDate: times.start)
    reducesMotion = times.reducesMotion
    animates = times.animates
  }
}
