import SwiftUI
import Testing

@Suite struct KeyframeTests {
  private struct Pose {
    var x = 0.0
    var size = CGSize(width: 10, height: 20)
    var angle = Angle.zero
  }

  /// Keyframes of one's own, made of others.
  private struct Bounce: KeyframeTrackContent {
    var height: Double

    var body: some KeyframeTrackContent<Double> {
      LinearKeyframe(height, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
  }

  // T8.4, T8.5
  @Test func eachPropertyFollowsItsTrack() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        MoveKeyframe(50)
        for target in [60.0, 70] { LinearKeyframe(target, duration: 0.5) }
      }
      KeyframeTrack(\.size) {
        CubicKeyframe(CGSize(width: 110, height: 20), duration: 1)
      }
      KeyframeTrack(\.angle) { SpringKeyframe(.degrees(90), duration: 4, spring: .smooth) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: -1).x == 0)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1).x == 50)
    #expect(timeline.value(time: 1.75).x == 65)
    #expect(timeline.value(progress: 1).x == 70)
    #expect(timeline.value(time: 0.5).size == CGSize(width: 60, height: 20))
    #expect(timeline.value(time: 9).size.width == 110)
    #expect(abs(timeline.value(time: 3).angle.degrees - 90) < 1e-6)
  }

  @Test func theLastTrackOfAPropertyCounts() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.x) { LinearKeyframe(-10, duration: 2) }
    }
    #expect(timeline.value(time: 1).x == -5)
  }

  // T8.5; cubic velocities as in T8.7.
  @Test func keyframesOfTheWholeValueFollowEachOther() {
    func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        LinearKeyframe(10.0, duration: 1)
        MoveKeyframe(20)
        if isLong { LinearKeyframe(40, duration: 2) } else { LinearKeyframe(30, duration: 1) }
        for target in [50.0, 60] { LinearKeyframe(target, duration: 1) }
      }
    }
    #expect(timeline(true).duration == 5)
    #expect(timeline(false).duration == 4)
    #expect(timeline(true).value(time: 0.5) == 5)
    #expect(timeline(true).value(time: 1) == 20)
    #expect(timeline(true).value(time: 2) == 30)
    #expect(timeline(false).value(time: 2.5) == 40)
    #expect(timeline(true).value(time: 4.5) == 55)
  }

  @Test func aWholeValueNeedsNoTrack() {
    let timeline = KeyframeTimeline(initialValue: 4.0) {
      LinearKeyframe(8.0, duration: 2, timingCurve: .easeInOut)
    }
    #expect(timeline.value(time: 1) == 6)
    let own = KeyframeTimeline(initialValue: 4.0) { KeyframeTrack { Bounce(height: 9) } }
    #expect(own.value(time: 0.5) == 6.5)
    #expect(own.value(time: 2) == 0)
  }
}
