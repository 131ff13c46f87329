import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// Lazy containers make the rows that are near what is shown (V10.20), and leave room for the others
/// (L22.8).
@MainActor
@Suite struct LazyRowTests {
  /// A row that says when it is evaluated and when it appears.
  private struct Row: View {
    let number: Int
    var height: CGFloat?
    let probe: Probe
    @State private var isOn = false

    var body: some View {
      let _ = probe.note("\(number)")
      let _ = probe.on("turn \(number)") { isOn.toggle() }
      Text(verbatim: "\(number)\(isOn ? " on" : "")")
        .frame(height: height)
        .onAppear { probe.note("appeared \(number)") }
    }
  }

  private struct Stack: View {
    let probe: Probe
    @State private var numbers: [Int]

    init(_ numbers: [Int], _ probe: Probe) {
      _numbers = State(initialValue: numbers)
      self.probe = probe
    }

    var body: some View {
      let _ = probe.on("insert") { numbers.insert(-1, at: 0) }
      let _ = probe.on("replace") { numbers = Array(5_000..<6_000) }
      ScrollView {
        LazyVStack {
          Text(verbatim: "header")
          ForEach(numbers, id: \.self) { Row(number: $0, probe: probe) }
          Text(verbatim: "footer")
        }
      }
    }
  }

  // MARK: What is made

  @Test func aStackInAScrollViewMakesTheRowsWithinHalfAScreen() throws {
    let probe = Probe()
    let screen = LazyScreen(Stack(Array(0..<10_000), probe))
    let texts = try screen.frames()
    // 800 points and half of them below, of which the header takes 61/3, as each row does.
    #expect(texts["57"] != nil && texts["60"] == nil)
    #expect(probe.notes.filter { !$0.hasPrefix("appeared") }.count < 60)
    #expect(screen.isIncomplete)
  }

  @Test func whatIsShownAndTheLengthOfAllAreAsIfAllRowsWereMade() throws {
    let screen = LazyScreen(Stack(Array(0..<1_000), Probe()))
    let all = LazyScreen(Stack(Array(0..<1_000), Probe()))
    try all.screen.completeRows()
    let complete = try all.frames()
    for (text, frame) in try screen.frames() {
      #expect(complete[text]?.isClose(to: frame) == true, "\(text)")
    }
    #expect(complete.count == 1_002)
    #expect(abs(try screen.contentLength() - all.contentLength()) < 0.01)
  }

  @Test func scrollingMakesTheRowsThatComeNear() throws {
    let probe = Probe()
    let screen = LazyScreen(Stack(Array(0..<1_000), probe))
    let all = LazyScreen(Stack(Array(0..<1_000), Probe()))
    try all.screen.completeRows()
    for position in [10_000.0, 20_000, 500] {
      try screen.scroll(to: position)
      try all.scroll(to: position)
      let (made, complete) = (try screen.frames(), try all.frames())
      let shown = complete.filter { $0.value.maxY > 0 && $0.value.minY < 800 }
      #expect(shown.count > 25)
      for (text, frame) in shown { #expect(made[text]?.isClose(to: frame) == true, "\(text)") }
    }
    #expect(probe.notes.filter { !$0.hasPrefix("appeared") }.count < 250)
    #expect(abs(try screen.contentLength() - all.contentLength()) < 0.01)
  }

  @Test func aScrollViewThatBeginsAtItsEndMakesTheLastRows() throws {
    let probe = Probe()
    let screen = LazyScreen(Stack(Array(0..<1_000), probe).defaultScrollAnchor(.bottom))
    let frames = try screen.frames()
    #expect(frames["999"] != nil && frames["500"] == nil)
    #expect(abs((frames["footer"]?.maxY ?? 0) - 800) < 0.01)
  }

  @Test func rowsOfDifferentHeightsAreEstimatedByTheirMean() throws {
    let probe = Probe()
    let screen = LazyScreen(
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<1_000, id: \.self) {
            Row(number: $0, height: $0.isMultiple(of: 2) ? 20 : 60, probe: probe)
          }
        }
      }
    )
    // 24 rows are laid out first: 23 steps, of which 12 begin with a row of 20 points.
    let mean = (12.0 * 30 + 11 * 70) / 23
    let made = try screen.frames().count
    let known = Double(made / 2) * 100 + (made.isMultiple(of: 2) ? 0 : 30)
    let expected = known - 10 + Double(1_000 - made) * mean
    #expect(abs(try screen.contentLength() - expected) < 0.01)
  }

  // MARK: Other containers

  @Test func aGridMakesWholeLines() throws {
    func grid(_ probe: Probe) -> some View {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: 3), spacing: 5) {
          ForEach(0..<1_000, id: \.self) { Row(number: $0, height: 50, probe: probe) }
        }
      }
    }
    let probe = Probe()
    let screen = LazyScreen(grid(probe))
    let all = LazyScreen(grid(Probe()))
    try all.screen.completeRows()
    for position in [0.0, 7_000] {
      try screen.scroll(to: position)
      try all.scroll(to: position)
      let (made, complete) = (try screen.frames(), try all.frames())
      for (text, frame) in made { #expect(complete[text]?.isClose(to: frame) == true, "\(text)") }
      for (text, frame) in complete where frame.maxY > 0 && frame.minY < 800 {
        #expect(made[text] != nil, "\(text)")
      }
    }
    #expect(probe.notes.filter { !$0.hasPrefix("appeared") }.count < 240)
    #expect(abs(try screen.contentLength() - all.contentLength()) < 0.01)
  }

  @Test func aRowOfAStackThatScrollsSidewaysIsMadeWhenItComesNear() throws {
    let probe = Probe()
    let screen = LazyScreen(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { number in
            Row(number: number, probe: probe).frame(width: 100)
          }
        }
      }
    )
    // 400 points and half of them behind.
    #expect(try screen.frames().count == 24)
    try screen.scroll(to: 50_000, along: .horizontal)
    let frames = try screen.frames()
    #expect(frames["500"].map { abs($0.midX - 50) < 0.01 } == true)
    #expect(frames["400"] == nil && frames.count < 40)
  }

  @Test func aRowFromRightToLeftMakesThoseThatComeNear() throws {
    let screen = LazyScreen(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { number in
            Row(number: number, probe: Probe()).frame(width: 100)
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    )
    #expect(try screen.frames()["0"].map { abs($0.midX - 350) < 0.01 } == true)
    #expect(try screen.frames().count == 24)
    try screen.scroll(to: 50_000, along: .horizontal)
    let frames = try screen.frames()
    #expect(frames["500"] != nil && frames["505"] != nil && frames["400"] == nil)
    #expect(frames.count < 40)
  }

  @Test func aListMakesRowsOfSectionsNearWhatIsShown() throws {
    let probe = Probe()
    func list(_ probe: Probe) -> some View {
      List {
        Section("First") { ForEach(0..<500, id: \.self) { Row(number: $0, probe: probe) } }
        Section("Second") { ForEach(500..<1_000, id: \.self) { Row(number: $0, probe: probe) } }
      }
    }
    let screen = LazyScreen(list(probe))
    let all = LazyScreen(list(Probe()))
    try all.screen.completeRows()
    let complete = try all.frames()
    #expect(try screen.frames()["10"]?.isClose(to: complete["10"] ?? .zero) == true)
    #expect(try screen.frames()["100"] == nil)
    #expect(abs(try screen.contentLength() - all.contentLength()) < 0.01)
  }

  @Test func outsideOfAScrollViewAndInOtherStacksAllRowsAreMade() throws {
    let probe = Probe()
    let outside = LazyScreen(
      LazyVStack { ForEach(0..<100, id: \.self) { Row(number: $0, probe: probe) } }
    )
    #expect(try outside.frames().count == 100)
    let inner = LazyScreen(
      ScrollView {
        LazyVStack { VStack { ForEach(0..<100, id: \.self) { Row(number: $0, probe: probe) } } }
      }
    )
    #expect(try inner.frames().count == 100)
  }

  @Test func modifiersOfAGroupChangeNoRoom() throws {
    let screen = LazyScreen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(number: $0, height: 30, probe: Probe()) }
            .padding(5)
        }
      }
    )
    #expect(try screen.frames().count < 60)
    #expect(abs(try screen.contentLength() - 40_000) < 0.01)
  }

  // MARK: What stays

  @Test func rowsAppearWhenTheyComeNearAndKeepTheirState() throws {
    let probe = Probe()
    let screen = LazyScreen(Stack(Array(0..<1_000), probe))
    _ = try screen.frames()
    #expect(!probe.notes.contains("appeared 500"))
    probe.run("turn 3")
    try screen.scroll(to: 500 * 61.0 / 3)
    _ = try screen.frames()
    #expect(probe.notes.contains("appeared 500"))
    try screen.scroll(to: 0)
    #expect(try screen.frames()["3 on"] != nil)
    #expect(probe.notes.filter { $0 == "appeared 3" }.count == 1)
  }

  @Test func rowsThatAreMadeForADocumentDoNotAppear() throws {
    let probe = Probe()
    let screen = LazyScreen(Stack(Array(0..<1_000), probe))
    _ = try screen.frames()
    try screen.screen.completeRows()
    #expect(probe.notes.contains("999"))
    #expect(!probe.notes.contains("appeared 999"))
  }

  @Test func changesOfTheDataReachRowsByTheirIdentity() throws {
    let probe = Probe()
    let screen = LazyScreen(Stack(Array(0..<1_000), probe))
    _ = try screen.frames()
    probe.clear()
    probe.run("insert")
    let before = try screen.frames()
    #expect(before["-1"]?.minY == 61.0 / 3)
    #expect(probe.notes == ["-1", "appeared -1"])
    probe.run("replace")
    let after = try screen.frames()
    #expect(after["5000"] != nil && after["0"] == nil && after.count < 70)
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
