import Drawing
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

  /// The colours of a gradient follow each other along the ring, from its least value on.
  @Test func aGradientRunsAlongTheRing() throws {
    let colors = [Color(red: 0, green: 1, blue: 0), Color(red: 1, green: 0, blue: 0)]
    let ring = gauge.gaugeStyle(.accessoryCircular)
    let gradients = try angularGradients(of: ring.tint(Gradient(colors: colors)))
    #expect(gradients.count > 1)
    for (gradient, start, end) in gradients {
      #expect(gradient.stops.map(\.color.red) == [0, 1])
      #expect(abs(end - start - 270) < 1e-9)
    }
    #expect(try angularGradients(of: ring.tint(colors[0])).isEmpty)
    #expect(try angularGradients(of: ring.tint(Gradient(colors: colors)).tint(nil)).count > 1)
    #expect(try angularGradients(of: ring.tint(nil).tint(Gradient(colors: colors))).isEmpty)
  }

  private func angularGradients(
    of view: some View
  ) throws -> [(gradient: DisplayGradient, start: Double, end: Double)] {
    try Drawn(view).result.displayList().elements.compactMap { element in
      guard case .stroke(_, .angular(let gradient, _, let start, let end), _, _, _) = element
      else { return nil }
      return (gradient, start, end)
    }
  }
}
