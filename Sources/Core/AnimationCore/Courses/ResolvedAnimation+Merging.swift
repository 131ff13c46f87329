extension ResolvedAnimation {
  /// The animation's fluid spring, under its modifiers.
  var fluidSpring: FluidSpring? {
    switch self {
    case .fluidSpring(let spring): spring
    case .timing, .curve, .interpolatingSpring, .custom, .repeated: nil
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _):
      base.fluidSpring
    }
  }

  /// Whether the animation is simulated in steps (T10.4).
  var isStepped: Bool {
    switch self {
    case .fluidSpring, .custom: true
    case .timing, .curve, .interpolatingSpring: false
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _),
      .repeated(let base, _, _):
      base.isStepped
    }
  }

  /// Whether it is a custom animation, under its modifiers.
  package var isOwn: Bool {
    switch self {
    case .custom: true
    case .fluidSpring, .timing, .curve, .interpolatingSpring: false
    case .delayed(let base, _), .sped(let base, _), .logicallyComplete(let base, _),
      .repeated(let base, _, _):
      base.isOwn
    }
  }

  /// The seconds of the animation under its modifiers that pass in one.
  var rate: Double {
    switch self {
    case .fluidSpring, .timing, .curve, .interpolatingSpring, .custom, .repeated: 1
    case .delayed(let base, _), .logicallyComplete(let base, _): base.rate
    case .sped(let base, let speed): base.rate * speed
    }
  }

  /// The delay before the animation's spring takes over the motion of another one; nil if it adds
  /// to that instead (T4.3–T4.5).
  ///
  /// A spring takes over from any animation; one with a delay or a speed only from a spring with
  /// the same. Repeated ones always add: the state to take over in mid-pass is unknown.
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
