internal import LayoutCore

// Gradients, as styles and as views.

extension SpecReader {
  /// Reads a gradient, of the kind that its key names, from the object of its arguments.
  func gradient(_ kind: String, _ node: JSONNode) -> StyleValue.Paint? {
    guard check(node, SpecReader.object(ofGradient: kind), of: kind.quoted) else { return nil }
    return gradientMembers(kind, node)
  }

  /// A gradient of a kind, from members that were checked.
  func gradientMembers(_ kind: String, _ node: JSONNode) -> StyleValue.Paint? {
    if kind == "meshGradient" { return mesh(node).map { .meshGradient($0) } }
    let center = unitPoint("center", of: node)
    switch kind {
    case "linearGradient":
      let (start, end) = (unitPoint("startPoint", of: node), unitPoint("endPoint", of: node))
      return gradient(of: node).map { .linearGradient($0, startPoint: start, endPoint: end) }
    case "radialGradient":
      let (start, end) = (number("startRadius", of: node), number("endRadius", of: node))
      guard let gradient = gradient(of: node), let end else { return nil }
      return .radialGradient(gradient, center: center, startRadius: start ?? 0, endRadius: end)
    case "ellipticalGradient":
      let start = number("startRadiusFraction", of: node) ?? 0
      let end = number("endRadiusFraction", of: node) ?? 0.5
      return gradient(of: node).map {
        .ellipticalGradient($0, center: center, startRadius: start, endRadius: end)
      }
    case "angularGradient":
      let (start, end) = (number("startAngle", of: node), number("endAngle", of: node))
      guard let gradient = gradient(of: node), let start, let end else { return nil }
      return .angularGradient(gradient, center: center, startAngle: start, endAngle: end)
    default:
      let angle = number("angle", of: node) ?? 0
      return gradient(of: node).map {
        .angularGradient($0, center: center, startAngle: angle, endAngle: angle + 360)
      }
    }
  }

  private static func object(ofGradient kind: String) -> SpecObject {
    SpecVocabulary.gradientViews.first { $0.key == kind }?.object ?? SpecVocabulary.conicGradient
  }

  /// The colours of a gradient and where they are.
  func gradient(of node: JSONNode) -> GradientValue? {
    let space = choice(GradientValue.MixingSpace.self, "colorSpace", of: node) ?? .device
    guard let list = member("stops", of: node) else {
      if node.value["colors"] == nil {
        error("a gradient needs 'colors' or 'stops'", at: node.place)
      }
      return colors("colors", of: node).map { GradientValue(colors: $0, mixingSpace: space) }
    }
    if node.value["colors"] != nil {
      error("a gradient has 'colors' or 'stops', not both", at: .key(in: node.value, "stops"))
      return nil
    }
    let elements = array(list, of: "an array of stops", "'stops'")
    let stops = elements.compactMap { gradientStop($0) }
    guard list.value.kind == .array, stops.count == elements.count else { return nil }
    return GradientValue(stops: stops, mixingSpace: space)
  }

  private func gradientStop(_ node: JSONNode) -> GradientValue.Stop? {
    guard check(node, SpecVocabulary.gradientStop, of: "a stop") else { return nil }
    let (color, location) = (color("color", of: node), number("location", of: node))
    guard let color, let location else { return nil }
    return GradientValue.Stop(color: color, location: location)
  }

  private func mesh(_ node: JSONNode) -> MeshGradientValue? {
    let width = positiveCount("width", of: node)
    let height = positiveCount("height", of: node)
    let points = member("points", of: node).map { list in
      array(list, of: "an array of points", "'points'").map { unitPoint($0, "a point") }
    }
    let colors = colors("colors", of: node)
    let background = color("background", of: node)
    let isSmooth = boolean("smoothsColors", of: node) ?? true
    let space = choice(GradientValue.MixingSpace.self, "colorSpace", of: node) ?? .device
    guard let width, let height, let points, let colors else { return nil }
    let (product, isTooLarge) = width.multipliedReportingOverflow(by: height)
    for (key, count) in [("points", points.count), ("colors", colors.count)]
    where isTooLarge || count != product {
      error(
        "a mesh of \(width) by \(height) has \(isTooLarge ? "more" : "\(product)") "
          + "\(key), not \(count)",
        at: .value(in: node.value, key: key)
      )
      return nil
    }
    return MeshGradientValue(
      width: width,
      height: height,
      points: points,
      colors: colors,
      background: background ?? .system(.clear),
      smoothsColors: isSmooth,
      mixingSpace: space
    )
  }
}
