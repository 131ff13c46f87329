import LayoutCore
import TerminalText

extension OutlineWriter {
  /// The largest number of a text's characters that an outline shows.
  private static let longestText = 40

  /// The content and special properties of a view, shown after its frame.
  func notes(on view: PlacedView, modifiers: [ViewHierarchy.Modifier]) -> [String] {
    var notes = shown(by: view)
    if modifiers.contains(where: \.setsGuide) {
      for (key, value) in view.explicitGuides {
        notes.append("\(guideNames[key].printable) = \(value.outlineText)")
      }
    }
    if view.zIndex != 0 { notes.append("zIndex \(view.zIndex.outlineText)") }
    if let frame = renderedFrames.frame(of: view) { notes.append("drawn \(frame.outlineText)") }
    return notes
  }

  private func shown(by view: PlacedView) -> [String] {
    if let string = view.string {
      return [string.outlineQuotation(limit: OutlineWriter.longestText)] + state(ofText: view)
    }
    if case .image(let name?, _, _) = view.content { return [name.printable] }
    if case .symbol(let name, _) = view.content { return [name.printable] }
    if case .canvas(let name?, _) = view.content { return [name.printable] }
    if case .color(let style?) = view.content { return [style.outlineText.printable] }
    if let placeholder = view.placeholder { return [placeholder.outlineText] }
    if case .scrollView = view.content { return view.scrollGeometry.map { scrolling($0) } ?? [] }
    return []
  }

  private func scrolling(_ geometry: ScrollGeometry) -> [String] {
    var notes = ["content \(geometry.contentSize.outlineText)"]
    if geometry.position != ScrollPosition() {
      let point = Point(x: geometry.position.x, y: geometry.position.y)
      notes.append("scrolled \(point.outlineText)")
    }
    if geometry.contentInsets != EdgeInsets() {
      notes.append("insets \(geometry.contentInsets.outlineText)")
    }
    return notes
  }

  private func state(ofText view: PlacedView) -> [String] {
    let text = view.text
    var state: [String] = []
    let isTruncated = view.isTextTruncated
    if let count = text?.lines.count, count != 1 {
      state.append(count == 0 && !isTruncated ? "not shown" : "\(count) lines")
    }
    if isTruncated { state.append("truncated") }
    return state
  }
}
