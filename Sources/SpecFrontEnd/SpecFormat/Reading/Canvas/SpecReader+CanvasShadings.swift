internal import LayoutCore

// The shadings that a canvas paints with.

extension SpecReader {
  /// Returns the shading of an item; nil if it is absent or cannot be read.
  func canvasShading(of node: JSONNode, _ scope: CanvasScope) -> CanvasShading? {
    guard let member = member("shading", of: node) else { return nil }
    for kind in CanvasShadingKind.allCases where kind.isMeant(by: member.value) {
      check(member, kind.object, of: "a shading")
      guard let value = self.member(kind.rawValue, of: member) else { return nil }
      return canvasShading(kind, value, scope)
    }
    return style(member, "'shading'").map { .style($0) }
  }

  private func canvasShading(
    _ kind: CanvasShadingKind,
    _ node: JSONNode,
    _ scope: CanvasScope
  ) -> CanvasShading? {
    let name = kind.rawValue.quoted
    if kind == .backdrop { return flag(node, kind.rawValue) ? .backdrop : nil }
    guard check(node, kind.arguments, of: name) else { return nil }
    func point(_ key: String) -> CanvasDrawing.Value<Point>? {
      member(key, of: node).flatMap { canvasPoint($0, key.quoted, scope) }
    }
    func number(_ key: String) -> CanvasDrawing.Value<Double>? {
      member(key, of: node).flatMap { canvasNumber($0, key.quoted, scope) }
    }
    switch kind {
    case .linearGradient:
      let (from, to) = (point("from"), point("to"))
      guard let gradient = canvasGradient(of: node), let from, let to else { return nil }
      return .linearGradient(gradient, from: from, to: to)
    case .radialGradient:
      let (center, start, end) = (point("at"), number("startRadius"), number("endRadius"))
      guard let gradient = canvasGradient(of: node), let center, let end else { return nil }
      return .radialGradient(
        gradient,
        center: center,
        startRadius: start ?? { _ in 0 },
        endRadius: end
      )
    case .conicGradient:
      let (center, angle) = (point("at"), number("angle"))
      guard let gradient = canvasGradient(of: node), let center else { return nil }
      return .conicGradient(gradient, center: center, angle: angle ?? { _ in 0 })
    case .tiledImage:
      let origin = point("origin")
      return imagePaint(members: node).map {
        .tiledImage($0, origin: origin ?? { _ in .zero })
      }
    case .backdrop: return nil
    }
  }

  private func canvasGradient(of node: JSONNode) -> GradientValue? {
    let gradient = gradient(of: node)
    let options = member("options", of: node).map { list in
      array(list, of: "an array of options", "'options'").compactMap {
        choice($0, among: SpecVocabulary.gradientOptions, "an option")
      }
    }
    guard var gradient else { return nil }
    for option in (options ?? []).map({ SpecVocabulary.gradientOptions[$0] }) {
      switch option {
      case "repeat" where gradient.extent != .reflect: gradient.extent = .repeat
      case "mirror": gradient.extent = .reflect
      case "linearColor": gradient.mixesLight = true
      default: break
      }
    }
    return gradient
  }
}
