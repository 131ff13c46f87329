extension ResolvedAnimation {
  /// The fluid spring that the course is, under its modifiers.
  var fluidSpring: FluidSpring? {
    switch self {
    case .fluidSpring(let spring): spring
    case .timing, .curve, .interpolatingSpring, .custom, .repeated: nil
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _):
      base.fluidSpring
    }
  }

  /// Whether the course goes step by step, each from where the last one has come to (T10.4).
  var isStepped: Bool {
    switch self {
    case .fluidSpring, .custom: true
    case .timing, .curve, .interpolatingSpring: false
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _),
      .repeated(let base, _, _):
      base.isStepped
    }
  }

  /// Whether it is a user's own, under its modifiers.
  package var isOwn: Bool {
    switch self {
    case .custom: true
    case .fluidSpring, .timing, .curve, .interpolatingSpring: false
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _),
      .repeated(let base, _, _):
      base.isOwn
    }
  }

  /// How many seconds of what is under its modifiers pass in one.
  var rate: Double {
    switch self {
    case .fluidSpring, .timing, .curve, .interpolatingSpring, .custom, .repeated: 1
    case .delayed(let base, _), .logicallyComplete(let base, _): base.rate
    case .sped(let base, let speed): base.rate * speed
    }
  }

  /// How long the course waits before its spring takes over the motion of another course; nil if it
  /// adds its own to that (T4.3–T4.5).
  ///
  /// A spring takes over from anything; one with a delay or a speed only from a spring with the same.
  /// Repeated ones always add: what a pass in mid-flight would hand over is nobody's to know.
  func pauseBeforeMerging(over previous: ResolvedAnimation) -> Double? {
    switch (self, previous) {
    case (.fluidSpring, _): return 0
    case (.logicallyComplete(let base, _), .logicallyComplete(let other, _)):
      return base.pauseBeforeMerging(over: other)
    case (.logicallyComplete(let base, _), _): return base.pauseBeforeMerging(over: previous)
    case (.delayed(let base, let delay), .delayed(let other, let before))
    where delay == before && other.fluidSpring != nil:
      return base.pauseBeforeMerging(over: other).map { $0 + max(0, delay) }
    case (.sped(let base, let speed), .sped(let other, let before))
    where speed == before && speed > 0 && other.fluidSpring != nil:
      return base.pauseBeforeMerging(over: other).map { $0 / speed }
    case (.delayed, _), (.sped, _), (.timing, _), (.curve, _), (.interpolatingSpring, _),
      (.custom, _), (.repeated, _):
      return nil
    }
  }
}
