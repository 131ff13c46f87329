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
  /// The surroundings of the screen: its locale is that of code outside of views.
  private let surroundings: LayoutScene
  /// The places of the views that were there after so many evaluations.
  private typealias Places = (views: ViewPlaces, evaluations: Int)
  private var places: Places?
  /// The places of the views in the other direction.
  private var mirroredPlaces: Places?

  init(
    _ screen: GraphScreen,
    mirrored: GraphScreen?,
    in surroundings: LayoutScene,
    sources: ViewSources
  ) {
    self.screen = screen
    self.mirrored = mirrored
    self.surroundings = surroundings
    self.sources = sources
  }

  nonisolated func place(ofOwner owner: Int32, isMirrored: Bool) -> ViewPlace? {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let place: ViewExpression.Place?
      if isMirrored, let mirrored {
        renew(&mirroredPlaces, of: mirrored)
        place = mirroredPlaces?.views.place(of: owner)
      } else {
        renew(&places, of: screen)
        place = places?.views.place(of: owner)
      }
      return place.flatMap { sources.place($0) }
    }
  }

  private func renew(_ places: inout Places?, of screen: GraphScreen) {
    let graph = screen.graph
    guard places?.evaluations != graph.evaluationCount else { return }
    let views = ViewPlaces(of: graph) { [sources] in sources.standing(of: $0) }
    places = (views, graph.evaluationCount)
  }

  nonisolated func show(at time: Double) throws -> (scene: LayoutScene, mirrored: LayoutScene?) {
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      Watch.noteProgress()
      ViewHost.resume(in: surroundings)
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
