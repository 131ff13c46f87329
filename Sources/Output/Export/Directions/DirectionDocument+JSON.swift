internal import LayoutCore

extension DirectionDocument {
  /// The comparison as a JSON document of kind `directions`: all views, and which of them are odd.
  public func json(style: JSONStyle = .indented) -> [UInt8] {
    var json = JSONWriter(style, .shown)
    json.beginObject()
    json.member("espalier", "directions")
    json.key("version")
    json.integer(1)
    json.member("file", file)
    if let time { json.member("time", time) }
    settings?.write(to: &json)
    json.placeholders(placeholders)
    json.key("mirrored")
    json.bool(comparison.isMirrored)
    json.key("views")
    json.beginArray()
    for view in comparison.views { write(view, to: &json) }
    json.endArray()
    json.key("sameReadingOrder")
    json.bool(comparison.hasSameReadingOrder)
    json.key("readingOrder")
    json.beginObject()
    let (left, right) = comparison.readingOrders
    for (direction, order) in [("leftToRight", left), ("rightToLeft", right)] {
      json.key(named: direction)
      json.beginArray()
      for label in order { json.string(label) }
      json.endArray()
    }
    json.endObject()
    if let languages { json.member("languages", languages) }
    json.key("findings")
    json.beginArray()
    for finding in findings {
      json.beginObject()
      json.member("rule", finding.rule)
      json.member("level", finding.level)
      json.member("place", finding.place)
      json.member("view", finding.view)
      json.member("message", finding.message)
      json.member("fingerprint", finding.fingerprint)
      json.endObject()
    }
    json.endArray()
    json.key("accepted")
    json.integer(accepted)
    json.key("known")
    json.integer(known)
    json.endObject()
    return json.finish()
  }

  private func write(_ view: DirectionComparison.View, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", view.id)
    json.member("type", view.type)
    if let source = source(view) { json.member("source", source) }
    if let placeholder = view.placeholder { json.member(placeholder) }
    if let frame = view.leftToRight { json.member("leftToRight", frame) }
    if let frame = view.rightToLeft { json.member("rightToLeft", frame) }
    json.key("mirrored")
    json.bool(view.reason == nil)
    if let reason = view.reason { json.member("reason", reason) }
    if view.hasFixedDirection {
      json.key("setsDirection")
      json.bool(true)
    }
    if let note = view.note { json.member("note", note) }
    if let text = view.leftToRightText { json.member("leftToRightText", text) }
    if let text = view.rightToLeftText { json.member("rightToLeftText", text) }
    if view.isOdd {
      json.key("odd")
      json.bool(true)
    }
    json.endObject()
  }
}
