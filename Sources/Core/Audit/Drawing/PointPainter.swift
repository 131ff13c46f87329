internal import Drawing
internal import LayoutCore

/// Works out what a display list paints at single points, with one of its texts or without.
struct PointPainter {
  /// A step of the list, prepared for many questions.
  private enum Step {
    case fill(PreparedPath, DisplayPaint, FillValue, isPlain: Bool)
    case stroke(PreparedPath, DisplayPaint, width: Double, isPlain: Bool)
    case text(DisplayText)
    case image(Rect)
    case backdrop(PreparedPath, FillValue)
    case begin(Group)
    case mask
    case end
  }

  private struct Group {
    var group: DisplayGroup
    var inverse: AffineTransform?
    var clip: PreparedPath?
    /// The position of the group's end.
    var end = 0
    /// How far what is in it may reach with its shadows and blurs, in its own coordinates.
    var reach: Rect?
  }

  /// A picture that is being painted.
  private struct Layer {
    var color = PointColor()
    /// What its mask lets through, once that has begun.
    var mask: PointColor?
    /// The point in the coordinates of what is painted.
    var point: Point
    var group: DisplayGroup?
    /// Whether it is a picture of its own; what is not paints where it is.
    var isPicture: Bool
    /// Whether effects of the group may reach the point.
    var isReached = true
  }

  private var steps: [Step] = []
  private let background: PointColor

  init(_ list: DisplayList, background: DisplayColor) {
    self.background = PointColor(background)
    var open: [Int] = []
    // What the groups that are open hold so far.
    var contents: [Rect?] = [nil]
    func hold(_ rect: Rect?) {
      guard let rect else { return }
      contents[contents.count - 1] = contents[contents.count - 1]?.union(rect) ?? rect
    }
    for element in list.elements {
      hold(element.extent)
      switch element {
      case .fill(let path, let paint, let fill, let mode):
        steps.append(.fill(PreparedPath(path), paint, fill, isPlain: mode == .normal))
      case .stroke(let path, let paint, let stroke, _, let mode):
        steps.append(
          .stroke(PreparedPath(path), paint, width: stroke.lineWidth, isPlain: mode == .normal)
        )
      case .text(let text, _): steps.append(.text(text))
      case .image(let image, _): steps.append(.image(image.frame))
      case .backdrop(let backdrop):
        steps.append(.backdrop(PreparedPath(backdrop.path), backdrop.fill))
      case .begin(let group):
        open.append(steps.count)
        contents.append(nil)
        steps.append(
          .begin(
            Group(
              group: group,
              inverse: group.transform.inverted,
              clip: group.clip.map { PreparedPath($0.path) }
            )
          )
        )
      case .mask: steps.append(.mask)
      case .end:
        if let start = open.popLast(), case .begin(var group) = steps[start] {
          group.end = steps.count
          let held = contents.popLast() ?? nil
          let reach = group.group.filters.reduce(0) { max($0, $1.reach) }
          group.reach = held?.insetBy(dx: -reach, dy: -reach)
          hold(group.reach.map { group.group.transform.boundingBox(of: $0) })
          steps[start] = .begin(group)
        }
        steps.append(.end)
      }
    }
  }

  /// What is seen at a point of the scene.
  ///
  /// - Parameters:
  ///   - text: The element of the list that is a text and covers the point; other texts are left out.
  ///   - probe: What the text is painted with instead of its own paint.
  func color(at point: Point, covering text: Int?, as probe: PointColor? = nil) -> PointColor {
    var layers = [Layer(color: background, point: point, isPicture: true)]
    var position = 0
    while position < steps.count {
      let top = layers.count - 1
      let local = layers[top].point
      switch steps[position] {
      case .begin(let group):
        guard let inner = enter(group, from: local) else {
          position = group.end + 1
          continue
        }
        layers.append(inner)
      case .mask: layers[top].mask = PointColor()
      case .end:
        guard layers.count > 1, let done = layers.popLast() else { break }
        leave(done, into: &layers)
      case .fill(let path, let paint, let fill, let isPlain):
        if path.contains(local, fill) {
          add(PointPainter.color(of: paint, at: local), isPlain, to: &layers)
        }
      case .stroke(let path, let paint, let width, let isPlain):
        if path.isNear(local, width / 2) {
          add(PointPainter.color(of: paint, at: local), isPlain, to: &layers)
        }
      case .text(let drawn):
        if position == text {
          add(probe ?? PointPainter.color(of: drawn.paint, at: local), true, to: &layers)
        }
      case .image(let frame):
        if frame.contains(local) {
          add(PointColor(doubt: "a picture is behind it or over it"), true, to: &layers)
        }
      case .backdrop(let path, let fill):
        if path.contains(local, fill) {
          add(PointColor(doubt: "a material is behind it or over it"), true, to: &layers)
        }
      }
      position += 1
    }
    return layers[0].color
  }

  /// The layer of a group at a point; nil where nothing of it is painted.
  private func enter(_ group: Group, from point: Point) -> Layer? {
    guard let inverse = group.inverse else { return nil }
    let local = inverse.apply(to: point)
    if let clip = group.group.clip, let path = group.clip,
      path.contains(local, clip.fill) == clip.isInverse
    {
      return nil
    }
    return Layer(
      point: local,
      group: group.group,
      isPicture: group.group.isPicture,
      isReached: group.reach?.contains(local) ?? false
    )
  }

  /// Paints what a group has become onto what is around it.
  private func leave(_ layer: Layer, into layers: inout [Layer]) {
    guard layer.isPicture, let group = layer.group else { return }
    var color = layer.color
    if let mask = layer.mask {
      color = color.multiplied(by: group.isMaskInverse ? 1 - mask.opacity : mask.opacity)
      color.doubt = color.doubt ?? mask.doubt
    }
    for filter in group.filters where layer.isReached {
      switch filter {
      case .shadow:
        // A shadow is seen where what casts it is not opaque.
        if color.opacity < 0.995 { color.doubt = color.doubt ?? "a shadow may be behind it" }
      case .blur, .colorMatrix, .linearLight, .alphaThreshold:
        color.doubt = "an effect changes its colors"
      }
    }
    if group.projection != nil, color.opacity > 0 { color.doubt = "it is turned in space" }
    add(color.multiplied(by: group.opacity), group.blendMode == .normal, to: &layers)
  }

  /// Paints a colour onto the innermost picture.
  private func add(_ color: PointColor, _ isPlain: Bool, to layers: inout [Layer]) {
    var color = color
    if !isPlain, color.opacity > 0 { color.doubt = "a blend mode mixes its colors" }
    guard let picture = layers.lastIndex(where: \.isPicture) else { return }
    if layers[picture].mask != nil {
      layers[picture].mask?.paint(color)
    } else {
      layers[picture].color.paint(color)
    }
  }

  /// What a paint has at a point.
  private static func color(of paint: DisplayPaint, at point: Point) -> PointColor {
    switch paint {
    case .color(let color): return PointColor(color)
    case .linear(let gradient, let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      let place = length > 0 ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 1
      return PointColor(gradient.color(at: place))
    case .radial(let gradient, let center, let start, let end, let transform):
      guard let local = transform.inverted?.apply(to: point), end > start else {
        return PointColor(doubt: "a gradient is behind it")
      }
      let (x, y) = (local.x - center.x, local.y - center.y)
      return PointColor(
        gradient.color(at: ((x * x + y * y).squareRoot() - start) / (end - start))
      )
    case .angular: return PointColor(doubt: "a gradient around a point is behind it")
    case .mesh: return PointColor(doubt: "a mesh of colors is behind it")
    case .tiles: return PointColor(doubt: "a pattern is behind it")
    }
  }
}

extension DisplayElement {
  /// Where it paints; nil for what paints nothing itself, and for letters.
  fileprivate var extent: Rect? {
    switch self {
    case .fill(let path, _, _, _): path.boundingRect
    case .stroke(let path, _, let stroke, _, _):
      path.boundingRect?.insetBy(dx: -stroke.lineWidth, dy: -stroke.lineWidth)
    case .text(let text, _):
      text.glyphs.first.map { first in
        let xs = text.glyphs.map(\.origin.x)
        let (least, most) = (xs.min() ?? first.origin.x, xs.max() ?? first.origin.x)
        return Rect(
          x: least - text.size,
          y: first.origin.y - text.size,
          width: most - least + 2 * text.size,
          height: 2 * text.size
        )
      }
    case .image(let image, _): image.frame
    case .backdrop(let backdrop): backdrop.path.boundingRect
    case .begin, .mask, .end: nil
    }
  }
}

extension DisplayFilter {
  /// How far it paints beyond what it is done to.
  fileprivate var reach: Double {
    switch self {
    case .blur(let radius, _): 3 * radius
    case .shadow(let shadow):
      3 * shadow.radius + max(shadow.x.magnitude, shadow.y.magnitude)
    case .linearLight(let filter): filter.reach
    case .colorMatrix, .alphaThreshold: 0
    }
  }
}
