import AccessibilityCore
import Controls
import LayoutCore
import Testing

import Export

struct AccessibilityDocumentTests {
  private func tree() -> AccessibilityTree {
    var builder = ViewTreeBuilder()
    builder.open(.hStack(alignment: .center, spacing: 8), id: "row")
    builder.leaf(.text("Volume"), id: "title")
    builder.control(.slider(Control.BoundedValue(50, in: 0...100)), id: "volume")
    builder.leaf(.color(nil), id: "line")
    builder.close()
    return LayoutScene(host: .size(Size(width: 200, height: 40)), tree: builder.finish())
      .layout().accessibilityTree()
  }

  @Test("the outline has a line for each node and is the same in every run") func outline() {
    let expected = """
      "Volume"  [staticText]
      (no label)  [adjustable]  value "50%"  actions adjustable

      """
    #expect(AccessibilityOutline.text(tree()) == expected)
    #expect(AccessibilityOutline.text(tree()) == AccessibilityOutline.text(tree()))
  }

  @Test("what is spoken has hints below their element") func spoken() {
    let expected = """
      Volume
      50%. Adjustable.
        Swipe up or down with one finger to adjust the value.

      """
    #expect(SpokenDocument.text(tree()) == expected)
  }

  @Test("ignored views are listed with the reason when asked for") func ignored() {
    let options = AccessibilityDocument.Options(includesIgnored: true)
    #expect(
      AccessibilityOutline.text(tree(), options: options).hasSuffix(
        "not in the tree: Color line: a drawing without accessibility properties is not read\n"
      )
    )
  }

  @Test("a subtree is shown alone") func subtree() throws {
    let subtree = try #require(tree().subtree(of: "volume"))
    #expect(AccessibilityOutline.text(subtree).hasPrefix("(no label)"))
    #expect(subtree.elements.map(\.id) == ["volume"])
    #expect(tree().subtree(of: "nowhere") == nil)
  }

  @Test("a difference shows what was and what is") func difference() {
    #expect(TextDifference.lines(from: "a\nb\nc", to: "a\nB\nc") == ["  a", "- b", "+ B", "  c"])
    #expect(TextDifference.lines(from: "a", to: "a") == nil)
  }

  @Test("of a long difference only lines near a change are shown") func nearLines() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    new[18] = "nineteen"
    let lines = TextDifference.lines(
      from: old.joined(separator: "\n"),
      to: new.joined(separator: "\n")
    )
    #expect(
      lines == [
        "@@ line 7 @@", "  7", "  8", "  9", "- 10", "+ ten", "  11", "  12", "  13",
        "@@ line 16 @@", "  16", "  17", "  18", "- 19", "+ nineteen", "  20",
      ]
    )
  }

  // MARK: Paths, charts, sources

  private func chartTree() -> AccessibilityTree {
    let chart = AccessibilityChartDescriptor(
      title: "Sold",
      summary: "More each day.",
      contentDirection: .leftToRight,
      xAxis: AccessibilityChartAxis(title: "Day", scale: .categorical(["Mo", "Tu"])),
      yAxis: AccessibilityChartAxis(
        title: "Number",
        scale: .numeric(0...9, gridlinePositions: [0, 4.5], .linear)
      ),
      additionalAxes: [
        AccessibilityChartAxis(title: "Share", scale: .numeric(1...2, gridlinePositions: [], .ln))
      ],
      series: [
        .init(
          name: "Toast",
          isContinuous: true,
          dataPoints: [
            .init(x: .category("Mo"), y: 3, additionalValues: [.number(1.5)], label: "first"),
            .init(x: .category("Tu")),
          ]
        )
      ]
    )
    var properties = AccessibilityProperties()
    properties.label = "Chart"
    properties.chart = chart
    properties.isFocused = true
    properties.speech = ["speechAdjustedPitch": "0.5"]
    properties.sortPriority = 2
    var builder = ViewTreeBuilder()
    for annotation in [
      AccessibilityModifier.properties(name: "chart", properties),
      .contentShape(.accessibility, .rectangle),
    ] {
      builder.open(.modifier(.annotation(annotation, bringsViews: false)))
    }
    builder.leaf(.canvas(nil), id: "chart")
    builder.close()
    builder.close()
    return LayoutScene(host: .size(Size(width: 20, height: 10)), tree: builder.finish())
      .layout().accessibilityTree()
  }

  @Test("a node has its chart, its path and where it is written") func wholeNode() {
    let json = AccessibilityDocument.json(
      chartTree(),
      file: "a.json",
      layoutDirection: .leftToRight,
      options: AccessibilityDocument.Options { _ in "3:5" },
      style: .compact
    )
    let expected =
      #"{"espalier":"accessibility","version":1,"file":"a.json","layoutDirection":"leftToRight","#
      + #""nodes":[{"id":"chart","kind":"element","type":"Canvas","label":"Chart","#
      + #""sortPriority":2,"traits":[],"language":"en","frame":[0,0,20,10],"#
      + #""activationPoint":[10,5],"#
      + #""path":[["move",0,0],["line",20,0],["line",20,10],["line",0,10],["close"]],"#
      + #""chart":{"title":"Sold","summary":"More each day.","contentDirection":"leftToRight","#
      + #""xAxis":{"title":"Day","categoryOrder":["Mo","Tu"]},"#
      + #""yAxis":{"title":"Number","range":[0,9],"gridlinePositions":[0,4.5],"#
      + #""scaleType":"linear"},"#
      + #""additionalAxes":[{"title":"Share","range":[1,2],"scaleType":"ln"}],"#
      + #""series":[{"name":"Toast","isContinuous":true,"dataPoints":["#
      + #"{"x":"Mo","y":3,"additionalValues":[1.5],"label":"first"},{"x":"Tu"}]}]},"#
      + #""attributes":{"focused":"true","speechAdjustedPitch":"0.5"},"source":"3:5"}],"#
      + #""readingOrder":["chart"]}"# + "\n"
    #expect(String(decoding: json, as: UTF8.self) == expected)
  }

  @Test("the outline tells shortly of chart, path and attributes") func shortLine() {
    #expect(
      AccessibilityOutline.text(chartTree())
        == #""Chart"  focused  speechAdjustedPitch 0.5  "#
        + #"chart "Sold" of "Day" × "Number" × "Share", points: "Toast" 2  "#
        + "path of 4 lines  priority 2\n"
    )
  }

  @Test("both directions are compared view by view") func directions() {
    var builder = ViewTreeBuilder()
    builder.open(.hStack(alignment: .center, spacing: 0))
    builder.leaf(.image(name: nil, size: Size(width: 30, height: 10), capInsets: nil))
    builder.open(
      .modifier(
        .environment(
          EnvironmentChange(name: "layoutDirection") { $0.layoutDirection = .leftToRight }
        )
      )
    )
    builder.open(.hStack(alignment: .center, spacing: 0))
    builder.leaf(.image(name: nil, size: Size(width: 10, height: 10), capInsets: nil))
    builder.leaf(.image(name: nil, size: Size(width: 20, height: 10), capInsets: nil))
    builder.close()
    builder.close()
    builder.close()
    let scene = LayoutScene(host: .size(Size(width: 100, height: 10)), tree: builder.finish())
    let comparison = DirectionComparison(scene)
    #expect(
      comparison.views.map { $0.reason != nil } == [false, false, false, true, true]
    )
    #expect(comparison.views.last?.reason == "its direction is fixed to leftToRight")
    #expect(!comparison.isMirrored)
    #expect(
      comparison.summary
        == "2 of 5 views not mirrored, all in a part of the screen that sets its direction itself"
    )
    #expect(comparison.views.map(\.hasFixedDirection) == [false, false, false, true, true])
  }
}
