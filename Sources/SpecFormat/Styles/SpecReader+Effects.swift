internal import LayoutCore

// Modifiers that only change how a view is drawn: a table with a line for each, and what reads those
// of several arguments.

extension SpecReader {
  /// Every effect.
  static let effects: [DrawingForm] = [
    DrawingForm("shadow", .either([.computed, .object(shadow)])) { $0.shadow($1, $2) },
    DrawingForm("blur", .either([.computed, .object(blur)])) { $0.blur($1, $2) },
    .number("brightness", 0) { .brightness($0) },
    .number("contrast", 1) { .contrast($0) },
    .number("saturation", 1) { .saturation($0) },
    .number("grayscale", 0) { .grayscale($0) },
    DrawingForm("hueRotation", .object(hueRotation)) { $0.hueRotation($1, $2) },
    .yes("colorInvert", .colorInvert),
    DrawingForm("colorMultiply", .defined("color")) { reader, node, name in
      reader.color(node, name.quoted).map { .drawing(.colorMultiply($0)) }
    },
    .yes("luminanceToAlpha", .luminanceToAlpha),
    DrawingForm("blendMode", .oneOf(BlendMode.allCases.map(\.rawValue))) { reader, node, name in
      reader.choice(BlendMode.self, node, name.quoted).map { .drawing(.blendMode($0)) }
    },
    .yes("compositingGroup", .compositingGroup),
    DrawingForm(
      "renderingMode",
      .either([.oneOf(ImageRenderingMode.allCases.map(\.rawValue)), .null])
    ) { reader, node, name in
      reader.optional(node) { reader.choice(ImageRenderingMode.self, $0, name.quoted) }
        .map { .drawing(.renderingMode($0)) }
    },
    DrawingForm("listRowBackground", .either([.defined("style"), .null])) {
      reader,
      node,
      name in
      reader.optional(node) { reader.style($0, name.quoted) }
        .map { .drawing(.listRowBackground($0)) }
    },
  ]

  /// The effects by their names.
  static let effectsByName = Dictionary(uniqueKeysWithValues: effects.map { ($0.field.name, $0) })

  /// A value, or null; nil if it cannot be read.
  func optional<Value>(_ node: JSONNode, _ read: (JSONNode) -> Value?) -> Value?? {
    if node.value.kind == .null { return .some(nil) }
    return read(node).map { .some($0) }
  }

  // MARK: Effects of several arguments

  private static let shadow = SpecObject([
    SpecField("color", .defined("color")),
    SpecField("radius", .computed, required: true),
    SpecField("x", .computed),
    SpecField("y", .computed),
  ])

  private func shadow(_ node: JSONNode, _ name: String) -> ModifierContent? {
    guard node.value.kind == .object else {
      return specNumber(node, name.quoted, expected: "a number or an object").map { radius in
        proxied { .drawing(.shadow(ShadowValue(radius: radius.value($0) ?? 0))) }
      }
    }
    check(node, SpecReader.shadow, of: name.quoted)
    let color = color("color", of: node)
    let (x, y) = (specNumber("x", of: node), specNumber("y", of: node))
    guard let radius = specNumber("radius", of: node) else { return nil }
    return proxied { proxy in
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

  private static let blur = SpecObject([
    SpecField("radius", .computed, required: true), SpecField("opaque", .boolean),
  ])

  private func blur(_ node: JSONNode, _ name: String) -> ModifierContent? {
    guard node.value.kind == .object else {
      return specNumber(node, name.quoted, expected: "a number or an object").map { radius in
        proxied { .drawing(.blur(radius: radius.value($0) ?? 0, isOpaque: false)) }
      }
    }
    check(node, SpecReader.blur, of: name.quoted)
    let isOpaque = boolean("opaque", of: node) ?? false
    return specNumber("radius", of: node).map { radius in
      proxied { .drawing(.blur(radius: radius.value($0) ?? 0, isOpaque: isOpaque)) }
    }
  }

  private static let hueRotation = SpecObject([SpecField("degrees", .computed, required: true)])

  private func hueRotation(_ node: JSONNode, _ name: String) -> ModifierContent? {
    guard check(node, SpecReader.hueRotation, of: name.quoted) else { return nil }
    return specNumber("degrees", of: node).map { degrees in
      proxied { .drawing(.hueRotation(degrees: degrees.value($0) ?? 0)) }
    }
  }
}
