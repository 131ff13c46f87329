internal import LayoutCore

// Readings of the modifiers of `SpecModifier.effects` that have several arguments.

extension SpecReader {
  /// A value, or null; nil if it cannot be read.
  func optional<Value>(_ node: JSONNode, _ read: (JSONNode) -> Value?) -> Value?? {
    if node.value.kind == .null { return .some(nil) }
    return read(node).map { .some($0) }
  }

  static let shadow = SpecObject([
    SpecField("color", .defined("color")),
    SpecField("radius", .computed, required: true),
    SpecField("x", .computed),
    SpecField("y", .computed),
  ])

  func shadow(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard node.value.kind == .object else {
      return specNumber(node, name.quoted, expected: "a number or an object").map { radius in
        ReadModifier(computedFrom: [radius]) {
          .drawing(.shadow(ShadowValue(radius: radius.value($0) ?? 0)))
        }
      }
    }
    check(node, SpecReader.shadow, of: name.quoted)
    let color = color("color", of: node)
    let (x, y) = (specNumber("x", of: node), specNumber("y", of: node))
    guard let radius = specNumber("radius", of: node) else { return nil }
    return ReadModifier(computedFrom: [radius, x, y]) { proxy in
      .drawing(
        .shadow(
          ShadowValue(
            color: color,
            radius: radius.value(proxy) ?? 0,
            x: x?.value(proxy) ?? 0,
            y: y?.value(proxy) ?? 0
          )
        )
      )
    }
  }

  static let blur = SpecObject([
    SpecField("radius", .computed, required: true), SpecField("opaque", .boolean),
  ])

  func blur(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard node.value.kind == .object else {
      return specNumber(node, name.quoted, expected: "a number or an object").map { radius in
        ReadModifier(computedFrom: [radius]) {
          .drawing(.blur(radius: radius.value($0) ?? 0, isOpaque: false))
        }
      }
    }
    check(node, SpecReader.blur, of: name.quoted)
    let isOpaque = boolean("opaque", of: node) ?? false
    return specNumber("radius", of: node).map { radius in
      ReadModifier(computedFrom: [radius]) {
        .drawing(.blur(radius: radius.value($0) ?? 0, isOpaque: isOpaque))
      }
    }
  }

  /// The blending of colours within a canvas or a group.
  static let colorMode = SpecField("colorMode", .oneOf(ColorMixing.allCases.map(\.rawValue)))
  static let drawingGroup = SpecObject([SpecField("opaque", .boolean), colorMode])

  func drawingGroup(_ node: JSONNode, _ name: String) -> ModifierContent? {
    guard node.value.kind == .object else {
      return flag(node, name) ? .drawing(.drawingGroup(isOpaque: false, .nonLinear)) : nil
    }
    check(node, SpecReader.drawingGroup, of: name.quoted)
    return .drawing(
      .drawingGroup(
        isOpaque: boolean("opaque", of: node) ?? false,
        choice(ColorMixing.self, "colorMode", of: node) ?? .nonLinear
      )
    )
  }

  static let hueRotation = SpecObject([SpecField("degrees", .computed, required: true)])

  func hueRotation(_ node: JSONNode, _ name: String) -> ReadModifier? {
    guard check(node, SpecReader.hueRotation, of: name.quoted) else { return nil }
    return specNumber("degrees", of: node).map { degrees in
      ReadModifier(computedFrom: [degrees]) {
        .drawing(.hueRotation(degrees: degrees.value($0) ?? 0))
      }
    }
  }
}
