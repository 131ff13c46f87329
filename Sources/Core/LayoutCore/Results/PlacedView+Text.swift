extension PlacedView {
  /// The whole original string of a text; nil for other views.
  package var string: String? { content.string }

  /// The whole string of a text as it is shown, of which its lines are parts; nil for other views.
  package var shownString: String? { string.map { environment.shown($0) } }

  /// Whether characters of a text are missing.
  ///
  /// A text in a frame of 0 × 0 is hidden on purpose, as the title of a label that shows its
  /// icon alone, and counts as complete (L18.10).
  package var isTextTruncated: Bool {
    guard text?.isTruncated ?? isMeasuredTextTruncated else { return false }
    let nodes = result.engine.nodes
    var node = node
    while node >= 0 {
      if case .frame(let frame) = nodes[node].kind, frame.width == 0, frame.height == 0 {
        return false
      }
      node = Int(nodes[node].parent)
    }
    return true
  }

  /// Whether characters are missing of a text that was measured elsewhere, and so has no lines.
  private var isMeasuredTextTruncated: Bool {
    guard case .measuredText(_, let measured) = content else { return false }
    return measured.shown(in: environment).recording(for: Proposal(proposal)).isTruncated
  }
}

extension ViewContent {
  /// The whole string of a text; nil for other views.
  package var string: String? {
    if case .text(let string) = self { return string }
    if case .measuredText(let string, _) = self { return string }
    if case .textRuns(let runs) = self { return runs.map(\.content).joined() }
    return nil
  }
}
