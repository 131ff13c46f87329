internal import ScreenActions
package import SpecFormat
internal import SpecScreens
internal import TerminalText

extension InputRun {
  /// Runs a closure with a screen at each of the requested times in order; with the screen as it is
  /// if there are none.
  ///
  /// An error is reported, and ends it.
  package mutating func eachMoment(
    of spec: Spec,
    _ body: (Spec, inout InputRun) throws -> Void
  ) rethrows {
    let samples = request?.times.samples ?? []
    guard !samples.isEmpty, spec.scene != nil else {
      guard let spec = resting(spec) else { return }
      return try body(spec, &self)
    }
    guard let spec = moving(spec) else { return }
    for time in samples {
      guard let moment = moment(of: spec, at: time) else { return }
      try body(moment, &self)
    }
  }

  /// Runs a closure with several versions of a screen at each of the requested times.
  package mutating func eachMoment(
    of specs: [Spec],
    _ body: ([Spec], inout InputRun) throws -> Void
  ) rethrows {
    let samples = request?.times.samples ?? []
    guard !samples.isEmpty, specs.allSatisfy({ $0.scene != nil }) else {
      let shown = specs.compactMap { resting($0) }
      if shown.count == specs.count { try body(shown, &self) }
      return
    }
    let shown = specs.compactMap { moving($0) }
    guard shown.count == specs.count else { return }
    let specs = shown
    for time in samples {
      var moments: [Spec] = []
      for spec in specs {
        guard let moment = moment(of: spec, at: time) else { return }
        moments.append(moment)
      }
      try body(moments, &self)
    }
  }

  /// Returns a spec after its actions, with the consequences of its states; nil if an action fails.
  private mutating func resting(_ spec: Spec) -> Spec? {
    guard spec.moments == nil, let text, spec.scene != nil else { return spec }
    var resting = spec
    if request?.actions.isEmpty == false {
      guard let used = moving(spec) else { return nil }
      guard let moving = used.moments as? AnimatedSpec else { return spec }
      do {
        let shown = try moving.show(at: moving.time)
        resting.subject = .scene(shown.scene)
        resting.mirrored = shown.mirrored
        if !spec.viewPositions.isEmpty { resting.viewPositions = moving.viewPositions }
        return resting
      } catch {
        refuse(error, of: spec)
        return nil
      }
    }
    guard spec.sharesFrames else { return spec }
    let measurer = text.measurer(for: spec) { _ in }
    guard let scene = AnimatedSpec.resting(spec, measurer: measurer) else { return spec }
    resting.subject = .scene(scene)
    return resting
  }

  /// Returns a spec that changes with time after its actions; nil if an action fails.
  private mutating func moving(_ spec: Spec) -> Spec? {
    guard spec.moments == nil, let request, let text,
      spec.changesWithTime || !request.actions.isEmpty
    else { return spec }
    var options = MotionOptions()
    options.start = request.times.start
    options.reducesMotion = request.times.reducesMotion
    options.animates = request.times.animates
    var spec = spec
    guard
      let moving = AnimatedSpec(
        spec,
        // Missing fonts are reported when the screen is laid out for its document.
        measurer: text.measurer(for: spec) { _ in },
        options,
        comparesDirections: request.comparesDirections,
        isUsed: !request.actions.isEmpty
      )
    else { return spec }
    do {
      let actions = try request.actions.map { try ScreenAction(words: $0) }
      let end = actions.isEmpty ? 0 : try moving.perform(actions)
      if let first = request.times.samples.first, first < end {
        throw ScreenActionError(
          """
          --at \(first.secondsText) is before the last action, which is done at \(end.secondsText) s
          """
        )
      }
    } catch {
      refuse(error, of: spec)
      return nil
    }
    spec.moments = moving
    return spec
  }

  /// Reports an error while a spec was shown.
  private mutating func refuse(_ error: any Error, of spec: Spec) {
    if let problem = error as? SpecReplayProblem {
      return refuse(problem.diagnostic, status: ExitStatus.badSpec)
    }
    refuse(
      Diagnostic(.error, "\(error)", file: spec.file, position: spec.place),
      status: ExitStatus.badSpec
    )
  }

  private mutating func moment(of spec: Spec, at time: Double) -> Spec? {
    var moment = spec
    moment.time = time
    guard let moments = spec.moments else { return moment }
    do {
      let shown = try moments.show(at: time)
      moment.subject = .scene(shown.scene)
      moment.mirrored = shown.mirrored
      if !spec.viewPositions.isEmpty, let moving = moments as? AnimatedSpec {
        moment.viewPositions = moving.viewPositions
      }
      return moment
    } catch {
      refuse(error, of: spec)
      return nil
    }
  }
}
