internal import Dispatch
package import LayoutCore
package import ScreenActions
package import SpecFormat
internal import ViewGraph

/// A spec that changes with time: a second front end of the engine that animates Swift views.
///
/// Its screens belong to the main actor. A caller on another thread waits for the main actor, which
/// therefore must not wait for the caller.
package final class AnimatedSpec: ScreenMoments {
  private let screen: AnimatedSpecScreen
  private let mirrored: AnimatedSpecScreen?

  /// Creates a screen that has not yet appeared; nil if time changes nothing of the spec.
  ///
  /// - Parameters:
  ///   - spec: The spec.
  ///   - measurer: Measures texts.
  ///   - options: The initial settings of the clock.
  ///   - comparesDirections: Whether to lay it out in the opposite direction as well.
  ///   - isUsed: Whether to create one in any case, because users interact with the screen.
  package init?(
    _ spec: Spec,
    measurer: any TextMeasurer,
    _ options: MotionOptions = MotionOptions(),
    comparesDirections: Bool = false,
    isUsed: Bool = false
  ) {
    guard let play = SpecReplayer(spec, isUsed: isUsed),
      let other = SpecReplayer(spec, isUsed: isUsed)
    else { return nil }
    nonisolated(unsafe) let (ownPlay, otherPlay) = (play, other)
    var own = options
    own.reducesMotion = options.reducesMotion || spec.reducesMotion
    let options = own
    screen = AnimatedSpec.onMain {
      AnimatedSpecScreen(ownPlay, measurer: measurer, options, isMirrored: false)
    }
    mirrored =
      comparesDirections
      ? AnimatedSpec.onMain {
        AnimatedSpecScreen(otherPlay, measurer: measurer, options, isMirrored: true)
      } : nil
  }

  /// The screen that the states of a spec end in, if that is known only once it has been shown: its views
  /// follow the frames of others (T6.10), or states follow from each other (T2.12); nil for any other.
  package static func resting(
    _ spec: Spec,
    measurer: any TextMeasurer,
    start: Double = 0
  ) -> LayoutScene? {
    guard spec.sharesFrames else { return nil }
    var options = MotionOptions()
    options.start = start
    options.animates = false
    options.performsActions = false
    let moving = AnimatedSpec(spec, measurer: measurer, options)
    // Errors in the spec were reported when it was read.
    return try? moving?.show(at: spec.states.last?.time ?? 0).scene
  }

  /// Moves the screen on.
  ///
  /// - Returns: The scene at that time, and its mirror image if that was asked for.
  package func show(at time: Double) throws -> (scene: LayoutScene, mirrored: LayoutScene?) {
    try AnimatedSpec.onMain {
      try screen.advance(to: time)
      try mirrored?.advance(to: time)
      return (screen.scene, mirrored?.scene)
    }
  }

  /// Does what users do, one thing after the other, from the beginning on.
  ///
  /// - Returns: The time of the last one, in seconds since the screen appeared.
  package func perform(_ actions: [ScreenAction]) throws -> Double {
    try AnimatedSpec.onMain {
      for screen in [screen, mirrored].compactMap(\.self) {
        try screen.advance(to: 0)
        for action in actions { try screen.perform(action) }
      }
      return screen.time
    }
  }

  /// Activates an element as assistive technology does, and lays the screen out.
  ///
  /// - Parameter id: The path of the element; nil for none.
  /// - Returns: The layout after that; nil if the element does nothing.
  package func layout(activating id: String?) throws -> LayoutResult? {
    nonisolated(unsafe) var result: LayoutResult?
    try AnimatedSpec.onMain { result = try screen.layout(activating: id) }
    return result
  }

  /// Whether something happens or moves by itself from now on.
  package var changesByItself: Bool { AnimatedSpec.onMain { screen.changesByItself } }

  /// A layout of the screen as it is shown now, while its views are on their way (T10.11).
  ///
  /// - Parameter isMirrored: Whether it is laid out in the other direction.
  package func shown(_ result: LayoutResult, isMirrored: Bool) -> LayoutResult {
    nonisolated(unsafe) let given = result
    nonisolated(unsafe) var shown = result
    AnimatedSpec.onMain {
      let screen = isMirrored ? mirrored ?? screen : screen
      shown = screen.shown(given)
    }
    return shown
  }

  /// The places in the file of the views on the screen, by their positions in the tree.
  package var viewPositions: [Int: SourcePosition] { AnimatedSpec.onMain { screen.viewPositions } }

  /// The seconds since it has appeared.
  package var time: Double { AnimatedSpec.onMain { screen.time } }

  /// The time of the spec's next change by itself, in seconds of its clock; nil if there is none.
  package var nextChange: Double? { AnimatedSpec.onMain { screen.nextChange } }

  /// The version of its views: another number, other views.
  package var version: Int { AnimatedSpec.onMain { screen.version } }

  private static func onMain<Result: Sendable>(
    _ body: @MainActor () throws -> Result
  ) rethrows -> Result {
    if GraphEvaluation.isOnMainThread { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
  }
}
