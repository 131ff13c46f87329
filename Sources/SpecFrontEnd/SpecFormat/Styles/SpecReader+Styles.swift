internal import LayoutCore

// Styles: colours, gradients and materials, and their modifiers.

extension SpecReader {
  /// Whether a value is a style rather than an object that has one.
  func isStyle(_ node: JSONNode) -> Bool {
    guard node.value.kind == .object else { return true }
    return node.value["style"] == nil
      && SpecVocabulary.styleKinds.contains { node.value[$0.name] != nil }
  }

  /// A suggested fix for a key of an object that is a style or has one.
  func hintForStyle(_ key: String, _ object: SpecObject) -> String? {
    Suggestion.closest(to: key, among: SpecVocabulary.styleKinds.map(\.name))
      .map { "did you mean '\($0)'?" } ?? suggestion(key, object.fields.map(\.name))
  }

  /// A style in any of its forms.
  func style(_ node: JSONNode, _ name: @autoclosure () -> String) -> StyleValue? {
    if node.value.kind == .object { return styleObject(node) }
    guard let text = word(node) else {
      wrongType(node, "a style's name or an object", of: name())
      return nil
    }
    if text.hasPrefix("#") { return hexColor(text, at: node).map { .color($0) } }
    let style = StyleValue(named: text)
    if case .color(let color) = style.paint, case .asset = color.source {
      warnAboutName(text, "style", among: StyleValue.names, at: node)
    }
    return style
  }

  /// The style that the member `style` is.
  func style(of node: JSONNode) -> StyleValue? {
    member("style", of: node).flatMap { style($0, "'style'") }
  }

  /// A style, or an array of one for each level (D2.4).
  func levels(_ node: JSONNode, _ name: String) -> StyleValue? {
    guard node.value.kind == .array else { return style(node, name) }
    let elements = elements(of: node)
    guard elements.count == 2 || elements.count == 3 else {
      error("\(name) takes 2 or 3 styles, not \(elements.count)", at: node.place)
      return nil
    }
    let styles = elements.compactMap { style($0, "a style") }
    return styles.count == elements.count ? StyleValue(.levels(styles)) : nil
  }

  private func styleObject(_ node: JSONNode) -> StyleValue? {
    let found = SpecVocabulary.styleKinds.filter { node.value[$0.name] != nil }
    // A level may be all that is said, or be that of something else.
    let kinds = found.count > 1 ? found.filter { $0.name != "level" } : found
    guard let kind = kinds.first else {
      reportNoStyle(node)
      return nil
    }
    if kinds.count > 1 {
      error(
        "a style has \(kind.name.quoted) or \(kinds[1].name.quoted), not both",
        at: .key(in: node.value, kinds[1].name)
      )
      return nil
    }
    check(node, kind.object, of: "a style")
    let paint = paint(kind.name, of: node)
    // Its modifiers are read in any case.
    let style = modified(StyleValue(paint ?? .current), by: node)
    return paint == nil ? nil : style
  }

  private func reportNoStyle(_ node: JSONNode) {
    var hasUnknown = false
    for (key, _) in node.value.members where !SpecVocabulary.anyStyle.allows(key) {
      hasUnknown = true
    }
    if hasUnknown {
      check(node, SpecVocabulary.anyStyle, of: "a style")
    } else {
      error(
        "a style needs something that paints",
        at: node.place,
        hint: "write \"red\" or { \"color\": \"red\", \"opacity\": 0.5 }"
      )
    }
  }

  /// A style with what the members of its object do with it.
  private func modified(_ style: StyleValue, by node: JSONNode) -> StyleValue? {
    var style = style
    var isReadable = true
    if node.value["level"] != nil {
      let level = choice(HierarchicalLevel.self, "level", of: node)
      style.level = level ?? style.level
      isReadable = level != nil
    }
    if let member = member("opacity", of: node) {
      let factor = opacity(member)
      style = style.multiplyingOpacity(by: factor ?? 1)
      isReadable = isReadable && factor != nil
    }
    if node.value["blendMode"] != nil {
      let mode = choice(BlendMode.self, "blendMode", of: node)
      style.blendMode = mode ?? style.blendMode
      isReadable = isReadable && mode != nil
    }
    if let list = member("shadows", of: node) {
      style.shadows = array(list, of: "an array of shadows", "'shadows'").compactMap {
        styleShadow($0)
      }
    }
    return isReadable ? style : nil
  }

  private func styleShadow(_ node: JSONNode) -> ShadowValue? {
    guard check(node, SpecVocabulary.styleShadow, of: "a shadow") else { return nil }
    let kind = choice(ShadowValue.Kind.self, "kind", of: node) ?? .drop
    let color = color("color", of: node)
    guard let radius = number("radius", of: node) else { return nil }
    return ShadowValue(
      kind,
      color: color,
      radius: radius,
      x: number("x", of: node) ?? 0,
      y: number("y", of: node) ?? 0
    )
  }

  // MARK: What paints

  private func paint(_ kind: String, of node: JSONNode) -> StyleValue.Paint? {
    guard let value = member(kind, of: node) else { return nil }
    switch kind {
    case "name":
      guard let name = string(value, "'name'") else { return nil }
      guard StyleValue.names.contains(name) else {
        error(
          "no style is named \(name.quoted)",
          at: value.place,
          hint: suggestion(name, StyleValue.names) ?? "write { \"asset\": \"\(name)\" }"
        )
        return nil
      }
      return StyleValue(named: name).paint
    case "color", "asset":
      // The opacity is that of the style.
      return opaqueColor(of: node).map { .color($0) }
    case "gradient": return color(value, "'gradient'").map { .standardGradient($0) }
    case "image": return imagePaint(value)
    case "level": return .current
    default: return gradient(kind, value)
    }
  }

  private func imagePaint(_ node: JSONNode) -> StyleValue.Paint? {
    guard check(node, SpecVocabulary.imagePaint, of: "'image'") else { return nil }
    return imagePaint(members: node).map { .image($0) }
  }

  /// A repeated image, from members that were checked.
  func imagePaint(members node: JSONNode) -> ImagePaintValue? {
    var paint = ImagePaintValue(image: string("image", of: node) ?? "")
    if let member = member("sourceRect", of: node),
      let values = numbers(member, count: 4, "'sourceRect'")
    {
      paint.sourceRect = Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
    if let scale = positiveNumber("scale", of: node) { paint.scale = scale }
    return paint
  }
}
