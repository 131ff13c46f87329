package import SpecFormat
internal import SpecMotion

extension InputRun {
  /// Does something with a screen at each of the times that are asked for, one after the other: with the
  /// screen as it is if none is.
  ///
  /// What goes wrong on the way is reported, and ends it.
  package mutating func eachMoment(
    of spec: Spec,
    _ body: (Spec, inout InputRun) throws -> Void
  ) rethrows {
    let samples = request?.times.samples ?? []
    guard !samples.isEmpty, spec.scene != nil else { return try body(resting(spec), &self) }
    let spec = moving(spec)
    for time in samples {
      guard let moment = moment(of: spec, at: time) else { return }
      try body(moment, &self)
    }
  }

  /// Does something with several versions of a screen at each of the times that are asked for.
  package mutating func eachMoment(
    of specs: [Spec],
    _ body: ([Spec], inout InputRun) throws -> Void
  ) rethrows {
    let samples = request?.times.samples ?? []
    guard !samples.isEmpty, specs.allSatisfy({ $0.scene != nil }) else {
      return try body(specs.map { resting($0) }, &self)
    }
    let specs = specs.map { moving($0) }
    for time in samples {
      var moments: [Spec] = []
      for spec in specs {
        guard let moment = moment(of: spec, at: time) else { return }
        moments.append(moment)
      }
      try body(moments, &self)
    }
  }

  /// A spec whose views have the frames that they share with others.
  private func resting(_ spec: Spec) -> Spec {
    guard spec.moments == nil, spec.sharesFrames, let text else { return spec }
    let measurer = text.measurer(for: spec) { _ in }
    guard let scene = MovingSpec.resting(spec, measurer: measurer) else { return spec }
    var resting = spec
    resting.subject = .scene(scene)
    return resting
  }

  /// A spec that knows what it is at times.
  private func moving(_ spec: Spec) -> Spec {
    guard spec.moments == nil, spec.changesWithTime, let request, let text else { return spec }
    var options = MotionOptions()
    options.start = request.times.start
    options.reducesMotion = request.times.reducesMotion
    options.animates = request.times.animates
    var moving = spec
    moving.moments = MovingSpec(
      spec,
      // Fonts that are missing are reported when the screen is laid out for its document.
      measurer: text.measurer(for: spec) { _ in },
      options,
      comparesDirections: request.comparesDirections
    )
    return moving
  }

  private mutating func moment(of spec: Spec, at time: Double) -> Spec? {
    var moment = spec
    moment.time = time
    guard let moments = spec.moments else { return moment }
    do {
      let shown = try moments.show(at: time)
      moment.subject = .scene(shown.scene)
      moment.mirrored = shown.mirrored
      if !spec.viewPositions.isEmpty, let moving = moments as? MovingSpec {
        moment.viewPositions = moving.viewPositions
      }
      return moment
    } catch let problem as SpecPlayProblem {
      refuse(problem.diagnostic, status: ExitStatus.badSpec)
      return nil
    } catch {
      refuse(
        Diagnostic(.error, "\(error)", file: spec.file, position: spec.place),
        status: ExitStatus.badSpec
      )
      return nil
    }
  }
}
