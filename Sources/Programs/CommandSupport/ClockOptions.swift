package import ArgumentParser
internal import TerminalText

/// The options for the times at which screens are sampled (T10.5).
package struct ClockOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take the result at a time, in seconds since the screen appeared (repeatable).",
      discussion: "Times are in ascending order. Actions happen at 0 plus the waits before them.",
      valueName: "seconds"
    )
  )
  package var at: [SecondsArgument] = []

  @Flag(
    help: ArgumentHelp(
      "Take the result when the screen is idle: no waiting code, no running animation.",
      discussion:
        "Waits up to 10 s of the screen's clock, then names pending work. Timelines do not count."
    )
  )
  package var settle = false

  @Option(help: ArgumentHelp("The start of a film. (default: 0)", valueName: "seconds"))
  package var from: SecondsArgument?

  @Option(
    help: ArgumentHelp("The end of a film: a sequence of results.", valueName: "seconds")
  )
  package var to: SecondsArgument?

  @Option(help: ArgumentHelp("The frame rate of a film. (default: 60)", valueName: "number"))
  package var fps: RateArgument?

  @Option(
    help: ArgumentHelp(
      "The date at which the screen appears. (default: 2001-01-01T00:00:00Z)",
      valueName: "date"
    )
  )
  package var date: DateArgument?

  @Flag(help: "Turn on the setting Reduce Motion.")
  package var reduceMotion = false

  @Flag(help: "Turn animations off: show each change's final state at once.")
  package var noAnimations = false

  package init() {}

  /// The most results of a screen.
  package static let mostSamples = 36_000

  package func validate() throws {
    let isFilm = from != nil || to != nil || fps != nil
    if isFilm, !at.isEmpty {
      throw ValidationError("--at is one time, --from and --to are a film: give one of them.")
    }
    if settle, isFilm || !at.isEmpty {
      throw ValidationError("--settle cannot be combined with --at, --from, --to or --fps.")
    }
    guard isFilm else { return }
    guard let to else { throw ValidationError("A film needs its last time: give --to.") }
    let start = from?.value ?? 0
    if to.value < start {
      throw ValidationError("--to \(to.value.secondsText) is before --from \(start.secondsText).")
    }
    let count = ((to.value - start) * framesPerSecond).rounded(.down) + 1
    if count > Double(ClockOptions.mostSamples) {
      throw ValidationError(
        "The film would have \(Int(count)) results; the most are \(ClockOptions.mostSamples): "
          + "give a smaller --fps or an earlier --to."
      )
    }
  }

  /// Whether several results are one film.
  package var isFilm: Bool { to != nil }

  /// The frames a second of a film.
  package var framesPerSecond: Double { fps?.value ?? 60 }

  /// The times at which the result is taken.
  package var times: ScreenTimes {
    var times = ScreenTimes()
    times.samples = samples
    times.settles = settle
    times.start = date?.value ?? 0
    times.reducesMotion = reduceMotion
    times.animates = !noAnimations
    return times
  }

  private var samples: [Double] {
    guard let end = to?.value else { return Set(at.map(\.value)).sorted() }
    let start = from?.value ?? 0
    let rate = framesPerSecond
    let count = Int(((end - start) * rate + 1e-9).rounded(.down))
    return (0...count).map { index in
      let time = start + Double(index) / rate
      // The last frame is exactly at the end.
      return abs(time - end) < 1e-9 ? end : time
    }
  }
}

/// A number of seconds, at least 0.
package struct SecondsArgument: ExpressibleByArgument {
  package var value: Double

  /// About thirty years of seconds: more would have no use.
  private static let most = 1e9

  package init?(argument: String) {
    guard let value = Double(argument), value >= 0, value <= SecondsArgument.most else {
      return nil
    }
    self.value = value
  }
}

/// A number of results a second, above 0.
package struct RateArgument: ExpressibleByArgument {
  package var value: Double

  package static let defaultCompletionKind = CompletionKind.list(["10", "25", "30", "60", "120"])

  package init?(argument: String) {
    guard let value = Double(argument), value >= 0.001, value <= 1000 else { return nil }
    self.value = value
  }
}
