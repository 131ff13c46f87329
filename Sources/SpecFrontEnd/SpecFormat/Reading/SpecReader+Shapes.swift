internal import LayoutCore

// Shapes, as views and as arguments of modifiers.

extension SpecReader {
  /// A shape from its name and the object that holds its arguments.
  ///
  /// Insets are applied before trimming, as in SwiftUI, where a trimmed shape cannot be inset.
  func shape(_ type: ShapeType, _ node: JSONNode) -> BasicShape? {
    let plain = plainShape(type, node)
    // Its modifiers are read in any case.
    var shape = plain ?? .rectangle
    if type != .path, let amount = number("inset", of: node) { shape = .inset(shape, by: amount) }
    if let member = member("trim", of: node), let part = numbers(member, count: 2, "'trim'") {
      shape = .trim(shape, from: part[0], to: part[1])
    }
    if let behavior = directionBehavior(of: node) { shape = .directed(shape, behavior) }
    return plain == nil ? nil : shape
  }

  private func directionBehavior(of node: JSONNode) -> LayoutDirectionBehavior? {
    let key = "layoutDirectionBehavior"
    guard let member = member(key, of: node) else { return nil }
    if member.value.kind == .object {
      check(member, SpecVocabulary.mirroring, of: key.quoted)
      return self.member("mirrors", of: member)
        .flatMap { choice($0, among: SpecVocabulary.directions, "'mirrors'") }
        .map { .mirrors(in: LayoutDirection.allCases[$0]) }
    }
    return choice(member, among: SpecVocabulary.directionBehaviors, key.quoted)
      .map { $0 == 0 ? .fixed : .mirrors }
  }

  private func plainShape(_ type: ShapeType, _ node: JSONNode) -> BasicShape? {
    switch type {
    case .rectangle: return .rectangle
    case .circle: return .circle
    case .ellipse: return .ellipse
    case .capsule:
      return choice(CornerStyle.self, "style", of: node) == .circular ? .circularCapsule : .capsule
    case .roundedRectangle:
      let style = choice(CornerStyle.self, "style", of: node) ?? .continuous
      guard let radius = member("cornerRadius", of: node) else { return nil }
      if radius.value.kind == .array {
        return size(radius, "'cornerRadius'").map {
          .roundedRectangle(cornerSize: $0, style: style)
        }
      }
      return extent(radius, "'cornerRadius'")
        .map { .roundedRectangle(cornerSize: Size(width: $0, height: $0), style: style) }
    case .path:
      guard let list = member("elements", of: node) else { return .path([]) }
      guard list.value.kind == .array else {
        wrongType(list, "an array of steps", of: "'elements'")
        return nil
      }
      return .path(elements(of: list).compactMap { pathElement($0) })
    }
  }

  /// A shape that a modifier takes: its name, or an object with its arguments.
  func shape(_ node: JSONNode, _ name: String) -> BasicShape? {
    if node.value.kind == .string {
      guard let type = choice(ShapeType.self, node, name) else { return nil }
      if type == .roundedRectangle {
        error(
          "'RoundedRectangle' needs 'cornerRadius'",
          at: node.place,
          hint: "write { \"type\": \"RoundedRectangle\", \"cornerRadius\": 8 }"
        )
      }
      return shape(type, node)
    }
    guard node.value.kind == .object else {
      wrongType(node, "a shape's name or an object", of: name)
      return nil
    }
    guard let member = member("type", of: node) else {
      error("a shape needs 'type'", at: node.place)
      return nil
    }
    guard let type = choice(ShapeType.self, member, "'type'") else { return nil }
    check(node, type.object, of: type.rawValue)
    return shape(type, node)
  }

  func pathElement(_ node: JSONNode) -> PathElement? {
    let parts = elements(of: node)
    guard node.value.kind == .array, let first = parts.first else {
      error("a step of a path is an array, such as [\"line\", 10, 20]", at: node.place)
      return nil
    }
    guard first.value.kind == .string else {
      error(
        "a step of a path starts with its name, such as [\"line\", 10, 20]",
        at: first.place
      )
      return nil
    }
    guard let step = choice(PathStep.self, first, "a step of a path") else { return nil }
    guard parts.count == step.arguments + 1 else {
      error(
        "\(step.rawValue.quoted) takes \(step.arguments) values, not \(parts.count - 1)",
        at: node.place
      )
      return nil
    }
    var arguments = parts.dropFirst()
    var clockwise = false
    if step == .arc, let last = arguments.popLast() {
      clockwise = boolean(last, "the last value of 'arc'") ?? false
    }
    let n = arguments.compactMap { number($0, "a value of \(step.rawValue.quoted)") }
    guard n.count == arguments.count else { return nil }
    return element(step, n, clockwise: clockwise)
  }

  private func element(_ step: PathStep, _ n: [Double], clockwise: Bool) -> PathElement {
    func point(_ index: Int) -> Point { Point(x: n[index], y: n[index + 1]) }
    switch step {
    case .move: return .move(point(0))
    case .line: return .line(point(0))
    case .quadCurve: return .quadCurve(to: point(0), control: point(2))
    case .curve: return .curve(to: point(0), control1: point(2), control2: point(4))
    case .arc:
      return .arc(center: point(0), radius: n[2], start: n[3], end: n[4], clockwise: clockwise)
    case .rect: return .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .ellipse: return .ellipse(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .close: return .close
    }
  }
}
