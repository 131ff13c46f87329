internal import LayoutCore

// Views that share frames.

extension SpecReader {
  /// `matchedGeometryEffect`: the view's part in a frame shared with others (T6.10).
  func matchedGeometry(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard hasPlaces(node, name),
      check(node, SpecVocabulary.matchedGeometry, of: "'matchedGeometryEffect'")
    else { return nil }
    let key = member("id", of: node)
    let namespace = string("namespace", of: node) ?? ""
    let properties = choice(MatchedProperties.self, "properties", of: node) ?? .frame
    let anchor = unitPoint("anchor", of: node)
    let isSource = boolean("isSource", of: node) ?? true
    guard let key else { return nil }
    guard let text = text(of: key) else {
      wrongType(key, "a string, a number or a boolean", of: "'id'")
      return nil
    }
    screen.motion.changesByItself = true
    if !isSource { screen.motion.sharesFrames = true }
    let frame = "\(namespace)/\(text)"
    if isSource { noteSource(of: frame, text, at: node.place) }
    return ReadModifier(
      .matched(
        NodeAnnotations.Matched(
          name: frame,
          isSource: isSource,
          anchor: anchor,
          matchesPosition: properties != .size,
          matchesSize: properties != .position
        )
      )
    )
  }

  /// Of two sources that are there at once the first counts (T6.12).
  private func noteSource(of frame: String, _ name: String, at place: JSONPlace) {
    guard !scope.motion.isAbsent else { return }
    guard let first = screen.motion.sources[frame] else {
      screen.motion.sources[frame] = place
      return
    }
    let line = document.position(of: first).line
    diagnostics.warning(
      "the frame \(name.quoted) has two sources; the first one counts, on line \(line)",
      at: place,
      hint: "say \"isSource\": false for views that follow"
    )
  }
}
