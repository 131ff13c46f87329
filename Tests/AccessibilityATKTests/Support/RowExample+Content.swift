import LayoutCore

@testable import AccessibilityCore

extension RowExample {
  static let content = [
    RowExample(
      "a text",
      .staticText,
      "Hello",
      { $0.element.traits = .staticText },
      expect: """
        label "Hello"
        interfaces: Text
        """
    ),
    RowExample(
      "a text with a value",
      .staticText,
      "Total",
      { node in
        node.element.traits = .staticText
        node.element.value = "12 kg"
      },
      expect: """
        label "Total, 12 kg"
        interfaces: Text
        attributes: valuetext=12 kg
        """
    ),
    RowExample(
      "a running clock",
      .staticText,
      "1:05",
      { node in
        node.element.traits = [.staticText, .updatesFrequently]
      },
      expect: """
        timer "1:05"
        interfaces: Text
        attributes: sui-traits=updatesFrequently, xml-roles=timer
        """
    ),
    RowExample(
      "a text that changes but is no time",
      .staticText,
      "12 files",
      { node in
        node.element.traits = [.staticText, .updatesFrequently]
      },
      expect: """
        label "12 files"
        interfaces: Text
        attributes: sui-traits=updatesFrequently
        """
    ),
    RowExample(
      "a heading of level 2",
      .heading,
      "Contents",
      { node in
        node.element.traits = [.header, .staticText]
        node.element.headingLevel = 2
      },
      expect: """
        heading "Contents"
        interfaces: Text
        attributes: level=2
        """
    ),
    RowExample(
      "a heading of unspecified level",
      .heading,
      "Contents",
      { node in
        node.element.traits = .header
        node.element.headingLevel = 0
      },
      expect: """
        heading "Contents"
        interfaces: Text
        """
    ),
    RowExample(
      "a picture",
      .image,
      "Tower",
      { $0.element.traits = .image },
      expect: """
        image "Tower"
        interfaces: Image
        """
    ),
    RowExample(
      "a drawing with children",
      .canvas,
      "Map",
      children: [Sketch(.staticText, "Rome")],
      expect: """
        canvas "Map"
        """
    ),
    RowExample(
      "a drawing that is a picture",
      .canvas,
      "Map",
      {
        $0.element.traits = .image
      },
      expect: """
        image "Map"
        interfaces: Image
        """
    ),
    RowExample(
      "a drawing that takes touches",
      .canvas,
      "Piano",
      {
        $0.element.traits = .allowsDirectInteraction
      },
      expect: """
        embedded "Piano"
        attributes: sui-traits=allowsDirectInteraction, xml-roles=application
        """
    ),
    RowExample(
      "a chart",
      .chart,
      nil,
      { node in
        node.element.chart = .sales
        node.element.hint = "Plays a sound for each month"
      },
      expect: """
        chart "Sales"
        description: Rising. Plays a sound for each month
        attributes: sui-chart={"title":"Sales","summary":"Rising","xAxis":{"title":"Month",\
        "categoryOrder":["May","June"]},"yAxis":{"title":"Tons","range":[0,9],\
        "scaleType":"linear"},"series":[{"name":"Toast","isContinuous":false,\
        "dataPoints":[{"x":"May","y":3},{"x":"June","y":4.5}]}]}
        """
    ),
    RowExample(
      "a chart that is called otherwise than by its title",
      .chart,
      "Overview",
      { node in
        node.element.value = "2 months"
        node.element.chart = .sales
        node.element.chart?.series = []
        node.element.chart?.yAxis = nil
      },
      expect: """
        chart "Overview"
        description: 2 months. Sales. Rising
        attributes: sui-chart={"title":"Sales","summary":"Rising","xAxis":{"title":"Month",\
        "categoryOrder":["May","June"]},"series":[]}, valuetext=2 months
        """
    ),
  ]
}

extension AccessibilityChartDescriptor {
  fileprivate static let sales = AccessibilityChartDescriptor(
    title: "Sales",
    summary: "Rising",
    xAxis: AccessibilityChartAxis(title: "Month", scale: .categorical(["May", "June"])),
    yAxis: AccessibilityChartAxis(
      title: "Tons",
      scale: .numeric(0...9, gridlinePositions: [], .linear)
    ),
    series: [
      Series(
        name: "Toast",
        isContinuous: false,
        dataPoints: [
          DataPoint(x: .category("May"), y: 3), DataPoint(x: .category("June"), y: 4.5),
        ]
      )
    ]
  )
}
