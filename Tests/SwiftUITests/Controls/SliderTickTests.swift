import EspalierTesting
import SwiftUI
import Testing

/// Sliders that stop at ticks.
@MainActor
@Suite struct SliderTickTests {
  private struct Volume: View {
    @State private var value = 0.0
    var enabled: ClosedRange<Double>?

    var body: some View {
      Text(verbatim: "is \(value)")
      Slider(value: $value, in: 0...10, enabledBounds: enabled) {
        Text("Volume")
      } ticks: {
        SliderTick(0)
        SliderTick("Low", 4)
        if true { SliderTick(10) { Text("High") } }
      }
    }
  }

  private func values(_ view: Volume, _ count: Int) throws -> [String] {
    let screen = Screen(view)
    return try (0..<count).map { _ in
      try screen.increment("Volume")
      return try #require(screen.labels.first { $0.hasPrefix("is ") })
    }
  }

  @Test func eachStepLeadsToTheNextTick() throws {
    #expect(try values(Volume(), 3) == ["is 4.0", "is 10.0", "is 10.0"])
  }

  @Test func ticksThatAreNotEnabledAreNotReached() throws {
    #expect(try values(Volume(enabled: 0...5), 2) == ["is 4.0", "is 4.0"])
  }

  @Test func elementsOfDataAreTicks() throws {
    struct Steps: View {
      @State private var value = 1.0
      var body: some View {
        Text(verbatim: "is \(value)")
        Slider(value: $value, in: 0...9) {
          Text("Volume")
        } ticks: {
          SliderTickContentForEach([3, 6, 9], id: \.self) { SliderTick(Double($0)) }
        }
      }
    }
    let screen = Screen(Steps())
    try screen.increment("Volume")
    #expect(screen.labels.contains("is 3.0"))
  }

  @Test func theWordsOfATickAreItsValue() throws {
    let screen = Screen(Volume())
    #expect(try screen.element("Volume").value == "0")
    try screen.increment("Volume")
    #expect(try screen.element("Volume").value == "Low")
    try screen.increment("Volume")
    #expect(try screen.element("Volume").value == "High")
  }

  @Test func theLabelOfTheValueIsSpokenForAnyValue() throws {
    struct Speed: View {
      @State private var value = 1.0
      var body: some View {
        Slider(value: $value, in: 0...3, step: 1) {
          Text("Speed")
        } currentValueLabel: {
          Text("\(Int(value)) knots")
        } tick: { value in
          value == 2 ? SliderTick(value) { Text("Walk") } : nil
        }
      }
    }
    let screen = Screen(Speed())
    #expect(try screen.element("Speed").value == "1 knots")
    try screen.increment("Speed")
    #expect(try screen.element("Speed").value == "2 knots")
  }

  @Test func wordsAndMarksTakeNoRoom() throws {
    let plain = Screen(Slider(value: .constant(1.0), in: 0...10) { Text("Volume") })
    let marked = Screen(Volume())
    #expect(
      try marked.element("Volume").frame.height == plain.element("Volume").frame.height
    )
    #expect(!marked.exists("Low"))
  }

  /// Between the words at its ends, which are no part of the slider.
  @Test func endsHaveTheirWords() throws {
    let screen = Screen(
      Slider(value: .constant(0.5), neutralValue: 0.5) {
        Text("Balance")
      } minimumValueLabel: {
        Text("L")
      } maximumValueLabel: {
        Text("R")
      } ticks: {
        SliderTick(0.5) { Text("Middle") }
      }
    )
    #expect(try screen.element("Balance").value == "Middle")
    #expect(!screen.exists("L"))
  }
}
