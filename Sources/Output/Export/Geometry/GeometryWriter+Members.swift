import LayoutCore

extension GeometryWriter {
  /// Writes the content and place of a view, without the views inside.
  mutating func writeMembers(of view: PlacedView, modifiers: [ViewHierarchy.Modifier]) {
    // Read once: it is needed for most members, and making it takes time.
    let content = view.content
    if let id = view.id { json.member("id", id) }
    json.member("path", paths[view])
    var placeholder: ViewPlaceholder?
    if case .color(nil) = content { placeholder = view.placeholder }
    json.member("type", placeholder == nil ? content.typeName : ViewPlaceholder.typeName)
    if let placeholder { json.member(placeholder) }
    if let source = source(view.source) { json.member("source", source) }
    json.member("frame", view.frame)
    json.member("pixelFrame", view.pixelFrame)
    if let frame = renderedFrames.frame(of: view) { json.member("renderedFrame", frame) }
    if let frame = scrollContents.frame(of: view) { json.member("contentFrame", frame) }
    if case .shape = content, let bounds = view.pathBounds { json.member("pathBounds", bounds) }
    json.member("proposal", view.proposal)
    if view.safeAreaInsets != EdgeInsets() { json.member("safeAreaInsets", view.safeAreaInsets) }
    if content.scrolls, let geometry = view.scrollGeometry { writeScrolling(geometry) }
    if view.zIndex != 0 { json.member("zIndex", view.zIndex) }
    if modifiers.contains(where: \.setsGuide) { writeGuides(of: view) }
    if let string = content.string { writeText(string, of: view) }
    if case .color(let style?) = content { json.member("style", style) }
    if case .canvas = content, case let drawn = view.drawnItems, !drawn.isEmpty {
      writeDrawing(drawn)
    }
  }

  /// Writes a modifier and the frame that it makes, without the views that it adds.
  mutating func writeMembers(of modifier: ViewHierarchy.Modifier) {
    let placed = modifier.placed
    // Read once, as for a view.
    let content = placed.content
    json.member("type", content?.typeName ?? "")
    if let id = placed.id { json.member("id", id) }
    json.member("frame", placed.frame)
    if let frame = renderedFrames.frame(of: placed) { json.member("renderedFrame", frame) }
    if let bounds = placed.pathBounds { json.member("pathBounds", bounds) }
    if modifier.makesView { json.member("proposal", placed.proposal) }
    if let frame = placed.styleFrame { json.member("styleFrame", frame) }
    if let frame = placed.presentedFrame { json.member("presentedFrame", frame) }
    if let content { writeDrawing(of: content) }
  }

  /// Writes the styles and drawing effects of a modifier.
  private mutating func writeDrawing(of modifier: ModifierContent) {
    if case .drawing(let effect) = modifier { return json.members(effect.arguments) }
    if case .environment(let change) = modifier { return writeSettings(of: change) }
    if let style = modifier.style { json.member("style", style) }
    if let fill = modifier.fillValue { json.member("fill", fill) }
    if case .border(_, let width) = modifier {
      json.member("stroke", StrokeValue(lineWidth: width))
    } else if case .stroke(_, let stroke, let isAntialiased) = modifier {
      json.member("stroke", stroke, isAntialiased: isAntialiased)
    } else if case .strokeBorder(_, let stroke, let isAntialiased) = modifier {
      json.member("stroke", stroke, isAntialiased: isAntialiased)
    }
  }

  /// Writes the environment values that a modifier sets, as far as they are known.
  private mutating func writeSettings(of change: EnvironmentChange) {
    if let only = change.settings.first, only.name == change.name {
      return json.members(only.arguments)
    }
    guard !change.settings.isEmpty else { return }
    json.key("settings")
    json.beginArray()
    for setting in change.settings {
      json.beginObject()
      json.member("type", setting.name)
      json.members(setting.arguments)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeScrolling(_ geometry: ScrollGeometry) {
    json.key("scroll")
    json.beginObject()
    json.member("frame", geometry.frame)
    json.member("contentInsets", geometry.contentInsets)
    json.member("contentSize", geometry.contentSize)
    json.key("position")
    json.beginRow()
    json.number(geometry.position.x)
    json.number(geometry.position.y)
    json.endRow()
    json.endObject()
  }

  private mutating func writeGuides(of view: PlacedView) {
    let guides = view.explicitGuides
    if guides.isEmpty { return }
    json.key("guides")
    json.beginObject()
    for (key, value) in guides {
      json.key(named: guideNames[key])
      json.number(value)
    }
    json.endObject()
  }

  private mutating func writeText(_ string: String, of view: PlacedView) {
    let text = view.text
    json.member("content", view.environment.shown(string))
    if let text { writeLines(text.lines) }
    // For a text with lines it is known without reading the view.
    if text?.isTruncated ?? true, view.isTextTruncated {
      json.key("truncated")
      json.bool(true)
    }
  }

  /// Writes the items of a canvas; readers of specs limit the depth of nested contexts.
  private mutating func writeDrawing(_ items: [CanvasItem]) {
    json.key("drawing")
    json.beginArray()
    for item in items {
      json.beginObject()
      json.member("type", item.kind.rawValue)
      if let id = item.id { json.member("id", id) }
      if let symbol = item.symbol { json.member("symbol", symbol) }
      if let frame = item.frame { json.member("frame", frame) }
      if let style = item.style { json.member("style", style) }
      if let fill = item.fill { json.member("fill", fill) }
      if let stroke = item.stroke { json.member("stroke", stroke) }
      if !item.items.isEmpty { writeDrawing(item.items) }
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeLines(_ lines: [PlacedText.Line]) {
    json.key("lines")
    json.beginArray()
    for line in lines {
      json.beginObject()
      json.member("text", line.text)
      json.key("range")
      json.beginRow()
      json.integer(line.range.lowerBound)
      json.integer(line.range.upperBound)
      json.endRow()
      json.member("frame", line.frame)
      json.member("baseline", line.baseline)
      json.member("direction", line.direction.name)
      if line.isTruncated {
        json.key("truncated")
        json.bool(true)
      }
      json.endObject()
    }
    json.endArray()
  }
}
