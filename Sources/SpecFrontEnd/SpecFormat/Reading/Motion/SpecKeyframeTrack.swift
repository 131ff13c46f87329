internal import AnimationCore
internal import LayoutCore

/// The keyframes of one of the values of a view.
struct SpecKeyframeTrack {
  /// A keyframe, whose value may depend on those that the course begins with.
  struct Frame {
    let target: GuideExpression
    let make: (Double) -> Keyframe<Double>

    init(_ target: GuideExpression, _ make: @escaping (Double) -> Keyframe<Double>) {
      self.target = target
      self.make = make
    }
  }

  let name: String
  /// The names of all values, in the order of the variables of expressions.
  let names: [String]
  let keyframes: [Frame]

  /// The course of the value.
  func course(
    from values: [String: Double],
    _ velocity: Any?
  ) -> AnyResolvedKeyframeTimeline<[String: Double]> {
    let variables = names.isEmpty ? [0] : names.map { values[$0] ?? 0 }
    let course = ResolvedKeyframeTimeline(
      from: values[name] ?? 0,
      velocity: velocity as? Double ?? 0,
      keyframes: keyframes.map { $0.make($0.target.value(variables: variables)) }
    )
    let name = name
    return AnyResolvedKeyframeTimeline(
      duration: course.duration,
      set: { values, time in values[name] = course.value(at: time) },
      velocity: { course.velocity(at: $0) }
    )
  }
}
