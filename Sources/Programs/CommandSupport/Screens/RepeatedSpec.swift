package import LayoutCore
internal import ScreenActions
package import SpecFormat
internal import SpecScreens

/// A spec with states, actions or timelines, shown once more from its beginning.
package final class RepeatedSpec: RepeatableScreen {
  private let spec: Spec
  private let measurer: any TextMeasurer
  private let actions: [String]
  private let start: Double

  /// Creates it; nil if neither time nor use changes anything of the spec.
  ///
  /// - Parameters:
  ///   - measurer: Measures texts.
  ///   - request: The request with the actions before anything else, and the date.
  package init?(_ spec: Spec, measurer: any TextMeasurer, _ request: ScreenRequest?) {
    guard spec.changesWithTime else { return nil }
    self.spec = spec
    self.measurer = measurer
    actions = request?.actions ?? []
    start = request?.times.start ?? 0
  }

  package func changesByItself() throws -> Bool {
    guard let screen = try begun(MotionOptions()) else { return false }
    return screen.changesByItself
  }

  package func watched(reducesMotion: Bool) throws -> any ScreenMoments {
    var options = MotionOptions()
    options.reducesMotion = reducesMotion
    guard let screen = try begun(options) else { throw Missing() }
    return screen
  }

  package func used() throws -> any UsedScreen {
    var options = MotionOptions()
    options.animates = false
    options.performsActions = false
    guard let screen = try begun(options) else { throw Missing() }
    _ = try screen.show(at: spec.states.last?.time ?? 0)
    return screen
  }

  private func begun(_ options: MotionOptions) throws -> AnimatedSpec? {
    var options = options
    options.start = start
    let screen = AnimatedSpec(spec, measurer: measurer, options, isUsed: true)
    if actions.isEmpty {
      _ = try screen?.show(at: 0)
    } else {
      _ = try screen?.perform(try actions.map { try ScreenAction(words: $0) })
    }
    return screen
  }

  private struct Missing: Error {}
}

extension AnimatedSpec: UsedScreen {}
