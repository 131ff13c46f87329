internal import LayoutCore

// Modifiers that draw: styles and views in front or behind, geometric effects.

extension SpecReader {
  func secondary(_ node: JSONNode, _ name: String, isOverlay: Bool) -> ReadModifier? {
    if isStyle(node), node.value["content"] == nil, word(node) != nil || node.value.kind == .object
    {
      return style(node, name.quoted).map {
        ReadModifier(modifier: isOverlay ? .overlayStyle($0) : .backgroundStyle($0))
      }
    }
    guard node.value.kind == .object else {
      noteIDs(in: node)
      wrongType(node, "a style's name or an object", of: name.quoted)
      return nil
    }
    let hasContent = node.value["content"] != nil
    if node.value["style"] != nil {
      let style = secondaryStyle(node, name, isOverlay: isOverlay)
      guard hasContent else { return style }
      error(
        "\(name.quoted) has a 'style' or 'content', not both",
        at: .key(in: node.value, "content"),
        hint: "use two of them, one after the other"
      )
    } else {
      check(node, SpecVocabulary.content, of: name.quoted) { key in
        key == "type" ? "a view goes into 'content'" : nil
      }
    }
    let alignment = alignment("alignment", of: node)
    return ReadModifier(
      modifier: isOverlay ? .overlay(alignment: alignment) : .background(alignment: alignment),
      content: member("content", of: node)
    )
  }

  /// A style in front of a view or behind it, perhaps in a shape.
  private func secondaryStyle(
    _ node: JSONNode,
    _ name: String,
    isOverlay: Bool
  ) -> ReadModifier? {
    if node.value["content"] == nil { check(node, SpecVocabulary.styleInShape, of: name.quoted) }
    let style = style(of: node)
    let stated = member("ignoresSafeAreaEdges", of: node)
    let edges = stated.map { edgeSet($0) } ?? .all
    guard let member = member("in", of: node) else {
      if let key = ["eoFill", "antialiased"].first(where: { node.value[$0] != nil }) {
        error("\(key.quoted) needs 'in'", at: .key(in: node.value, key))
      }
      return style.map {
        ReadModifier(
          modifier: isOverlay
            ? .overlayStyle($0, ignoresSafeAreaEdges: edges)
            : .backgroundStyle($0, ignoresSafeAreaEdges: edges)
        )
      }
    }
    if stated != nil {
      error(
        "a style in a shape stays within the view's bounds",
        at: .key(in: node.value, "ignoresSafeAreaEdges"),
        hint: "leave out \"in\" or \"ignoresSafeAreaEdges\""
      )
    }
    let fill = fill(of: node)
    let shape = shape(member, "'in'")
    guard let style, let shape else { return nil }
    return ReadModifier(
      modifier: isOverlay ? .overlayShape(style, shape, fill) : .backgroundShape(style, shape, fill)
    )
  }

  // MARK: Geometric effects

  func rotationEffect(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.rotation, of: "'rotationEffect'") else { return nil }
    let anchor = unitPoint("anchor", of: node)
    return specNumber("degrees", of: node).map { degrees in
      ReadModifier(computedFrom: [degrees]) {
        .rotationEffect(degrees: degrees.value($0) ?? 0, anchor: anchor)
      }
    }
  }

  func rotation3DEffect(_ node: JSONNode) -> ReadModifier? {
    guard check(node, SpecVocabulary.rotation3D, of: "'rotation3DEffect'") else { return nil }
    let axis = member("axis", of: node).flatMap { numbers($0, count: 3, "'axis'") }
    let degrees = specNumber("degrees", of: node)
    let anchor = unitPoint("anchor", of: node)
    let anchorZ = number("anchorZ", of: node) ?? 0
    let perspective = number("perspective", of: node) ?? 1
    guard let axis, let degrees else { return nil }
    return ReadModifier(computedFrom: [degrees]) {
      .rotation3DEffect(
        SpaceRotation(
          degrees: degrees.value($0) ?? 0,
          axis: (axis[0], axis[1], axis[2]),
          anchor: anchor,
          anchorZ: anchorZ,
          perspective: perspective
        )
      )
    }
  }

  func scaleEffect(_ node: JSONNode) -> ReadModifier? {
    let name = "'scaleEffect'"
    if node.value.kind == .number || (node.value.kind == .string && scope.readerDepth > 0) {
      return specNumber(node, name).map { number in
        ReadModifier(computedFrom: [number]) { proxy in
          let scale = number.value(proxy) ?? 1
          return .scaleEffect(x: scale, y: scale, anchor: .center)
        }
      }
    }
    guard node.value.kind == .object else {
      wrongType(node, "a number or an object", of: name)
      return nil
    }
    check(node, SpecVocabulary.scale, of: name)
    let (x, y) = (specNumber("x", of: node), specNumber("y", of: node))
    let anchor = unitPoint("anchor", of: node)
    return ReadModifier(computedFrom: [x, y]) {
      .scaleEffect(x: x?.value($0) ?? 1, y: y?.value($0) ?? 1, anchor: anchor)
    }
  }

  func transformEffect(_ node: JSONNode) -> ModifierContent? {
    guard check(node, SpecVocabulary.transform, of: "'transformEffect'") else { return nil }
    func value(_ key: String, _ identity: Double) -> Double { number(key, of: node) ?? identity }
    return .transformEffect(
      AffineTransform(
        a: value("a", 1),
        b: value("b", 0),
        c: value("c", 0),
        d: value("d", 1),
        tx: value("tx", 0),
        ty: value("ty", 0)
      )
    )
  }
}
