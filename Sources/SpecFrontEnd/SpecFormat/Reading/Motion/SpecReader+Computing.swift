// Numbers that are computed while a spec is read.

extension SpecReader {
  /// Whether a text may be an expression of numbers: one that placeholders have filled in, or inside of
  /// a timeline, whose time it may name.
  func mayCompute(_ node: JSONNode) -> Bool {
    node.value.kind == .string && (node.isFilledIn || !scope.motion.constants.isEmpty)
  }

  /// A suggested fix for a text that seems to name the time where no time is known.
  func hintForTime(_ node: JSONNode) -> String? {
    let names: Set<Substring> = ["t", "hour", "minute", "second"]
    let words = node.value.string?.split { !$0.isLetter && $0 != "_" && $0 != "." } ?? []
    return words.contains(where: names.contains)
      ? "the time is known inside of a TimelineView with a 'schedule'" : nil
  }

  /// The value of an expression of numbers.
  func computed(_ node: JSONNode) -> Double? {
    guard let text = node.value.string else { return nil }
    let parser = GuideExpressionParser(text, isConstant: true, constants: scope.motion.constants) {
      _,
      _ in
      .failure(GuideNameProblem(message: "there is no view to ask here", hint: nil))
    }
    let expression = parsed(node, parser) { parser throws(GuideExpressionParser.Failure) in
      try parser.parse()
    }
    guard let value = expression?.constant else { return nil }
    guard value.isFinite else {
      error("the expression \(text.quoted) has no finite value", at: node.place)
      return nil
    }
    return value
  }
}
