import AccessibilityCore
import Export
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

@MainActor
@Suite struct AccessibilityModifierTests {
  private func tree<Content: SwiftUI.View>(_ view: Content) throws -> AccessibilityTree {
    try screen(view).settle().accessibilityTree()
  }

  private func outline<Content: SwiftUI.View>(_ view: Content) throws -> String {
    AccessibilityOutline.text(try tree(view))
  }

  @Test func wordsReachTheElement() throws {
    let text = try outline(
      Text("a").accessibilityLabel("label \(1)").accessibilityValue(Text("value"))
        .accessibilityHint("hint", isEnabled: false).accessibilityAddTraits([.isHeader, .isButton])
        .accessibilityIdentifier("name")
    )
    #expect(text.contains("label 1"))
    #expect(text.contains("value"))
    #expect(!text.contains("hint"))
    #expect(text.contains("name"))
  }

  /// Indices count bytes, rotors characters.
  @Test func aRotorOfPartsOfATextCountsCharacters() throws {
    let text = "Héllo wörld"
    let range = try #require(text.firstIndex(of: "w"))..<text.endIndex
    let view = Text(text).accessibilityRotor("Words", textRanges: [range])
    #expect(try tree(view).elements.first?.rotors.first?.textRanges == [6..<11])
  }

  @Test func labelsAreMadeOfViews() throws {
    func label(_ view: some SwiftUI.View) throws -> String? { try tree(view).elements.first?.label }
    #expect(
      try label(
        Text("Toast").accessibilityLabel { label in
          Text("Best")
          label
        }
      ) == "Best, Toast"
    )
    let named = Text("x").accessibilityLabel("Named")
    #expect(try label(named.accessibilityLabel { $0 }) == "Named")
    let plain = Text("x").accessibilityInputLabels([Text("y")], isEnabled: false)
    #expect(try tree(plain).elements.first?.inputLabels.isEmpty == true)
  }

  @Test func refreshingIsAnActionThatRunsTheClosure() async throws {
    let record = Record()
    let list = SwiftUI.List { Text("a") }.refreshable { await record.note("refreshed") }
    // What is in the list has none (V12.6).
    #expect(try !outline(list).contains("actions Refresh"))
    let shown = screen(list)
    let snapshot = InteractiveScreen(GraphScreenBackend(shown), title: "").snapshot
    #expect(snapshot.nodes.first { $0.role == .list }?.element.actions.map(\.name) == ["Refresh"])
    let handlers = try #require(shown.handlers { $0.perform != nil })
    let refresh = AccessibilityCore.AccessibilityAction(.named, name: "Refresh")
    #expect(handlers.perform?(refresh, 0) == true)
    _ = try await shown.settled()
    #expect(record.values == ["refreshed"])
  }

  @Test func helpIsAHintAndOtherNamesAreListed() throws {
    let node = try #require(
      tree(
        Text("a").help("what it is for").accessibilityInputLabels(["first", "second"])
      ).elements.first
    )
    #expect(node.hint == "what it is for")
    #expect(node.inputLabels == ["first", "second"])
  }

  /// What is touched is outlined for assistive technology as well, unless that has a shape of its own.
  @Test func contentShapesOutlineAnElement() throws {
    func element(_ view: some SwiftUI.View) throws -> AccessibilityNode? {
      try tree(view).elements.first
    }
    let text = Text("a").frame(width: 40, height: 40)
    let plain = try element(text)
    let round = try element(text.contentShape(Circle()))
    #expect(plain?.frame == round?.frame)
    #expect(plain?.path == nil && round?.path != nil)
    let named = try element(text.contentShape(.accessibility, Circle()).contentShape(Rectangle()))
    #expect(named?.path == round?.path)
    #expect(try element(text.contentShape(.hoverEffect, Circle()))?.path == nil)
  }

  @Test func oldNamesMeanTheSame() throws {
    let new = try outline(
      Text("a").accessibilityLabel(Text("b")).accessibilityHidden(false)
        .accessibilityRemoveTraits(.isStaticText).accessibilitySortPriority(1)
    )
    let old = try outline(
      Text("a").accessibility(label: Text("b")).accessibility(hidden: false)
        .accessibility(removeTraits: .isStaticText).accessibility(sortPriority: 1)
    )
    #expect(new == old)
  }

  @Test func childrenAreCombined() throws {
    let text = try outline(
      VStack {
        Text("one")
        Text("two")
      }
      .accessibilityElement(children: .combine)
    )
    #expect(text.contains("one, two"))
  }

  @Test func representationsStandForTheView() throws {
    let text = try outline(Text("a").accessibilityRepresentation { Text("b") })
    #expect(text.contains("b") && !text.contains("\"a\""))
  }

  @Test func actionsRunTheirClosures() throws {
    let record = Record()
    let screen = screen(
      Text("a")
        .accessibilityAction(named: "Mark") { record.note("mark") }
        .accessibilityAdjustableAction { record.note("\($0)") }
        .accessibilityAction(.escape) { record.note("escape") }
    )
    try screen.settle()
    for action in [
      AccessibilityAction(.named, name: "Mark"), AccessibilityAction(.adjustable),
      AccessibilityAction(.escape), AccessibilityAction(.named, name: "Other"),
    ] {
      for node in screen.graph.root?.all ?? [] {
        if node.requests?.perform?(action, -1) == true { break }
      }
    }
    #expect(record.values == ["mark", "decrement", "escape"])
  }

  private struct Bars: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "Sales",
        summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: ["May", "June"]),
        yAxis: AXNumericDataAxisDescriptor(title: "Number", range: 0...9, gridlinePositions: []) {
          "\($0)"
        },
        series: [
          AXDataSeriesDescriptor(
            name: "Bars",
            isContinuous: false,
            dataPoints: [AXDataPoint(x: "May", y: 4), AXDataPoint(x: "June", y: 9)]
          )
        ]
      )
    }
  }

  @Test func chartsAreDescribed() throws {
    func chart(_ nodes: [AccessibilityNode]) -> AccessibilityChartDescriptor? {
      nodes.lazy.compactMap { $0.chart ?? chart($0.children) }.first
    }
    let found = try chart(tree(Text("a").accessibilityChartDescriptor(Bars())).roots)
    #expect(found?.title == "Sales")
    #expect(found?.series.first?.dataPoints.map(\.y) == [4, 9])
  }

  private struct Asking: View {
    @AccessibilityFocusState private var isAt: Bool
    let record: Record

    var body: some View {
      let _ = record.action = { isAt = true }
      let _ = record.note("\(isAt)")
      Text("a").accessibilityFocused($isAt)
    }
  }

  @Test func focusIsAskedFor() throws {
    let record = Record()
    let screen = screen(Asking(record: record))
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(record.values == ["false", "true"])
    let asks = screen.graph.root?.all.contains { node in
      guard case .content(.modifier(.annotation(let annotation, _))) = node.output,
        case .properties(_, let properties)? = annotation.value
          as? AccessibilityCore.AccessibilityModifier
      else { return false }
      return properties.isFocused == true
    }
    #expect(asks == true)
  }
}
