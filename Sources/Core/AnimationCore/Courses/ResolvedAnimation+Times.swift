extension ResolvedAnimation {
  /// The seconds after which a change has ended; infinite if it never does.
  package func removalTime<Value: VectorArithmetic>(of interval: Value) -> Double {
    switch self {
    case .timing(_, let duration), .curve(_, let duration): return max(0, duration)
    case .interpolatingSpring(let spring): return spring.removalTime
    case .fluidSpring(let spring): return spring.removalTime(of: interval)
    case .custom(let custom):
      return custom.end(of: interval, isLogical: false) {
        AnimationRun(self, start: 0)
          .steppedTime { run, time in run.value(of: interval, at: time) == nil }
      }
    case .delayed(let base, let delay):
      let time = base.removalTime(of: interval)
      // An immediate animation has no delay.
      return time > 0 ? max(0, delay + time) : 0
    case .sped(let base, let speed):
      let time = base.removalTime(of: interval)
      if time == 0 || speed == .infinity { return 0 }
      return speed > 0 ? time / speed : .infinity
    case .repeated(let base, let count, _):
      let length = base.removalTime(of: interval)
      guard length > 0, let count else { return length > 0 ? .infinity : 0 }
      return length * Double(max(count, 1))
    case .logicallyComplete(let base, _): return base.removalTime(of: interval)
    }
  }

  /// The seconds after which a change is logically complete, never later than its end (T2.12).
  package func logicalCompletionTime<Value: VectorArithmetic>(of interval: Value) -> Double {
    // One search finds both.
    if case .custom(let custom) = self {
      return custom.end(of: interval, isLogical: true) { customCompletionTime(of: interval) }
    }
    let removal = removalTime(of: interval)
    switch self {
    case .timing, .curve, .custom: return removal
    case .fluidSpring(let spring): return min(max(0, spring.response), removal)
    case .interpolatingSpring(let spring): return min(spring.logicalCompletionTime, removal)
    case .delayed(let base, let delay):
      return min(max(0, delay + base.logicalCompletionTime(of: interval)), removal)
    case .sped(let base, let speed):
      let time = base.logicalCompletionTime(of: interval)
      return speed > 0 ? min(removal, time / speed) : removal
    case .repeated(let base, let count, _):
      guard let count, removal.isFinite else { return removal }
      let earlier = Double(max(count, 1) - 1) * base.removalTime(of: interval)
      return min(earlier + base.logicalCompletionTime(of: interval), removal)
    case .logicallyComplete(_, let time): return min(max(0, time), removal)
    }
  }

  /// The seconds that have passed of an animation sped up by a factor; nil if all have.
  ///
  /// With a factor that is not more than 0 it stays at its start (T3.13).
  func pastTime(_ time: Double, spedBy speed: Double) -> Double? {
    if speed == .infinity { return nil }
    return max(0, time * speed)
  }

  /// The longest search for its end, in seconds; a longer animation counts as endless (T3.13).
  var longestSearch: Double {
    isOwn ? ResolvedCustomAnimation.longestSearch : FluidSpring.longestSearch
  }

  private func customCompletionTime<Value: VectorArithmetic>(of interval: Value) -> Double {
    AnimationRun(self, start: 0).steppedTime { run, time in
      run.value(of: interval, at: time) == nil || run.isCustomLogicallyComplete
    }
  }
}
