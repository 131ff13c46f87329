import Foundation
import LayoutCore
import Testing
import ViewGraph

@testable import AccessibilityCore
@testable import SwiftUI

/// Values that are no numbers: what stands for them has no place where it is not a number either.
@MainActor
@Suite struct NumberlessTests {
  private func values(_ view: some SwiftUI.View) throws -> [Control.BoundedValue] {
    let screen = screen(view)
    try screen.settle()
    let tree = screen.currentLayout.scene.tree
    let result = screen.currentLayout.layout()
    for view in result.views {
      #expect(!view.frame.origin.x.isNaN && !view.frame.size.width.isNaN)
      #expect(view.frame.size.width.isFinite && view.frame.size.height.isFinite)
    }
    return tree.nodes.compactMap { node in
      guard case .control(let control) = node.content else { return nil }
      return switch control {
      case .stepper(let value), .slider(let value, _), .gauge(let value, _): value
      case .progressView(let value, _): value
      default: nil
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func controlsHaveNumbers(_ number: Double) throws {
    let state = SwiftUI.Binding<Double>.constant(number)
    let views = VStack {
      Stepper("a", value: state)
      Stepper("b", value: state, in: 2...5, step: 0.5)
      Stepper("c", value: state, in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
      ProgressView(value: number, total: number)
      ProgressView(value: number)
      ProgressView(value: 0.5, total: number)
      Slider(value: state)
      Gauge(value: number, in: 2...5) { Text("g") }
    }
    let values = try values(views)
    #expect(values.count == 8)
    for value in values {
      #expect(!value.value.isNaN && !value.range.lowerBound.isNaN && !value.range.upperBound.isNaN)
    }
    if number.isNaN {
      #expect(values.map(\.value) == [0, 2, -.greatestFiniteMagnitude, 0, 0, 0.5, 0, 2])
    }
  }

  @Test func spokenValuesAreNumbers() {
    let endless = Control.BoundedValue(.infinity, in: 0 ... .infinity)
    #expect(BoundedValueText.progress(endless) == "0%")
    #expect(BoundedValueText.decimal(.nan, locale: "en") == "0")
  }

  @Test(arguments: [1e308, -1e308, .infinity, .nan])
  func datesTooFarAwayAreWritten(_ time: Double) {
    let date = Date(timeIntervalSinceReferenceDate: time)
    let environment = SwiftUI.EnvironmentValues()
    for style: Text.DateStyle in [.timer, .relative, .offset] {
      #expect(!Text(date, style: style).string(in: environment).isEmpty)
    }
    #expect(abs(DateWords.seconds(time)) == 10_000_000_000_000)
    #expect(DateWords.seconds(-12.9) == -12)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func imagesHaveTheSizeOfTheirPixels(_ scale: Double) throws {
    let pixels = CGImage(width: 12, height: 8)
    let screen = screen(Image(decorative: pixels, scale: scale))
    try screen.settle()
    let sizes = screen.currentLayout.layout().views.map(\.frame.size)
    #expect(sizes.contains(Size(width: 12, height: 8)), "\(sizes)")
  }

  @Test func sourcesOfTimeAreWritten() {
    let environment = SwiftUI.EnvironmentValues()
    let hour = Text(TimeDataSource<Date>.currentDate, format: .dateTime.year())
    #expect(
      hour.string(in: environment) == Text(Date(), format: .dateTime.year()).string(in: environment)
    )
    let passed = TimeDataSource<Duration>.durationOffset(to: Date(timeIntervalSinceNow: -90))
    #expect(passed.value(Date()) >= .seconds(90) && passed.value(Date()) < .seconds(100))
    let past = Date(timeIntervalSinceNow: -5)
    let since = TimeDataSource<Range<Date>>.dateRange(startingAt: past)
    #expect(since.value(Date()).lowerBound == past)
    #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: past).value(Date()).isEmpty)
  }
}
