import LayoutCore

// What is shown of a layout at a time while its views are on their way (T10.9).

extension GeometryWriter {
  /// Writes how a view is shown, where that is not as it is laid out.
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
    for effect in effects { writeMoving(effect, around: view) }
    json.endObject()
    json.key("animating")
    json.bool(true)
    writeEnd(shown, view.source)
  }

  /// Writes how a modifier is shown, where that is not as it is laid out.
  mutating func writePresentation(of modifier: PlacedModifier, of view: Int, at index: Int) {
    guard let shown, view < shownViews.count else { return }
    let modifiers = shownViews[view].modifiers
    guard index < modifiers.count, case let moving = modifiers[index] else { return }
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

  /// Writes when what moves is there, by the screen's clock; null for never.
  private mutating func writeEnd(_ shown: LayoutResult, _ source: Int) {
    guard let end = shown.motionEnd(of: source) else { return }
    json.key("animationEnd")
    json.number(end.isFinite ? end : nil)
  }

  /// Writes the values of a modifier that is on its way, around a frame.
  private mutating func writeMoving(_ modifier: ModifierContent, around view: PlacedView) {
    if case .opacity(let opacity) = modifier {
      json.member("opacity", opacity)
    } else if case .offset(let offset) = modifier {
      json.key("offset")
      writeRow([offset.x, offset.y])
    } else if case .rotationEffect(let degrees, _) = modifier {
      json.member("degrees", degrees)
    } else if case .scaleEffect(let x, let y, _) = modifier {
      json.key("scale")
      writeRow([x, y])
    } else if case .drawing(let effect) = modifier {
      json.members(effect.arguments)
    } else if case .environment(let change) = modifier {
      if let only = change.settings.first { json.members(only.arguments) }
    } else if let style = modifier.style {
      json.member("style", style)
    } else if let effect = modifier.effect(
      on: view.outerFrame,
      direction: view.environment.layoutDirection
    ) {
      let transform = effect.transform
      json.key("transform")
      writeRow([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    }
  }

  private mutating func writeRow(_ numbers: [Double]) {
    json.beginRow()
    for number in numbers { json.number(number) }
    json.endRow()
  }

  /// Writes the views that have left and are still seen, with the containers that they were in.
  mutating func writeLeaving() {
    guard let shown, !shown.leavingViews.isEmpty else { return }
    json.key("leaving")
    json.beginArray()
    for leaving in shown.leavingViews {
      for view in leaving.views.map({ leaving.result.views[$0] }) {
        json.beginObject()
        if let id = view.id { json.member("id", id) }
        json.member("type", view.content.typeName)
        json.member("frame", view.outerFrame)
        json.key("presentation")
        json.beginObject()
        for effect in leaving.result.motionEffects(ofView: view.index) {
          writeMoving(effect, around: view)
        }
        json.endObject()
        json.endObject()
      }
    }
    json.endArray()
  }
}
