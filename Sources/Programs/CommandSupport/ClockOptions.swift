package import ArgumentParser
internal import TerminalText

/// The options for the times at which screens are sampled (T10.5).
package struct ClockOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Seconds since the screen has appeared, when the result is taken (repeatable).",
      discussion: "Actions happen at 0 plus the waits before them. In order of time.",
      valueName: "seconds"
    )
  )
  package var at: [SecondsArgument] = []

  @Flag(
    help: ArgumentHelp(
      "Take the result when nothing is pending: no code waits, no animation goes on.",
      discussion:
        "10 s of the screen's clock at most; what is pending then is said. Timelines do not count."
    )
  )
  package var settle = false

  @Option(help: ArgumentHelp("The first time of a film. (default: 0)", valueName: "seconds"))
  package var from: SecondsArgument?

  @Option(
    help: ArgumentHelp("The last time of a film, which has several results.", valueName: "seconds")
  )
  package var to: SecondsArgument?

  @Option(help: ArgumentHelp("Results a second of a film. (default: 60)", valueName: "number"))
  package var fps: RateArgument?

  @Option(
    help: ArgumentHelp(
      "When the screen appears. (default: 2001-01-01T00:00:00Z)",
      valueName: "date"
    )
  )
  package var date: DateArgument?

  @Flag(help: "The reader wants less motion.")
  package var reduceMotion = false

  @Flag(help: "Show changes at their ends at once.")
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
      throw ValidationError("--settle is a time of its own: give no --at, --from, --to or --fps.")
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
