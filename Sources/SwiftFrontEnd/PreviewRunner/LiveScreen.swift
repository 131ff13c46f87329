internal import CommandSupport
internal import Controls
internal import LayoutCore
internal import ProgramSupport
internal import ScreenActions
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
  /// Shows the screen anew; nil for one that is shown anew itself.
  private let again: Again?
  /// The place of its declaration, as messages say it.
  private let name: String
  private let crashed: CrashRecovery?
  /// The places of the views that were there after so many evaluations.
  private typealias Places = (views: ViewPlaces, evaluations: Int)
  private var places: Places?
  /// The places of the views in the other direction.
  private var mirroredPlaces: Places?

  /// Shows a screen anew, with Reduce Motion or without, animated or not.
  typealias Again = @MainActor (_ reducesMotion: Bool, _ animates: Bool) throws -> GraphScreen

  init(
    _ screen: GraphScreen,
    mirrored: GraphScreen?,
    in surroundings: LayoutScene,
    sources: ViewSources,
    named name: String,
    without crashed: CrashRecovery?,
    again: Again? = nil
  ) {
    (self.name, self.crashed) = (name, crashed)
    self.again = again
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

  nonisolated var hasGestures: Bool {
    // Commands run on the main thread.
    MainActor.assumeIsolated { screen.graph.hasFingerGestures }
  }

  nonisolated func gestures(aroundOwner owner: Int32) -> [Int: FingerGestures] {
    // Commands run on the main thread.
    MainActor.assumeIsolated { screen.graph.fingerGestures(around: owner) }
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

extension LiveScreen: RepeatableScreen {
  nonisolated func changesByItself() -> Bool {
    // Commands run on the main thread.
    MainActor.assumeIsolated {
      let graph = screen.graph
      return graph.clock.next != nil || graph.clock.isContinuous || !graph.animations.isEmpty
    }
  }

  nonisolated func watched(reducesMotion: Bool) throws -> any ScreenMoments {
    // Commands run on the main thread.
    try MainActor.assumeIsolated {
      Watch.noteProgress()
      let graph = try shownAgain(reducesMotion: reducesMotion, animates: true)
      return LiveScreen(
        graph,
        mirrored: nil,
        in: surroundings,
        sources: sources,
        named: name,
        without: crashed
      )
    }
  }

  nonisolated func used() throws -> any UsedScreen {
    // Commands run on the main thread.
    let used: UsedLiveScreen = try MainActor.assumeIsolated {
      Watch.noteProgress()
      let graph = try shownAgain(reducesMotion: false, animates: false)
      return UsedLiveScreen(graph, in: surroundings, named: name, without: crashed)
    }
    return used
  }

  private func shownAgain(reducesMotion: Bool, animates: Bool) throws -> GraphScreen {
    guard let again else { throw ScreenActionError("the screen cannot be shown once more") }
    return try again(reducesMotion, animates)
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
