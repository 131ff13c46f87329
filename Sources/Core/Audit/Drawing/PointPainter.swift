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
    /// The index of the end among the steps that are no texts.
    var endBesidesTexts = 0
    /// How far what is in it may reach with its shadows and blurs, in its own coordinates.
    var reach: Rect?
  }

  /// A picture that is being painted.
  private struct Layer {
    var color = PointColor()
    /// The mask's colour at the point; nil before the mask begins.
    var mask: PointColor?
    /// The point in the coordinates of what is painted.
    var point: Point
    var group: DisplayGroup?
    /// Whether it is painted apart and then composited; others paint into the layer below.
    var isPicture: Bool
    /// Whether effects of the group may reach the point.
    var isReached = true
  }

  private var steps: [Step] = []
  /// The positions of all steps but texts.
  private var besidesTexts: [Int] = []
  /// The rectangle of the scene that each step may paint, for a group that of its content; nil for none.
  private var extents: [Rect?] = []
  private let background: PointColor

  init(_ list: DisplayList, background: DisplayColor) {
    self.background = PointColor(background)
    var open: [Int] = []
    // What the groups that are open hold so far.
    var contents: [Rect?] = [nil]
    var transforms: [AffineTransform] = [.identity]
    func hold(_ rect: Rect?) {
      guard let rect else { return }
      contents[contents.count - 1] = contents[contents.count - 1]?.union(rect) ?? rect
    }
    for (position, element) in list.elements.enumerated() {
      if case .text = element {} else { besidesTexts.append(position) }
      let extent = element.extent
      hold(extent)
      // What is turned in space may be anywhere.
      let isTurned = open.contains { start in
        if case .begin(let group) = steps[start] { group.group.projection != nil } else { false }
      }
      extents.append(
        isTurned ? .everywhere : extent.map { (transforms.last ?? .identity).boundingBox(of: $0) }
      )
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
        transforms.append(group.transform.concatenating(transforms.last ?? .identity))
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
          group.endBesidesTexts = besidesTexts.count - 1
          let held = contents.popLast() ?? nil
          let reach = group.group.filters.reduce(0) { max($0, $1.reach) }
          group.reach = held?.insetBy(dx: -reach, dy: -reach)
          hold(group.reach.map { group.group.transform.boundingBox(of: $0) })
          let transform = transforms.popLast() ?? .identity
          extents[start] =
            isTurned ? .everywhere : group.reach.map { transform.boundingBox(of: $0) }
          steps[start] = .begin(group)
        }
        steps.append(.end)
      }
    }
  }

  /// The positions of what may paint within a rectangle of the scene, without other texts than one.
  func steps(in bounds: Rect, text: Int) -> [Int] {
    // Letters touch the edges of their boxes.
    let bounds = bounds.insetBy(dx: -1, dy: -1)
    var found: [Int] = []
    // The ends of the groups that are open.
    var ends: [Int] = []
    var (next, isTextFound) = (0, false)
    func find(_ position: Int) {
      if ends.last == position {
        ends.removeLast()
        found.append(position)
      } else if case .begin(let group) = steps[position] {
        if extents[position]?.meets(bounds) == true {
          found.append(position)
          ends.append(group.end)
        } else {
          next = group.endBesidesTexts
          if (position..<group.end).contains(text) { isTextFound = true }
        }
      } else if case .mask = steps[position] {
        found.append(position)
      } else if extents[position]?.meets(bounds) == true {
        found.append(position)
      }
    }
    while next < besidesTexts.count {
      let position = besidesTexts[next]
      if !isTextFound, position > text {
        found.append(text)
        isTextFound = true
      }
      find(position)
      next += 1
    }
    if !isTextFound { found.append(text) }
    return found
  }

  /// Returns the color seen at a point of the scene.
  ///
  /// - Parameters:
  ///   - candidates: The positions of what may paint there (``steps(in:text:)``).
  ///   - text: The element of the list that is a text and covers the point; other texts are left out.
  ///   - probe: The paint of the text in place of its own.
  func color(
    at point: Point,
    among candidates: [Int],
    covering text: Int?,
    as probe: PointColor? = nil
  ) -> PointColor {
    var layers = [Layer(color: background, point: point, isPicture: true)]
    // Groups that cannot be entered are left out up to their ends.
    var next = 0
    for position in candidates where position >= next {
      let top = layers.count - 1
      let local = layers[top].point
      switch steps[position] {
      case .begin(let group):
        guard let inner = enter(group, from: local) else {
          next = group.end + 1
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

  /// The colour of a paint at a point.
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

extension Rect {
  /// A rectangle that holds all points of a scene.
  fileprivate static let everywhere = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Whether the rectangle and another have a point in common.
  fileprivate func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
