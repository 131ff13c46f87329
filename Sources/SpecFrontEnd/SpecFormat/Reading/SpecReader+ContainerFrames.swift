internal import LayoutCore

extension SpecReader {
  /// A frame that relates to the container: all of it, some of its parts, or what an expression
  /// makes of its length.
  func containerRelativeFrame(_ node: JSONNode) -> ModifierContent? {
    guard node.value.kind == .object else {
      guard node.value.kind == .string || node.value.kind == .array else {
        wrongType(node, "an axis, a list of axes or an object", of: "'containerRelativeFrame'")
        return nil
      }
      let axes = axisSet(node, "'containerRelativeFrame'")
      return .containerRelativeFrame(ContainerRelativeFrame(axes), alignment: .center)
    }
    check(node, SpecVocabulary.containerRelativeFrame, of: "'containerRelativeFrame'")
    let axes = member("axes", of: node).map { axisSet($0, "'axes'") } ?? []
    let alignment = alignment("alignment", of: node)
    let count = positiveCount("count", of: node)
    let span = positiveCount("span", of: node) ?? 1
    let spacing = number("spacing", of: node) ?? 0
    let isDivided = ["count", "span", "spacing"].first { node.value[$0] != nil }
    guard let expression = member("length", of: node) else {
      if isDivided != nil, node.value["count"] == nil {
        error("'containerRelativeFrame' needs 'count' for its parts", at: node.place)
      }
      let frame =
        count.map { ContainerRelativeFrame(axes, count: $0, span: span, spacing: spacing) }
        ?? ContainerRelativeFrame(axes)
      return .containerRelativeFrame(frame, alignment: alignment)
    }
    if let isDivided {
      error(
        "'containerRelativeFrame' has 'length' or \(isDivided.quoted), not both",
        at: .key(in: node.value, isDivided)
      )
    }
    return self.expression(expression, "'length'", variables: ["length"]).map { value in
      .containerRelativeFrame(
        ContainerRelativeFrame(axes) { length, _ in value.value(variables: [length]) },
        alignment: alignment
      )
    }
  }

  /// A number of things, 1 or more; nil if it is not stated or something else.
  func positiveCount(_ key: String, of node: JSONNode) -> Int? {
    guard let member = member(key, of: node) else { return nil }
    guard let count = member.value.wholeNumber, count >= 1 else {
      error("\(key.quoted) must be a whole number, 1 or more", at: member.place)
      return nil
    }
    return count
  }
}
