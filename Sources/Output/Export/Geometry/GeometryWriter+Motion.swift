import LayoutCore

// The presented values of a layout at a time during animations (T10.9).

extension GeometryWriter {
  /// Writes the presented values of a view, where they differ from the layout.
  mutating func writePresentation(of view: PlacedView) {
    guard let shown, view.index < shownViews.count else { return }
    let moving = shownViews[view.index]
    let effects = shown.motionEffects(ofView: view.index)
    guard shown.isMoving(view.node) || !effects.isEmpty || shown.isOnItsWay(view.source) else {
      return
    }
    json.key("presentation")
    json.beginObject()
    if moving.frame != view.frame { json.member("frame", moving.frame) }
    if case .color(let style?) = moving.content, moving.content != view.content {
      json.member("style", style)
    }
    write(effects, around: view)
    json.endObject()
    json.key("animating")
    json.bool(true)
    writeEnd(shown, view.source)
  }

  /// Writes the presented values of a modifier, where they differ from the layout.
  mutating func writePresentation(of modifier: PlacedModifier, of view: Int) {
    guard let shown, view < shownViews.count,
      let moving = shownViews[view].modifiers.first(where: { $0.source == modifier.source })
    else { return }
    let isOnItsWay = shown.isOnItsWay(modifier.source)
    guard isOnItsWay || moving.frame != modifier.frame else { return }
    json.key("presentation")
    json.beginObject()
    if moving.frame != modifier.frame { json.member("frame", moving.frame) }
    if let frame = moving.styleFrame, frame != modifier.styleFrame {
      json.member("styleFrame", frame)
    }
    if isOnItsWay, let content = moving.content {
      writeMoving(content, around: shownViews[view])
    }
    json.endObject()
    json.key("animating")
    json.bool(true)
    writeEnd(shown, modifier.source)
  }

  /// Writes the end of an animation, by the screen's clock; null for never.
  private mutating func writeEnd(_ shown: LayoutResult, _ source: Int) {
    guard let end = shown.motionEnd(of: source) else { return }
    json.key("animationEnd")
    json.number(end.isFinite ? end : nil)
  }

  /// Writes the values of an animated modifier, around a frame.
  private mutating func writeMoving(_ modifier: ModifierContent, around view: PlacedView) {
    if let moving = modifier.movingNumbers(
      around: view.outerFrame,
      direction: view.environment.layoutDirection
    ) {
      json.key(moving.name)
      if moving.numbers.count == 1 {
        json.number(moving.numbers[0])
      } else {
        writeRow(moving.numbers)
      }
    } else if case .drawing(let effect) = modifier {
      json.members(effect.arguments)
    } else if case .environment(let change) = modifier {
      if let only = change.settings.first { json.members(only.arguments) }
    } else if let style = modifier.style {
      json.member("style", style)
    }
  }

  /// Writes the effects of a view's transition, the outermost first.
  private mutating func write(_ effects: [ModifierContent], around view: PlacedView) {
    if effects.isEmpty { return }
    json.key("effects")
    json.beginArray()
    for effect in effects {
      json.beginObject()
      json.member("type", effect.typeName)
      writeMoving(effect, around: view)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeRow(_ numbers: [Double]) {
    json.beginRow()
    for number in numbers { json.number(number) }
    json.endRow()
  }

  /// Writes the removed views that are still presented, with the containers that they were in.
  mutating func writeLeaving() {
    guard let shown, !shown.leavingViews.isEmpty else { return }
    json.key("leaving")
    json.beginArray()
    for leaving in shown.leavingViews {
      let all = leaving.result.views
      for view in leaving.views.map({ all[$0] }) {
        json.beginObject()
        if let id = view.id { json.member("id", id) }
        json.member("type", view.content.typeName)
        json.member("frame", view.outerFrame)
        json.key("presentation")
        json.beginObject()
        write(leaving.result.motionEffects(ofView: view.index), around: view)
        json.endObject()
        json.endObject()
      }
    }
    json.endArray()
  }
}
