import LayoutCore
import TerminalText

// The presented values at a time during animations (T10.9).

extension OutlineWriter {
  /// The presented values of a view, where they differ from the layout.
  func motion(of view: PlacedView) -> [String] {
    guard let shown, view.index < shownViews.count else { return [] }
    let moving = shownViews[view.index]
    var notes: [String] = []
    if moving.frame != view.frame { notes.append("shown \(moving.frame.outlineText)") }
    if case .color(let style?) = moving.content, moving.content != view.content {
      notes.append("shown \(style.outlineText.printable)")
    }
    for effect in shown.motionEffects(ofView: view.index) {
      notes += numbers(of: effect, around: moving)
    }
    return notes
  }

  /// The presented values of a modifier, where they differ from the layout.
  func motion(of modifier: PlacedModifier, of view: Int) -> [String] {
    guard let shown, view < shownViews.count,
      let moving = shownViews[view].modifiers.first(where: { $0.source == modifier.source })
    else { return [] }
    var notes: [String] = []
    if moving.frame != modifier.frame { notes.append("shown \(moving.frame.outlineText)") }
    if shown.isOnItsWay(modifier.source), let content = moving.content {
      notes += numbers(of: content, around: shownViews[view])
    }
    if let end = shown.motionEnd(of: modifier.source) {
      notes.append(end.isFinite ? "until \(end.outlineText) s" : "for ever")
    }
    return notes
  }

  private func numbers(of modifier: ModifierContent, around view: PlacedView) -> [String] {
    guard
      let moving = modifier.movingNumbers(
        around: view.outerFrame,
        direction: view.environment.layoutDirection
      )
    else { return [] }
    return ["\(moving.name) " + moving.numbers.map(\.outlineText).joined(separator: ", ")]
  }

  /// Whether a modifier is being animated.
  func isOnItsWay(_ modifier: PlacedModifier) -> Bool {
    shown?.isOnItsWay(modifier.source) ?? false
  }

  /// The lines of removed views that are still presented.
  func leavingLines() -> String {
    guard let shown else { return "" }
    var lines = ""
    for leaving in shown.leavingViews {
      let all = leaving.result.views
      for view in leaving.views.map({ all[$0] }) {
        let name = view.id.map { "\(view.content.typeName) #\($0.printable)" }
        let notes = leaving.result.motionEffects(ofView: view.index)
          .flatMap { numbers(of: $0, around: view) }
        var line = "leaving " + (name ?? view.content.typeName)
        line += "  " + view.outerFrame.outlineText
        if !notes.isEmpty { line += "  " + notes.joined(separator: "  ") }
        lines += line + "\n"
      }
    }
    return lines
  }
}
