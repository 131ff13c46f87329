import Testing
import ViewGraph

@testable import SwiftUI

/// Views that follow keyframes by the screen's clock (T8.8).
@MainActor
@Suite struct KeyframeAnimatorTests {
  private struct Follower: SwiftUI.View {
    let record: Record
    var isRepeating: Bool?
    @SwiftUI.State private var trigger = 0
    @SwiftUI.State private var isOn = true

    var body: some SwiftUI.View {
      let _ =
        record.action = {
          trigger += 1
          isOn.toggle()
        }
      if isRepeating != nil {
        KeyframeAnimator(initialValue: 0.0, repeating: isOn) { value in
          shown(value)
        } keyframes: { _ in
          LinearKeyframe(10.0, duration: 1)
        }
      } else {
        KeyframeAnimator(initialValue: 0.0, trigger: trigger) { value in
          shown(value)
        } keyframes: { value in
          let _ = record.count += 1
          LinearKeyframe(value + 10, duration: 1)
        }
      }
    }

    private func shown(_ value: Double) -> some SwiftUI.View {
      let _ = record.text = "\((value * 1e6).rounded() / 1e6)"
      return Text("shown")
    }
  }

  /// The value shown at times; before those that are named the trigger changes.
  private func values(
    at times: [Double],
    triggers: [Double] = [],
    repeating: Bool? = nil,
    _ record: Record = Record()
  ) throws -> [String] {
    let screen = screen(Follower(record: record, isRepeating: repeating))
    try screen.settle()
    var values: [String] = []
    for time in Set(times + triggers).sorted() {
      try screen.advance(to: time)
      if times.contains(time) { values.append(record.text) }
      if triggers.contains(time) {
        record.action?()
        try screen.settle()
      }
    }
    return values
  }

  @Test func repeatingOnesBeginAgain() throws {
    #expect(try values(at: [0, 0.5, 2.25], repeating: true) == ["0.0", "5.0", "2.5"])
  }

  @Test func theyAreHeldWhileTheyDoNotRepeat() throws {
    let found = try values(at: [0.3, 0.7, 1.5], triggers: [0.4, 1.1], repeating: true)
    #expect(found == ["3.0", "4.0", "8.0"])
  }

  @Test func triggeredOnesWaitAndStay() throws {
    #expect(try values(at: [0.5, 1.25, 3], triggers: [1]) == ["0.0", "2.5", "10.0"])
  }

  @Test func anotherTriggerBeginsWhereItIs() throws {
    let record = Record()
    #expect(try values(at: [0.6], triggers: [0, 0.4], record) == ["6.0"])
    #expect(record.count == 2)
    // After the end, too.
    #expect(try values(at: [2.5], triggers: [0, 2]) == ["15.0"])
  }
}
