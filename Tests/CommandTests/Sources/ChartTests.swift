import Foundation
import Testing

/// Charts as users write them: what is heard of their marks, and where the marks are (C1).
@Suite(.enabled(if: SwiftCommand.canRun, "needs the Swift compiler"))
struct ChartTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private struct Element: Decodable {
    var label: String?
    var value: String?
    var frame: [Double]
    var children: [Element]?

    /// The elements inside, in their order.
    var all: [Element] { [self] + (children ?? []).flatMap(\.all) }
  }

  private struct Tree: Decodable { var nodes: [Element] }

  /// The elements of a chart in a frame of 300 by 200 points, in the order of the views.
  private func elements(
    _ content: String,
    modifiers: String = ".chartXAxis(.hidden).chartYAxis(.hidden)",
    options: String = ""
  ) throws -> [Element] {
    try scratch.write(
      "Card.swift",
      """
      import Charts
      import SwiftUI
      #Preview("Card", traits: .fixedLayout(width: 300, height: 200)) {
        \(content)\(modifiers).frame(width: 300, height: 200)
      }
      """
    )
    let run = try SwiftCommand.run(
      "accessibility Card.swift --text fixed \(options)",
      in: scratch.path
    )
    #expect(run.status == 0, "\(run.errors)")
    let tree = try JSONDecoder().decode(Tree.self, from: Data(run.output.utf8))
    return tree.nodes.flatMap(\.all).filter { $0.label != nil }
  }

  private func expect(
    _ elements: [Element],
    _ expected: [(String, String, [Double])],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(elements.map(\.label) == expected.map(\.0), sourceLocation: sourceLocation)
    #expect(elements.map(\.value) == expected.map(\.1), sourceLocation: sourceLocation)
    for (element, (name, _, frame)) in zip(elements, expected) {
      let isSame = zip(element.frame, frame).allSatisfy { abs($0 - $1) < 0.01 }
      #expect(isSame, "\(name): \(element.frame) is not \(frame)", sourceLocation: sourceLocation)
    }
  }

  private let pairs = #"Chart([("Oslo", 10.0), ("Lima", 40.0)], id: \.0)"#

  /// Bands of 150 points, of which a bar takes 0.7; hidden axes leave the data's domain (C1.2, C1.8).
  @Test func barsStandInTheirBands() throws {
    let bars = pairs + #" { BarMark(x: .value("City", $0.0), y: .value("Sold", $0.1)) }"#
    expect(
      try elements(bars),
      [("Oslo", "10", [22.5, 150, 105, 50]), ("Lima", "40", [172.5, 0, 105, 200])]
    )
    // From right to left the first band is on the right.
    expect(
      try elements(bars, options: "--layout-direction rtl"),
      [("Oslo", "10", [172.5, 150, 105, 50]), ("Lima", "40", [22.5, 0, 105, 200])]
    )
  }

  /// Names go down from the top (C1.1); a visible axis takes its room from the plot (C1.4).
  @Test func barsLieBesideTheirNames() throws {
    let bars = pairs + #" { BarMark(x: .value("Sold", $0.1), y: .value("City", $0.0)) }"#
    expect(
      try elements(bars),
      [("Oslo", "10", [0, 15, 75, 70]), ("Lima", "40", [0, 115, 300, 70])]
    )
    let frames = try elements(bars, modifiers: ".chartXAxis(.hidden)").map(\.frame)
    #expect(frames.count == 2 && frames[0][0] > 10 && abs(frames[1][0] + frames[1][2] - 300) < 0.01)
  }

  /// Stacks grow from zero on both sides, or as parts of the sum of sizes, or not at all (C1.7).
  @Test(
    arguments: [
      // Ten and twenty above zero, ten below: the domain is from -10 to 30.
      ("standard", [[90.0, 100, 120, 50], [90, 0, 120, 100], [90, 150, 120, 50]]),
      // A quarter, a half and, below zero, a quarter.
      ("normalized", [[90, 100, 120, 50], [90, 0, 120, 100], [90, 150, 120, 50]]),
      // From -10 to 20, each from zero on.
      (
        "unstacked",
        [[90, 66.6667, 120, 66.6667], [90, 0, 120, 133.3333], [90, 133.3333, 120, 66.6667]]
      ),
    ]
  )
  func barsAreStacked(method: String, frames: [[Double]]) throws {
    let chart = """
      Chart([10.0, 20, -10], id: \\.self) { value in
        BarMark(x: .value("All", "all"), y: .value("Sold", value), width: 120, stacking: .\(method))
      }
      """
    let found = try elements(chart).map(\.frame)
    #expect(found.count == frames.count)
    for (frame, expected) in zip(found, frames) {
      #expect(
        zip(frame, expected).allSatisfy { abs($0 - $1) < 0.01 },
        "\(frame) is not \(expected)"
      )
    }
  }

  /// Slots of 0.7 of the band, bars of 0.7 of their slot (C1.7).
  @Test func barsAreBesideEachOther() throws {
    let chart = #"""
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("All", "all"), y: .value("Sold", 10))
          .position(by: .value("Name", name)).foregroundStyle(by: .value("Name", name))
      }.chartLegend(.hidden)
      """#
    expect(
      try elements(chart),
      [("all, a", "10", [60.75, 0, 73.5, 200]), ("all, b", "10", [165.75, 0, 73.5, 200])]
    )
  }

  /// What is said replaces what the chart says; what is hidden is not there (C1.18).
  @Test func modifiersDecideWhatIsHeard() throws {
    let chart = #"""
      Chart {
        PointMark(x: .value("x", 1), y: .value("y", 2)).accessibilityLabel("Mine").accessibilityValue("two")
        PointMark(x: .value("x", 2), y: .value("y", 2)).accessibilityHidden(true)
      }
      """#
    let found = try elements(chart)
    #expect(found.map(\.label) == ["Mine"] && found.map(\.value) == ["two"])
  }

  /// Values that are none are left out, and an empty chart is a chart (C1.9).
  @Test func whatCannotBeShownIsLeftOut() throws {
    let chart = #"""
      Chart([1.0, .nan, .infinity, 4], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
      """#
    #expect(try elements(chart).map(\.label) == ["1", "4"])
    #expect(try elements("Chart {}").isEmpty)
    let one = try elements(#"Chart { PointMark(x: .value("x", 0), y: .value("y", 0)) }"#)
    #expect(one.count == 1 && one[0].frame.allSatisfy(\.isFinite))
  }

  /// Numbers and dates of bins are those of axes, which nobody else can ask for (C1.12, C1.13).
  @Test(
    arguments: [
      ("NumberBins(range: 0.0...130, desiredCount: 5).thresholds", "[0.0, 50.0, 100.0, 150.0]"),
      ("NumberBins(range: 0.0...28958, desiredCount: 3).thresholds", "[0.0, 20000.0, 40000.0]"),
      ("NumberBins(range: 0.0...2.5, desiredCount: 12).thresholds.count", "14"),
      ("NumberBins(range: -3.0...4, desiredCount: 4).thresholds", "[-4.0, -2.0, 0.0, 2.0, 4.0]"),
      ("NumberBins(data: [1.0, .nan, 3]).thresholds.first ?? 0", "1.0"),
      ("NumberBins(range: 5.0...5, desiredCount: 5).thresholds", "[5.0]"),
      ("NumberBins(size: 2.5, range: 1.0...6).index(for: 5.5)", "2"),
      ("DateBins(unit: .month, by: 3, range: day(2025, 2, 10)...day(2025, 8, 1)).count", "3"),
      (
        "DateBins(unit: .month, by: 3, range: day(2025, 2, 10)...day(2025, 8, 1)).index(for: day(2025, 5, 1))",
        "1"
      ),
      ("DateBins(range: day(2025, 1, 1)...day(2025, 1, 2), desiredCount: 4).count", "4"),
    ]
  )
  func binsAreNice(expression: String, words: String) throws {
    let source = """
      Text(verbatim: "\\(\(expression))")
      """
    try scratch.write(
      "Day.swift",
      """
      import Foundation
      func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
        Calendar.current.date(from: DateComponents(year: year, month: month, day: day)) ?? .now
      }
      """
    )
    try scratch.write(
      "Bins.swift",
      "import Charts\nimport SwiftUI\n#Preview(\"Bins\") { \(source) }\n"
    )
    let run = try SwiftCommand.run("accessibility . --text fixed", in: scratch.path)
    #expect(run.output.contains("\"label\": \"\(words)\""), "\(run.output)\(run.errors)")
  }

  /// Where a value is, and which is there, on each kind of scale (C1.1, C1.15).
  @Test(
    arguments: [
      ("proxy.position(forX: 5.0) ?? -1", "", "150.0"),
      ("proxy.position(forY: 0.0) ?? -1", "", "200.0"),
      ("proxy.value(atX: 75, as: Double.self) ?? -1", "", "2.5"),
      ("proxy.position(forX: 5.0) ?? -1", ".chartXScale(domain: 0...20)", "75.0"),
      ("proxy.position(forX: 10.0) ?? -1", ".chartXScale(domain: 1...100, type: .log)", "150.0"),
      (
        "proxy.position(forX: 25.0) ?? -1", ".chartXScale(domain: 0...100, type: .squareRoot)",
        "150.0"
      ),
      (
        "proxy.position(forX: 0.0) ?? -1", ".chartXScale(range: .plotDimension(padding: 20))",
        "20.0"
      ),
      (
        "proxy.position(forX: 10.0) ?? -1", ".chartXScale(domain: .automatic(reversed: true))",
        "0.0"
      ),
      ("proxy.position(forX: \"none\") ?? -1", "", "-1.0"),
    ]
  )
  func aProxyKnowsThePlaces(expression: String, modifier: String, words: String) throws {
    let chart = """
      Chart { PointMark(x: .value("x", 10.0), y: .value("y", 8.0)).accessibilityHidden(true) }
        .chartOverlay { proxy in Text(verbatim: "\\(\(expression))") }
      """
    let found = try elements(
      chart,
      modifiers: modifier + ".chartXAxis(.hidden).chartYAxis(.hidden)"
    )
    #expect(found.map(\.label) == [words])
  }

  /// A chart that scrolls has a part of its domain (C1.17).
  @Test func aPartOfTheDomainIsSeen() throws {
    let chart = #"""
      Chart([5.0, 15], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10.0)
        .chartScrollPosition(initialX: 5.0)
      """#
    let middles = try elements(chart).map { $0.frame[0] + $0.frame[2] / 2 }
    #expect(middles.count == 2 && abs(middles[0]) < 0.01 && abs(middles[1] - 300) < 0.01)
  }

  /// Of ten thousand points the description alone speaks (C1.18, C1.19).
  @Test func manyPointsAreDescribedTogether() throws {
    let chart = #"""
      Chart(0..<10_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
      """#
    #expect(try elements(chart).isEmpty)
    let run = try SwiftCommand.run("accessibility Card.swift --text fixed", in: scratch.path)
    #expect(run.output.components(separatedBy: "\"y\": ").count == 10_001)
  }

  /// Lines, words, the legend and annotations are where rules say (C1.3, C1.5, C1.6, C1.10, C1.14).
  ///
  /// Of 200 points the legend takes 13.33 and 8 before it, words and their distance 17.33.
  @Test(
    arguments: [
      "1×161.33 at 94.5, 0", "1×17.33 at 94.5, 161.33", #"at 99, 165.33 "0.5""#,
      #"at 289, 74 "10""#,
      #"at 14, 186.67 "Oslo""#, "8×8 at 44, 189.33", "20×10 at -10, 130 red",
    ]
  )
  func axesAndLegendsAreInTheirPlaces(line: String) throws {
    _ = try elements(
      #"""
      Chart([("Oslo", 0.0, 5.0), ("Lima", 1.5, 20.0)], id: \.0) { item in
        PointMark(x: .value("x", item.1), y: .value("y", item.2))
          .symbolSize(CGSize(width: 10, height: 10))
          .foregroundStyle(by: .value("City", item.0))
          .annotation(position: .bottom) { Color.red.frame(width: 20, height: 10) }
      }
      """#,
      modifiers: ""
    )
    let run = try SwiftCommand.run(
      "layout Card.swift --text fixed --format outline",
      in: scratch.path
    )
    let lines = run.output.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.contains { $0.hasSuffix(line) }, "\(run.output)")
  }

  /// A quarter begins at the top and goes clockwise: its middle is half a radius off at 45° (C1.11).
  @Test func sectorsBeginAtTheTop() throws {
    let chart = #"""
      Chart([1.0, 3.0], id: \.self) { value in
        SectorMark(angle: .value("Part", value))
          .foregroundStyle(by: .value("Name", value == 1 ? "one" : "three"))
      }.chartLegend(.hidden)
      """#
    expect(
      try elements(chart),
      [("one", "1", [181.355, 60.645, 8, 8]), ("three", "3", [110.645, 131.355, 8, 8])]
    )
  }
}
