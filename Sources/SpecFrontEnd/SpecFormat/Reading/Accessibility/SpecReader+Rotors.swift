internal import AccessibilityCore

/// Rotors, and what ties elements to each other.
extension SpecReader {
  private typealias Relation = AccessibilityProperties.Relation

  func linkedGroup(_ node: JSONNode) -> [AccessibilityProperties.Relation] {
    tie(node, SpecVocabulary.tie, of: "'accessibilityLinkedGroup'").map { id, namespace in
      [Relation(.linkedGroup, id: id, namespace: namespace)]
    } ?? []
  }

  func rotorEntry(_ node: JSONNode) -> [AccessibilityProperties.Relation] {
    tie(node, SpecVocabulary.tie, of: "'accessibilityRotorEntry'").map { id, namespace in
      screen.namedRotorEntries.insert(id)
      return [Relation(.rotorEntry, id: id, namespace: namespace)]
    } ?? []
  }

  func labeledPair(_ node: JSONNode) -> [AccessibilityProperties.Relation] {
    let tie = tie(node, SpecVocabulary.labeledPair, of: "'accessibilityLabeledPair'")
    let role = member("role", of: node)
      .flatMap { choice($0, among: SpecVocabulary.pairRoles, "'role'") }
    guard let tie, let role else { return [] }
    return [pair(role, tie.id, tie.namespace, at: node)]
  }

  func rotors(_ node: JSONNode) -> [AccessibilityRotor] { rotor(node).map { [$0] } ?? [] }

  /// Reads the shared identity of elements that are tied together.
  private func tie(
    _ node: JSONNode,
    _ vocabulary: SpecObject,
    of owner: String
  ) -> (id: String, namespace: String)? {
    guard check(node, vocabulary, of: owner) else { return nil }
    let (id, namespace) = (string("id", of: node), string("namespace", of: node))
    return id.map { ($0, namespace ?? "") }
  }

  /// A role in a pair, which has no more than one label.
  private func pair(
    _ role: Int,
    _ id: String,
    _ namespace: String,
    at node: JSONNode
  ) -> AccessibilityProperties.Relation {
    let relation = AccessibilityProperties.Relation(
      role == 0 ? .labeledPairLabel : .labeledPairContent,
      id: id,
      namespace: namespace
    )
    if role == 0, !screen.pairLabels.insert(relation).inserted {
      error(
        "the pair \(id.quoted) has a label already",
        at: node.place,
        hint: "give this pair another 'id', or make this its 'content'"
      )
    }
    return relation
  }

  private func rotor(_ node: JSONNode) -> AccessibilityRotor? {
    guard check(node, SpecVocabulary.rotor, of: "'accessibilityRotor'") else { return nil }
    let system = member("system", of: node)
      .flatMap { choice($0, among: SpecVocabulary.systemRotors, "'system'") }
      .map { SpecVocabulary.systemRotors[$0] }
    let entries = rotorEntries(node)
    let textRanges = textRanges(node)
    let levelNode = member("headingLevel", of: node)
    let level = levelNode.flatMap { headingLevel($0, "'headingLevel'") }
    guard let name = string("name", of: node) ?? system else {
      if node.value["name"] == nil, node.value["system"] == nil {
        error(
          "'accessibilityRotor' needs 'name'",
          at: node.place,
          hint: "a rotor of the system has \"system\": \"headings\" or another kind instead"
        )
      }
      return nil
    }
    var rotor = AccessibilityRotor(name: name, entries: entries, system: system)
    rotor.textRanges = textRanges
    if let levelNode {
      rotor.headingLevel = level
      if system != "headings" {
        error(
          "only a rotor of headings has a 'headingLevel'",
          at: levelNode.place,
          hint: "add \"system\": \"headings\""
        )
      }
    }
    return rotor
  }

  private func rotorEntries(_ node: JSONNode) -> [String] {
    guard let list = member("entries", of: node) else { return [] }
    return array(list, of: "an array of ids", "'entries'").compactMap { entry in
      guard let id = string(entry, "an entry") else { return nil }
      screen.rotorEntries.append((id, entry.place))
      return id
    }
  }

  /// Ranges of the element's own text, in characters.
  private func textRanges(_ node: JSONNode) -> [Range<Int>] {
    guard let list = member("textRanges", of: node) else { return [] }
    return array(list, of: "an array of ranges, such as [[0, 4]]", "'textRanges'").compactMap {
      range in
      guard let ends = elements(of: range, count: 2, "a range"),
        let start = count(ends[0], "the start of a range"),
        let end = count(ends[1], "the end of a range")
      else { return nil }
      guard start <= end else {
        error("a range ends before it starts", at: range.place, hint: "write [\(end), \(start)]")
        return nil
      }
      return start..<end
    }
  }

  /// Entries of rotors lead to views or rotor entries, which are all known only at the end.
  func checkRotorEntries() {
    // A view that could not be read has been complained about.
    guard !screen.hasUnreadViews else { return }
    let known = screen.namedRotorEntries.union(screen.ids.keys)
    for (id, place) in screen.rotorEntries where !known.contains(id) {
      error(
        "no view or 'accessibilityRotorEntry' has the id \(id.quoted)",
        at: place,
        hint: suggestion(id, known.sorted())
      )
    }
  }
}
