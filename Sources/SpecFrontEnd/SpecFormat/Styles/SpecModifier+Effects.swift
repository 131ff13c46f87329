internal import LayoutCore

extension SpecModifier {
  /// Modifiers that only change how a view is drawn.
  static let effects: [SpecModifier] = [
    SpecModifier("shadow", .either([.computed, .object(SpecReader.shadow)])) { $0.shadow($2, $1) },
    SpecModifier("blur", .either([.computed, .object(SpecReader.blur)])) { $0.blur($2, $1) },
    SpecModifier("brightness", .computed) { $0.scalar($2, $1, 0) { .drawing(.brightness($0)) } },
    SpecModifier("contrast", .computed) { $0.scalar($2, $1, 1) { .drawing(.contrast($0)) } },
    SpecModifier("saturation", .computed) { $0.scalar($2, $1, 1) { .drawing(.saturation($0)) } },
    SpecModifier("grayscale", .computed) { $0.scalar($2, $1, 0) { .drawing(.grayscale($0)) } },
    SpecModifier("hueRotation", .object(SpecReader.hueRotation)) { $0.hueRotation($2, $1) },
    SpecModifier("colorInvert", .drawing(.colorInvert)),
    SpecModifier(plain: "colorMultiply", .defined("color")) { reader, name, node in
      reader.color(node, name.quoted).map { .drawing(.colorMultiply($0)) }
    },
    SpecModifier("luminanceToAlpha", .drawing(.luminanceToAlpha)),
    SpecModifier(plain: "blendMode", .oneOf(BlendMode.allCases.map(\.rawValue))) {
      reader,
      name,
      node in
      reader.choice(BlendMode.self, node, name.quoted).map { .drawing(.blendMode($0)) }
    },
    SpecModifier("compositingGroup", .drawing(.compositingGroup)),
    SpecModifier("geometryGroup", .drawing(.geometryGroup)),
    // Accessibility passes through (A6.11).
    SpecModifier(
      plain: "drawingGroup",
      .either([.yes, .object(SpecReader.drawingGroup)])
    ) { reader, name, node in
      reader.drawingGroup(node, name)
    },
    SpecModifier(
      plain: "renderingMode",
      .either([.oneOf(ImageRenderingMode.allCases.map(\.rawValue)), .null])
    ) { reader, name, node in
      reader.optional(node) { reader.choice(ImageRenderingMode.self, $0, name.quoted) }
        .map { .drawing(.renderingMode($0)) }
    },
  ]
}
