import Controls
import Drawing
import LayoutCore
import Testing

/// The marks of sliders, and from where to where their bars are filled (D9.8, M3.17).
@Suite struct SliderMarkTests {
  private func fills(
    _ bounded: Control.BoundedValue,
    _ marks: SliderMarks = SliderMarks(),
    _ system: SystemVersion = .iOS26,
    _ direction: LayoutDirection = .leftToRight
  ) -> [(color: DisplayColor, frame: Rect)] {
    let list = displayList(
      width: 237,
      height: 101,
      environment: { environment in
        environment.system = system
        environment.layoutDirection = direction
      }
    ) { $0.control(.slider(bounded, marks)) }
    return list.elements.compactMap { element in
      guard case .fill(let path, .color(let color), _, _) = element, let box = path.boundingRect
      else { return nil }
      return (color, box)
    }
  }

  /// The middles of marks, which are 3 wide and 8 below the bar's middle.
  private func marks(_ fills: [(color: DisplayColor, frame: Rect)]) -> [Double] {
    fills.filter { $0.frame.size == Size(width: 3, height: 3) && $0.frame.midY == 58.5 }
      .map(\.frame.midX)
  }

  // The thumb is 37 wide: 200 points are between its places at both ends.

  @Test func ticksAreWhereTheThumbStopsAtThem() {
    let ticks = SliderMarks(ticks: [0, 4, 10])
    #expect(marks(fills(.init(2, in: 0...10), ticks)) == [18.5, 98.5, 218.5])
    let reversed = fills(.init(2, in: 0...10), ticks, .iOS26, .rightToLeft)
    #expect(marks(reversed) == [218.5, 138.5, 18.5])
  }

  @Test func stepsHaveMarksUnlessThereAreTooManyToTellApart() {
    let steps = Control.BoundedValue(0, in: 0...1, step: 0.25)
    #expect(marks(fills(steps)) == [18.5, 68.5, 118.5, 168.5, 218.5])
    #expect(marks(fills(steps, SliderMarks(ticks: []))) == [])
    #expect(marks(fills(.init(0, in: 0...100, step: 1))) == [])
    #expect(marks(fills(.init(0, in: 0...1, step: .leastNonzeroMagnitude))) == [])
    #expect(marks(fills(.init(0, in: 0...1))) == [])
  }

  @Test func ticksBeyondTheRangeAreNotThere() {
    #expect(marks(fills(.init(2, in: 0...10), SliderMarks(ticks: [-1, 5, 11]))) == [118.5])
    #expect(marks(fills(.init(0, in: 0...0), SliderMarks(ticks: [0]))) == [])
  }

  @Test func slidersBeforeGlassHaveNoMarks() {
    let marks = SliderMarks(ticks: [5], neutral: 5, enabled: 0...5)
    #expect(
      fills(.init(2, in: 0...10), marks, .iOS18).map(\.frame)
        == fills(.init(2, in: 0...10), SliderMarks(), .iOS18).map(\.frame)
    )
  }

  @Test func theBarIsFilledFromItsNeutralValue() throws {
    func filled(_ value: Double) throws -> [Double] {
      let found = fills(.init(value, in: -1...1), SliderMarks(neutral: 0))
      let frame = try #require(found.first { $0.color.hex == "#0088ff" }).frame
      return [frame.minX, frame.maxX]
    }
    #expect(try filled(0.5) == [118.5, 168.5])
    #expect(try filled(-0.5) == [68.5, 118.5])
    #expect(
      !fills(.init(0, in: -1...1), SliderMarks(neutral: 0)).contains { $0.color.hex == "#0088ff" }
    )
  }

  @Test func theBarIsFainterWhereTheValueMayNotBe() throws {
    let found = fills(.init(0, in: 0...10), SliderMarks(enabled: 2...6))
    let whole = try #require(found.first { $0.frame.width == 237 })
    let part = try #require(found.first { $0.frame.minX == 58.5 && $0.frame.maxX == 138.5 })
    let plain = try #require(fills(.init(0, in: 0...10)).first { $0.frame.width == 237 })
    #expect(whole.color.opacity == plain.color.opacity / 2)
    #expect(part.color.opacity == whole.color.opacity)
  }
}
