import Explanation
import Export
import LayoutCore

/// An explanation as a JSON document of kind `explanation`.
struct ExplanationDocument {
  private let explanation: ScreenExplanation
  private let paths: [Int: String]

  init(_ explanation: ScreenExplanation) {
    self.explanation = explanation
    paths = explanation.paths
  }

  func json(_ style: JSONStyle) -> [UInt8] {
    var json = JSONWriter(style)
    json.beginObject()
    json.member("espalier", "explanation")
    json.key("version")
    json.integer(1)
    json.member("screen", explanation.name)
    write("variants", explanation.screen.variants.map(\.name), &json)
    write("leftOut", explanation.screen.leftOut, &json)
    if let view = explanation.view { write(view, &json) }
    json.key("inactive")
    json.beginArray()
    for modifier in explanation.inactive {
      json.beginObject()
      json.member("text", modifier.text)
      write(placeOf: modifier.node, &json)
      if let path = paths[modifier.view] { json.member("view", path) }
      json.key("variants")
      json.integer(modifier.variants)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private func write(_ view: ViewExplanation, _ json: inout JSONWriter) {
    json.key("view")
    json.beginObject()
    json.member("id", view.path)
    json.member("type", view.type)
    json.member("name", view.name)
    write(placeOf: view.view, &json)
    json.member("frame", view.frame)
    json.member("proposal", view.proposal)
    json.endObject()
    json.member("sentence", view.sentence)
    write("rules", view.rules, &json)
    json.member("variant", explanation.screen.variants[view.variant].name)
    write("faults", view.faults.names, &json)
    write("faulty", names(view.faulty), &json)
    if let cause = view.cause { write(cause, &json) }
    json.key("changes")
    json.beginArray()
    for trial in view.changes { write(trial, &json) }
    json.endArray()
    if let division = view.division { write(division, &json) }
    if let guide = view.guide { write(guide, &json) }
    if let safeArea = view.safeArea { write(safeArea, &json) }
  }

  private func write(_ cause: LayoutCause, _ json: inout JSONWriter) {
    json.key("cause")
    json.beginObject()
    json.member("kind", cause.kind)
    switch cause {
    case .modifier(_, let text, let owner):
      json.member("text", text)
      if let owner { json.member("owner", owner) }
    case .sibling(let node, let name, let shrinks):
      json.member("text", name)
      if let path = paths[node] { json.member("view", path) }
      json.key("shrinks")
      json.bool(shrinks)
    case .stack(let node, let name):
      json.member("text", name)
      if let path = paths[node] { json.member("view", path) }
    case .window: break
    }
    if let node = cause.node { write(placeOf: node, &json) }
    json.endObject()
  }

  private func write(_ trial: Trial, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("edits")
    json.beginArray()
    for change in trial.changes {
      json.beginObject()
      json.member("text", change.text(in: explanation.screen))
      write(placeOf: change.node, &json)
      if let path = paths[change.view] { json.member("view", path) }
      json.endObject()
    }
    json.endArray()
    write("mends", names(trial.mended), &json)
    write("remaining", names(trial.remaining), &json)
    write("moves", trial.moved.compactMap { paths[$0] }.sorted(), &json)
    write("harms", trial.broken.compactMap { paths[$0] }.sorted(), &json)
    json.endObject()
  }

  private func write(_ division: StackDivision, _ json: inout JSONWriter) {
    json.key("division")
    json.beginObject()
    json.member("stack", division.stack)
    json.member("axis", division.axis == .horizontal ? "horizontal" : "vertical")
    json.key("offered")
    json.number(division.offered)
    json.key("gaps")
    json.number(division.gaps)
    json.key("shares")
    json.beginArray()
    for share in division.shares {
      json.beginObject()
      json.member("view", share.path)
      json.key("priority")
      json.number(share.priority)
      json.key("offered")
      json.number(share.offered)
      json.key("answered")
      json.number(share.answered)
      json.key("left")
      json.number(share.left)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private func write(_ guide: GuideWay, _ json: inout JSONWriter) {
    json.key("guide")
    json.beginObject()
    json.member("guide", guide.guide)
    json.member("stack", guide.stack)
    json.key("value")
    json.number(guide.value)
    if let setter = guide.setter { json.member("setBy", setter) }
    json.endObject()
  }

  private func write(_ safeArea: SafeAreaEffect, _ json: inout JSONWriter) {
    json.key("safeArea")
    json.beginObject()
    json.member("insets", safeArea.insets)
    json.member("frame", safeArea.frame)
    json.member("without", safeArea.without)
    json.endObject()
  }

  private func names(_ variants: [Int]) -> [String] {
    variants.map { explanation.screen.variants[$0].name }
  }

  private func write(_ key: StaticString, _ words: [String], _ json: inout JSONWriter) {
    json.key(key)
    json.beginArray()
    for word in words { json.string(word) }
    json.endArray()
  }

  private func write(placeOf node: Int, _ json: inout JSONWriter) {
    guard let place = explanation.places.place(of: node) else { return }
    json.member("file", place.file)
    json.key("line")
    json.integer(place.line)
    json.key("column")
    json.integer(place.column)
  }
}
