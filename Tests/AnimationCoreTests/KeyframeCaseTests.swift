import AnimationCore
import Testing

/// The cases of `time-cases.json` about keyframes.
struct KeyframeCaseTests {
  @Test(arguments: TimeCase.of("KeyframeTimeline.value"))
  func coursesHaveValues(given: TimeCase) throws {
    let time = try given.number("time")
    guard let tracks = given.input["tracks"] as? [String: [[String: Any]]] else {
      let course = try course(try given.objects("track"), from: try given.number("initial"))
      return try given.expect(course.value(at: time))
    }
    let initial = try given.object("initial")
    try given.expect(
      Dictionary(
        uniqueKeysWithValues: try tracks.map { name, track in
          let course = try course(track, from: try TimeCase.number(initial[name]))
          return (name, course.value(at: time))
        }
      )
    )
  }

  private func course(_ track: [[String: Any]], from value: Double) throws
    -> ResolvedKeyframeTimeline<Double>
  {
    ResolvedKeyframeTimeline(from: value, keyframes: try track.map(keyframe))
  }

  private func keyframe(_ given: [String: Any]) throws -> Keyframe<Double> {
    if let target = given["move"] as? Double { return .move(target) }
    if let target = given["linear"] as? Double {
      return .linear(
        target,
        duration: try TimeCase.number(given["duration"]),
        curve: try TimeCase.curve(given["timingCurve"] ?? "linear")
      )
    }
    if let target = given["spring"] as? Double {
      return .spring(
        target,
        duration: given["duration"] as? Double,
        spring: try TimeCase.spring(try #require(given["preset"] as? String)),
        startVelocity: given["startVelocity"] as? Double
      )
    }
    return .cubic(
      try TimeCase.number(given["cubic"]),
      duration: try TimeCase.number(given["duration"]),
      startVelocity: given["startVelocity"] as? Double,
      endVelocity: given["endVelocity"] as? Double
    )
  }
}
