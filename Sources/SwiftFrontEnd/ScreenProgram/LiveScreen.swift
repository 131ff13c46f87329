internal import CommandSupport
internal import LayoutCore
internal import ProgramSupport
internal import SpecFormat
internal import SwiftUI
internal import ViewGraph

/// A live screen that moves on as far as asked for, in one direction of layout or in both.
@MainActor
final class LiveScreen: ScreenMoments, ScreenPlaces {
  private let screen: GraphScreen
  private let mirrored: GraphScreen?
  private let sources: ViewSources
  /// The places of the views that were there after so many evaluations.
  private var places: (views: ViewPlaces, evaluations: Int)?

  init(_ screen: GraphScreen, mirrored: GraphScreen?, sources: ViewSources) {
    self.screen = screen
    self.mirrored = mirrored
    self.sources = sources
  }

  nonisolated func place(ofOwner owner: Int32) -> ViewPlace? {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let graph = screen.graph
      if places?.evaluations != graph.evaluationCount {
        let views = ViewPlaces(of: graph) { [sources] in sources.standing(of: $0) }
        places = (views, graph.evaluationCount)
      }
      return (places?.views.place(of: owner)).flatMap { sources.place($0) }
    }
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
