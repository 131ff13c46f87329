internal import LayoutCore

extension AccessibilitySnapshot: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(title)
    writer.write(size)
    writer.write(language)
    writer.write(nodes)
    writer.write(focus)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(title: try reader.read(), size: try reader.read(), language: try reader.read())
    nodes = try reader.read()
    focus = try reader.read()
    guard hasSoundPositions else { throw LinkError() }
  }

  /// Whether all positions are those of nodes: readers of a snapshot follow them.
  var hasSoundPositions: Bool {
    let positions = nodes.indices
    return nodes.allSatisfy { $0.hasSoundPositions(in: positions) }
      && focus.map(positions.contains) ?? true
  }
}

extension AccessibilitySnapshot.Node {
  /// Whether all positions in the node are those of nodes.
  func hasSoundPositions(in positions: Range<Int>) -> Bool {
    children.allSatisfy(positions.contains) && controls.allSatisfy(positions.contains)
      && parent.map(positions.contains) ?? true
  }
}

extension AccessibilitySnapshot.Node: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(named: role)
    writer.write(element)
    writer.write(stableID)
    writer.write(parent)
    writer.write(children)
    writer.write(number)
    writer.write(text)
    writer.write(look)
    writer.write(looks)
    writer.write(named: isOn)
    writer.write(isExpanded)
    writer.write(isSelected)
    writer.write(named: selection)
    writer.write(isShowing)
    writer.write(destination)
    writer.write(link)
    writer.write(controls)
    writer.write(cell)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    role = try reader.readNamed()
    element = try reader.read()
    stableID = try reader.read()
    parent = try reader.read()
    children = try reader.read()
    number = try reader.read()
    text = try reader.read()
    look = try reader.read()
    looks = try reader.read()
    isOn = try reader.readNamed()
    isExpanded = try reader.read()
    isSelected = try reader.read()
    selection = try reader.readNamed()
    isShowing = try reader.read()
    destination = try reader.read()
    link = try reader.read()
    controls = try reader.read()
    cell = try reader.read()
  }
}

extension AccessibilitySnapshot.Cell: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(rows)
    writer.write(columns)
    writer.write(isHeader)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      rows: try reader.read(),
      columns: try reader.read(),
      isHeader: try reader.read()
    )
  }
}

extension AccessibilitySnapshot.Text: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(string)
    writer.write(prompt)
    writer.write(lines)
    writer.write(isEditable)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    string = try reader.read()
    prompt = try reader.read()
    lines = try reader.read()
    isEditable = try reader.read()
  }
}

extension PlacedText.Line: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(text)
    writer.write(range)
    writer.write(frame)
    writer.write(baseline)
    writer.write(direction == .rightToLeft)
    writer.write(isTruncated)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      text: try reader.read(),
      range: try reader.read(),
      frame: try reader.read(),
      baseline: try reader.read(),
      direction: try reader.read() ? .rightToLeft : .leftToRight,
      isTruncated: try reader.read()
    )
  }
}

extension Control.BoundedValue: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(value)
    writer.write(range)
    writer.write(step)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(try reader.read(), in: try reader.read(), step: try reader.read())
  }
}

extension TextAppearance: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(family)
    writer.write(size)
    writer.write(named: weight)
    writer.write(isItalic)
    writer.write(isUnderlined)
    writer.write(isStruckThrough)
    writer.write(color.map { [$0.red, $0.green, $0.blue] } ?? [])
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    family = try reader.read()
    size = try reader.read()
    weight = try reader.readNamed()
    isItalic = try reader.read()
    isUnderlined = try reader.read()
    isStruckThrough = try reader.read()
    let parts: [Double] = try reader.read()
    color = parts.count == 3 ? RGB(red: parts[0], green: parts[1], blue: parts[2]) : nil
  }
}

extension TextAppearance.Run: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(range)
    writer.write(look)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    range = try reader.read()
    look = try reader.read()
  }
}
