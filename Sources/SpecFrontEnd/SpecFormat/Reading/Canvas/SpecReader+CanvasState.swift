internal import LayoutCore

// The state of a canvas's context: transforms, clips, filters …

extension SpecReader {
  /// The state of a scope with what the members of an item say: opacity and mode are other ones,
  /// filters and clips come on top, as in a copy of a context (D8.4).
  func canvasState(of node: JSONNode, _ scope: CanvasScope) -> CanvasStateDraft {
    var state = scope.state
    if let member = member("opacity", of: node) { state.opacity = opacity(member) ?? 1 }
    if let mode = choice(DisplayBlendMode.self, "blendMode", of: node) { state.blendMode = mode }
    if let list = member("filters", of: node) {
      state.filters += array(list, of: "an array of filters", "'filters'")
        .compactMap { canvasFilter($0) }
    }
    if let member = member("clip", of: node), let clip = canvasClip(member, scope) {
      state.clips.append(clip)
    }
    if let member = member("clipToLayer", of: node), let clip = canvasLayerClip(member, scope) {
      state.clips.append(clip)
    }
    return state
  }

  private func canvasClip(_ node: JSONNode, _ scope: CanvasScope) -> CanvasState.Clip? {
    guard check(node, SpecVocabulary.canvasClip, of: "'clip'") else { return nil }
    let rect = canvasRect(of: node, scope)
    let fill = fill(of: node)
    let isInverse = boolean("inverse", of: node) ?? false
    let steps = scope.steps
    return member("shape", of: node).flatMap { shape($0, "'shape'") }.map { shape in
      .path(
        { metrics in
          shape.path(in: metrics.finite(rect(metrics))).applying(metrics.transform(of: steps))
        },
        fill,
        isInverse: isInverse
      )
    }
  }

  private func canvasLayerClip(_ node: JSONNode, _ scope: CanvasScope) -> CanvasState.Clip? {
    guard check(node, SpecVocabulary.canvasLayerClip, of: "'clipToLayer'") else { return nil }
    var inner = scope.inside
    inner.state = CanvasStateDraft()
    let steps = scope.steps
    let factor = member("opacity", of: node).flatMap { opacity($0) } ?? 1
    let isInverse = boolean("inverse", of: node) ?? false
    return member("draw", of: node).map { list in
      .layer(
        canvasItems(list, inner),
        { $0.transform(of: steps) },
        opacity: factor,
        isInverse: isInverse
      )
    }
  }

  // MARK: Filters

  private func canvasFilter(_ node: JSONNode) -> CanvasState.Filter? {
    let kinds = CanvasFilterKind.allCases
    guard node.value.kind == .object else {
      wrongType(node, "an object", of: "a filter")
      return nil
    }
    let found = kinds.filter { node.value[$0.rawValue] != nil }
    guard found.count == 1, let kind = found.first, let value = member(kind.rawValue, of: node)
    else {
      let known = kinds.map(\.rawValue)
      let unknown = node.value.members.first { !known.contains($0.key) }?.key
      error(
        found.isEmpty ? "a filter needs something that it does" : "a filter does one thing",
        at: node.place,
        hint: unknown.flatMap { suggestion($0, known) } ?? "write { \"blur\": 4 }"
      )
      return nil
    }
    check(node, kind.object, of: "a filter")
    let isInLight = boolean("linearColor", of: node) ?? false
    return canvasFilter(kind, value).map { isInLight ? .linearLight($0) : $0 }
  }

  private func canvasFilter(_ kind: CanvasFilterKind, _ node: JSONNode) -> CanvasState.Filter? {
    let name = kind.rawValue.quoted
    func number(_ make: (Double) -> DrawingEffect) -> CanvasState.Filter? {
      self.number(node, name).map { .effect(make($0)) }
    }
    switch kind {
    case .blur:
      guard node.value.kind == .object else {
        return number { .blur(radius: $0, isOpaque: false) }
      }
      check(node, SpecVocabulary.canvasBlur, of: name)
      let isOpaque = boolean("opaque", of: node) ?? false
      _ = boolean("dithersResult", of: node)
      return self.number("radius", of: node).map {
        .effect(.blur(radius: $0, isOpaque: isOpaque))
      }
    case .shadow: return canvasShadow(node)
    case .brightness: return number { .brightness($0) }
    case .contrast: return number { .contrast($0) }
    case .saturation: return number { .saturation($0) }
    case .grayscale: return number { .grayscale($0) }
    case .hueRotation: return number { .hueRotation(degrees: $0) }
    case .colorInvert: return self.number(node, name).map { .invert($0) }
    case .colorMultiply: return color(node, name).map { .effect(.colorMultiply($0)) }
    case .colorMatrix: return numbers(node, count: 20, name).map { .matrix($0) }
    case .luminanceToAlpha: return flag(node, kind.rawValue) ? .effect(.luminanceToAlpha) : nil
    case .alphaThreshold:
      guard check(node, SpecVocabulary.canvasThreshold, of: name) else { return nil }
      let (least, most) = (self.number("min", of: node), self.number("max", of: node))
      let color = color("color", of: node) ?? .system(.black)
      return least.map { .alphaThreshold(minimum: $0, maximum: most ?? 1, color) }
    case .projectionTransform:
      return numbers(node, count: 9, name).map {
        .projection(Projection(($0[0], $0[1], $0[2]), ($0[3], $0[4], $0[5]), ($0[6], $0[7], $0[8])))
      }
    }
  }

  private func canvasShadow(_ node: JSONNode) -> CanvasState.Filter? {
    guard check(node, SpecVocabulary.canvasShadow, of: "'shadow'") else { return nil }
    let color = color("color", of: node)
    let (x, y) = (number("x", of: node) ?? 0, number("y", of: node) ?? 0)
    var style = CanvasState.ShadowStyle()
    style.blendMode = choice(DisplayBlendMode.self, "blendMode", of: node) ?? .normal
    style.isAbove = boolean("shadowAbove", of: node) ?? false
    style.isAlone = boolean("shadowOnly", of: node) ?? false
    style.isInverse = boolean("invertsAlpha", of: node) ?? false
    style.isEach = boolean("disablesGroup", of: node) ?? false
    return number("radius", of: node).map {
      .shadow(ShadowValue(color: color, radius: $0, x: x, y: y), style)
    }
  }
}
