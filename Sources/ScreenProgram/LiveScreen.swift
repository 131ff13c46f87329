internal import CommandSupport
internal import LayoutCore
internal import SpecFormat
internal import SwiftUI
internal import ViewGraph

/// A screen that goes on as far as somebody wants to see, in one direction of layout or in both.
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
      try screen.advance(to: time)
      try mirrored?.advance(to: time)
      let layout = screen.currentLayout
      return (layout.scene, mirrored?.currentLayout.scene)
    }
  }

  nonisolated func shown(_ result: LayoutResult, isMirrored: Bool) -> LayoutResult {
    MainActor.assumeIsolated { (isMirrored ? mirrored ?? screen : screen).shown(result) }
  }
}

extension HostTime {
  /// What a command asks for.
  init(_ times: ScreenTimes) {
    self.init()
    start = Date(timeIntervalSinceReferenceDate: times.start)
    reducesMotion = times.reducesMotion
    animates = times.animates
  }
}
