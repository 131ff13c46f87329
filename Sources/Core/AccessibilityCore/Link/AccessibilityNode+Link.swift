internal import LayoutCore

// Properties that only trees have are left out: the children, which a snapshot lists, and outlines.
extension AccessibilityNode: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(id)
    writer.write(named: kind)
    writer.write(named: containerType)
    writer.write(role)
    writer.write(label)
    writer.write(symbols)
    writer.write(links)
    writer.write(value)
    writer.write(hint)
    writer.write(isExpanded)
    writer.write(answersTaps)
    writer.write(Int(traits.rawValue))
    writer.write(identifier)
    writer.write(actions)
    writer.write(sortPriority)
    writer.write(headingLevel)
    writer.write(inputLabels)
    writer.write(customContent)
    writer.write(rotors)
    writer.write(relations)
    writer.write(language)
    writer.write(layoutDirection == .rightToLeft)
    writer.write(frame)
    writer.write(visibleFrame)
    writer.write(activationPoint)
    writer.write(chart)
    writer.write(position.map { [$0.index, $0.count] } ?? [])
    writer.write(attributes.flatMap { [$0.name, $0.value] })
    writer.write(view)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    id = try reader.read()
    kind = try reader.readNamed()
    containerType = try reader.readNamed()
    role = try reader.read()
    label = try reader.read()
    symbols = try reader.read()
    links = try reader.read()
    value = try reader.read()
    hint = try reader.read()
    isExpanded = try reader.read()
    answersTaps = try reader.read()
    traits = AccessibilityTraits(rawValue: UInt32(truncatingIfNeeded: try reader.read() as Int))
    identifier = try reader.read()
    actions = try reader.read()
    sortPriority = try reader.read()
    headingLevel = try reader.read()
    inputLabels = try reader.read()
    customContent = try reader.read()
    rotors = try reader.read()
    relations = try reader.read()
    language = try reader.read()
    layoutDirection = try reader.read() ? .rightToLeft : .leftToRight
    frame = try reader.read()
    visibleFrame = try reader.read()
    activationPoint = try reader.read()
    chart = try reader.read()
    let place: [Int] = try reader.read()
    position = place.count == 2 ? (place[0], place[1]) : nil
    let words: [String] = try reader.read()
    attributes = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
    view = try reader.read()
    path = nil
    children = []
    readingOrder = []
  }
}

extension AccessibilityAction: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(named: kind)
    writer.write(name)
    writer.write(category)
    writer.write(isOn)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      try reader.readNamed(),
      name: try reader.read(),
      category: try reader.read(),
      isOn: try reader.read()
    )
  }
}

extension AccessibilityTextLink: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(label)
    writer.write(range)
    writer.write(destination)
    writer.write(place)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      try reader.read(),
      at: try reader.read(),
      to: try reader.read(),
      place: try reader.read()
    )
  }
}

extension AccessibilityCustomContent: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(label)
    writer.write(value)
    writer.write(named: importance)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(
      label: try reader.read(),
      value: try reader.read(),
      importance: try reader.readNamed()
    )
  }
}

extension AccessibilityRotor: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(name)
    writer.write(entries)
    writer.write(textRanges)
    writer.write(headingLevel)
    writer.write(system)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(name: try reader.read(), entries: try reader.read())
    textRanges = try reader.read()
    headingLevel = try reader.read()
    system = try reader.read()
  }
}

extension AccessibilityProperties.Relation: LinkValue {
  package func write(to writer: inout LinkWriter) {
    writer.write(named: kind)
    writer.write(id)
    writer.write(namespace)
  }

  package init(from reader: inout LinkReader) throws(LinkError) {
    self.init(try reader.readNamed(), id: try reader.read(), namespace: try reader.read())
  }
}
