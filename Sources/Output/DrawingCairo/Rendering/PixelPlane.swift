internal import Drawing
internal import ViewValues

/// A plane that is drawn flat, finer than the picture, and then projected in space (D10.13).
struct PixelPlane {
  /// Pixels of the plane for one of the picture, along each axis, if there is room.
  private static let fineness = 2.0
  /// The most pixels of the plane for each of the picture: twice as many, as of a plane
  /// and its shadow, with the edges rounded outwards, are at most three surfaces of the picture's
  /// size (D10.21).
  private static let mostPart = 1.4
  /// The same for a plane of light, which is two surfaces, and one more when it is encoded.
  private static let mostPartOfLight = 0.95
  /// The number of samples of the plane for a pixel of the picture along each axis: inside, and at
  /// its possible edges.
  private static let samples = (inside: 2, edge: 4)
  /// The largest number of a plane's pixels along each axis.
  private static let mostPixels = 4096

  private let projection: Projection
  /// The transform from the plane's coordinates to the picture's pixels, without the projection.
  private let transform: AffineTransform
  /// Pixels of the plane for one of the picture, along each axis.
  private var fineness = PixelPlane.fineness
  /// The bounds of its content, in the plane's coordinates.
  private var box = Rect.zero

  init(_ projection: Projection, _ transform: AffineTransform) {
    self.projection = projection
    self.transform = transform
  }

  /// The transform from the plane's coordinates to its pixels.
  var flat: AffineTransform {
    transform.concatenating(AffineTransform(scaleX: fineness, y: fineness))
  }

  /// The projection from the picture's pixels to the plane's coordinates; nil for an edge-on plane.
  private var inverse: Projection? {
    projection.concatenating(Projection(transform)).inverted
  }

  /// The pixels of the plane for content in a rectangle of it, as far as they are visible.
  ///
  /// - Parameter picture: The number of the picture's pixels.
  mutating func pixels(
    of inside: Rect,
    _ group: DisplayGroup,
    _ mixing: ColorMixing,
    seenIn hole: PixelRect,
    ofPicture picture: Int
  ) -> PixelRect? {
    guard let inverse else { return nil }
    var box = inside
    for filter in group.filters { box = box.insetBy(dx: -filter.reach.x, dy: -filter.reach.y) }
    if let seen = inverse.boundingBox(of: hole.rect),
      let both = box.intersection(seen.insetBy(dx: -2, dy: -2))
    {
      box = both
    }
    self.box = box
    let size = transform.boundingBox(of: box).size
    let mostPart =
      switch mixing {
      case .nonLinear, .linear: PixelPlane.mostPart
      case .extendedLinear: PixelPlane.mostPartOfLight
      }
    let part = mostPart * Double(picture) / (size.width * size.height)
    if part < fineness * fineness { fineness = part.squareRoot() }
    let whole = flat.boundingBox(of: box)
    guard whole.size.isFinite else { return nil }
    func pixel(_ place: Double) -> Int { Int(min(max(place, -1e9), 1e9).rounded(.down)) }
    let limits = PixelRect(
      x: pixel(whole.minX),
      y: pixel(whole.minY),
      width: PixelPlane.mostPixels,
      height: PixelPlane.mostPixels
    )
    let rect = PixelRect(whole, within: limits).grown(byX: 1, y: 1)
    return rect.isEmpty ? nil : rect
  }

  /// The projected picture of the plane.
  func seen(
    _ drawn: PixelLayer,
    within hole: PixelRect,
    _ cairo: CairoLibrary
  ) throws(PictureError) -> PixelLayer {
    let box = projection.boundingBox(of: self.box)?.applying(transform)
    let rect = PixelRect(box ?? .zero, within: hole)
    let layer = try PixelLayer(cairo, rect)
    guard let inverse, !rect.isEmpty else { return layer }
    let forward = inverse.concatenating(Projection(flat))
    drawn.surface.withPixels { source, sourceStride in
      layer.surface.withPixels { target, targetStride in
        let plane = Sampled(
          pixels: UnsafeBufferPointer(source),
          stride: sourceStride,
          rect: drawn.rect,
          limits: flat.boundingBox(of: self.box).intersection(drawn.rect.rect) ?? .zero
        )
        for row in 0..<rect.height {
          for column in 0..<rect.width {
            let corner = Point(x: Double(rect.x + column), y: Double(rect.y + row))
            let color = plane.mean(over: corner, forward, samples: PixelPlane.samples)
            let index = row * targetStride + 4 * column
            for channel in 0..<4 { target[index + channel] = UInt8(min(color[channel] + 0.5, 255)) }
          }
        }
      }
    }
    return layer
  }
}

/// The pixels of a plane, interpolated between their centres; clear outside of its edge.
private struct Sampled {
  let pixels: UnsafeBufferPointer<UInt8>
  let stride: Int
  let rect: PixelRect
  /// The edge, in pixels of the plane.
  let limits: Rect

  /// The mean of a pixel of the picture.
  func mean(
    over corner: Point,
    _ projection: Projection,
    samples: (inside: Int, edge: Int)
  ) -> SIMD4<Float> {
    var isInside = true
    for (x, y) in [(0.0, 0.0), (1, 0), (0, 1), (1, 1)] where isInside {
      let place = projection.apply(to: Point(x: corner.x + x, y: corner.y + y))
      isInside = place.map { contains($0) } ?? false
    }
    let count = isInside ? samples.inside : samples.edge
    let step = 1 / Double(count)
    var sum = SIMD4<Float>(repeating: 0)
    for sample in 0..<count * count {
      let point = Point(
        x: corner.x + (Double(sample % count) + 0.5) * step,
        y: corner.y + (Double(sample / count) + 0.5) * step
      )
      // Points behind the eye have no place on the plane.
      guard let place = projection.apply(to: point), contains(place) else { continue }
      sum += color(at: place)
    }
    return sum * Float(step * step)
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= limits.minX && point.x < limits.maxX && point.y >= limits.minY
      && point.y < limits.maxY
  }

  private func color(at point: Point) -> SIMD4<Float> {
    let (left, top) = (point.x - 0.5, point.y - 0.5)
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    let (u, v) = (Float(left - Double(column)), Float(top - Double(row)))
    let above = pixel(column, row) * (1 - u) + pixel(column + 1, row) * u
    let below = pixel(column, row + 1) * (1 - u) + pixel(column + 1, row + 1) * u
    return above * (1 - v) + below * v
  }

  /// A pixel of the plane; beyond the edge that at the edge.
  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
    let x = min(max(column, Int(limits.minX.rounded(.down))), Int(limits.maxX.rounded(.up)) - 1)
    let y = min(max(row, Int(limits.minY.rounded(.down))), Int(limits.maxY.rounded(.up)) - 1)
    guard x >= rect.x, y >= rect.y, x < rect.maxX, y < rect.maxY else {
      return SIMD4(repeating: 0)
    }
    let index = (y - rect.y) * stride + 4 * (x - rect.x)
    return SIMD4(
      Float(pixels[index]),
      Float(pixels[index + 1]),
      Float(pixels[index + 2]),
      Float(pixels[index + 3])
    )
  }
}
