import EspalierTesting
import SwiftUI
import Testing

@MainActor
@Suite struct GaugeTests {
  private var gauge: some View {
    Gauge(value: 3, in: 0...6) {
      Text("Speed")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("0").id("least")
    } maximumValueLabel: {
      Text("6").id("most")
    }
  }

  @Test func theBoundsAreBesideTheBarAndNoElements() throws {
    let screen = Screen(gauge, width: 300, height: 200)
    #expect(try screen.frame(of: "least").minX == 0)
    #expect(try screen.frame(of: "most").maxX == 300)
    #expect(screen.elements.map(\.label) == ["Speed, 3"])
    #expect(screen.elements.first?.value == "50%")
  }

  @Test func aCircularOneIsARingWithTheSameElement() throws {
    for isOpen in [true, false] {
      let screen =
        isOpen
        ? Screen(gauge.gaugeStyle(.accessoryCircular).id("ring"), width: 300, height: 200)
        : Screen(gauge.gaugeStyle(.accessoryCircularCapacity).id("ring"), width: 300, height: 200)
      let frame = try screen.frame(of: "ring")
      #expect((frame.width, frame.height) == (58, 58))
      #expect(screen.elements.map(\.label) == ["Speed, 3"])
      #expect(screen.elements.first?.value == "50%")
    }
  }

  /// The wheel does not show how much is done, but its element tells (D9.10).
  @Test func circularProgressIsAWheelThatTellsItsValue() throws {
    let progress = ProgressView("Loading", value: 0.6).progressViewStyle(.circular)
    let screen = Screen(progress.id("progress"), width: 300, height: 200)
    // 20 of the wheel above the label, and not as wide as a bar.
    let frame = try screen.frame(of: "progress")
    #expect(frame.height > 20 && frame.width < 150)
    #expect(screen.elements.map(\.label) == ["Loading"])
    #expect(screen.elements.first?.value == "60%")
  }
}
