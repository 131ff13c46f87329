internal import LayoutCore

extension SpecReader {
  /// The guide that a name stands for.
  ///
  /// - Parameter axis: The axis it must be of; nil where the name alone has to tell.
  func guide(_ name: String, on axis: Axis?) -> Result<AlignmentKey, GuideNameProblem> {
    if let custom = screen.alignments[name] {
      // One that does not state its axis has been complained about.
      guard axis == nil || axis == custom.axis || screen.alignmentsWithoutAxis.contains(name) else {
        return .failure(wrongAxis(name, custom.axis))
      }
      return .success(custom.key)
    }
    if name == "center", axis == nil {
      return .failure(
        GuideNameProblem(
          message: "'center' is a guide of both axes",
          hint: "write d[HorizontalAlignment.center] or d[VerticalAlignment.center]"
        )
      )
    }
    let horizontal = SpecVocabulary.horizontalGuides.firstIndex(of: name)
    let vertical = SpecVocabulary.verticalGuides.firstIndex(of: name)
    if let horizontal, axis != .vertical {
      return .success(AlignmentKey(rawValue: UInt16(horizontal)))
    }
    if let vertical, axis != .horizontal {
      return .success(AlignmentKey(rawValue: 3 + UInt16(vertical)))
    }
    if horizontal != nil || vertical != nil {
      return .failure(wrongAxis(name, horizontal == nil ? .vertical : .horizontal))
    }
    return .failure(
      GuideNameProblem(
        message: "no guide is named \(name.quoted)",
        hint: suggestion(name, guideNames(on: axis))
      )
    )
  }

  private func wrongAxis(_ name: String, _ axis: Axis) -> GuideNameProblem {
    let (own, other) =
      axis == .horizontal ? ("horizontal", "vertical") : ("vertical", "horizontal")
    let names = guideNames(on: axis == .horizontal ? .vertical : .horizontal)
    return GuideNameProblem(
      message: "\(name.quoted) is a \(own) guide, not a \(other) one",
      hint: names.count <= 12 ? "it may be \(names.joined(separator: ", "))" : nil
    )
  }

  /// The names of guides, custom ones in a stable order.
  func guideNames(on axis: Axis?) -> [String] {
    var names: [String] = []
    if axis != .vertical { names += SpecVocabulary.horizontalGuides }
    if axis != .horizontal { names += SpecVocabulary.verticalGuides.filter { !names.contains($0) } }
    let custom = screen.alignments.values.filter { axis == nil || $0.axis == axis }.map(\.name)
    return names + custom.sorted()
  }

  /// The guide of one axis that a value names.
  func guide(_ node: JSONNode, on axis: Axis, _ name: String) -> AlignmentKey? {
    guard let text = string(node, name) else { return nil }
    switch guide(text, on: axis) {
    case .success(let key): return key
    case .failure(let problem):
      error(problem.message, at: node.place, hint: problem.hint)
      return nil
    }
  }

  /// An alignment of both axes: a SwiftUI name or a guide for each axis.
  func alignment(_ key: String, of node: JSONNode) -> Alignment {
    guard let member = member(key, of: node) else { return .center }
    if member.value.kind == .object {
      check(member, SpecVocabulary.twoGuides, of: key.quoted)
      var alignment = Alignment.center
      if let horizontal = self.member("horizontal", of: member),
        let key = guide(horizontal, on: .horizontal, "'horizontal'")
      {
        alignment.horizontal = HorizontalAlignment(key)
      }
      if let vertical = self.member("vertical", of: member),
        let key = guide(vertical, on: .vertical, "'vertical'")
      {
        alignment.vertical = VerticalAlignment(key)
      }
      return alignment
    }
    guard member.value.kind == .string else {
      wrongType(member, "a name or an object of two guides", of: key.quoted)
      return .center
    }
    let names = Alignment.named.map(\.name)
    if let text = member.value.string, let custom = screen.alignments[text] {
      error(
        "\(text.quoted) is a guide of one axis",
        at: member.place,
        hint:
          "write { \"\(custom.axis == .horizontal ? "horizontal" : "vertical")\": \"\(text)\" }"
      )
      return .center
    }
    guard let index = choice(member, among: names, key.quoted) else { return .center }
    return Alignment.named[index].alignment
  }

  /// A guide's value: a number or an expression.
  func guideValue(_ key: String, of node: JSONNode) -> GuideExpression? {
    guard let member = member(key, of: node) else { return nil }
    switch member.value.kind {
    case .number: return member.value.number.map { .number($0) }
    case .string: return expression(member, key.quoted)
    case .null, .boolean, .array, .object:
      wrongType(member, "a number or an expression", of: key.quoted)
      return nil
    }
  }

  /// An expression, in terms of a view or of variables.
  func expression(
    _ node: JSONNode,
    _ name: String,
    variables: [String] = []
  ) -> GuideExpression? {
    guard let text = node.value.string else {
      wrongType(node, "an expression", of: name)
      return nil
    }
    let parser = GuideExpressionParser(
      text,
      variables: variables,
      constants: scope.motion.constants
    ) {
      [unowned self] name, axis in guide(name, on: axis)
    }
    return parsed(node, parser) { parser throws(GuideExpressionParser.Failure) in
      try parser.parse()
    }
  }

  /// Parses a node's text; notes an error and returns nil where it is wrong.
  func parsed<Value>(
    _ node: JSONNode,
    _ parser: GuideExpressionParser,
    _ parse: (inout GuideExpressionParser) throws(GuideExpressionParser.Failure) -> Value
  ) -> Value? {
    var parser = parser
    do {
      return try parse(&parser)
    } catch {
      diagnostics.error(
        error.message,
        at: node.place,
        into: node.isFilledIn ? nil : error.offset,
        hint: error.hint
      )
      return nil
    }
  }
}
