extension AccessibilityChartDescriptor: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(title)
    writer.write(summary)
    writer.write(named: contentDirection)
    writer.write(xAxis)
    writer.write(yAxis)
    writer.write(additionalAxes)
    writer.write(series)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      title: try reader.read(),
      summary: try reader.read(),
      contentDirection: try reader.readNamed(),
      xAxis: try reader.read(),
      yAxis: try reader.read(),
      additionalAxes: try reader.read(),
      series: try reader.read()
    )
  }
}

extension AccessibilityChartDescriptor.Series: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(name)
    writer.write(isContinuous)
    writer.write(dataPoints)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      name: try reader.read(),
      isContinuous: try reader.read(),
      dataPoints: try reader.read()
    )
  }
}

extension AccessibilityChartDescriptor.DataPoint: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(x)
    writer.write(y)
    writer.write(additionalValues)
    writer.write(label)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      x: try reader.read(),
      y: try reader.read(),
      additionalValues: try reader.read(),
      label: try reader.read()
    )
  }
}

extension AccessibilityChartValue: LinkValue {
  package func write(to writer: inout LinkWriter) {
    switch self {
    case .number(let number):
      writer.write(number as Double?)
    case .category(let name):
      writer.write(nil as Double?)
      writer.write(name)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let number: Double? = try reader.read()
    self = if let number { .number(number) } else { .category(try reader.read()) }
  }
}

extension AccessibilityChartAxis: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(title)
    switch scale {
    case .numeric(let range, let gridlinePositions, let type):
      writer.write(range as ClosedRange<Double>?)
      writer.write(gridlinePositions)
      writer.write(named: type)
    case .categorical(let names):
      writer.write(nil as ClosedRange<Double>?)
      writer.write(names)
    }
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    let title: String = try reader.read()
    let range: ClosedRange<Double>? = try reader.read()
    let scale: Scale =
      if let range {
        .numeric(range, gridlinePositions: try reader.read(), try reader.readNamed())
      } else {
        .categorical(try reader.read())
      }
    self.init(title: title, scale: scale)
  }
}
