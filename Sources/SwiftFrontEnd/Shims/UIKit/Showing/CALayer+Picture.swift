extension CALayer {
  /// Returns the layer's own drawing: a path, a gradient or an image; nil for none.
  @MainActor
  func picture() -> AnyView? {
    switch self {
    case let layer as CAShapeLayer: layer.shape
    case let layer as CAGradientLayer: layer.gradient
    default: image
    }
  }

  private var image: AnyView? {
    guard let contents = contents as? CGImage else { return nil }
    let image = UIImage(cgImage: contents).image
    switch contentsGravity {
    case .resizeAspect: return AnyView(image.resizable().aspectRatio(contentMode: .fit))
    case .resizeAspectFill: return AnyView(image.resizable().aspectRatio(contentMode: .fill))
    case .center: return AnyView(image)
    default: return AnyView(image.resizable())
    }
  }
}

extension CAShapeLayer {
  @MainActor
  fileprivate var shape: AnyView? {
    guard let path else { return nil }
    let outline = Path(path)
    let line = StrokeStyle(
      lineWidth: lineWidth,
      lineCap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      lineJoin: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit,
      dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
      dashPhase: lineDashPhase
    )
    return AnyView(
      ZStack {
        if let fillColor {
          outline.fill(
            Color(cgColor: fillColor),
            style: FillStyle(eoFill: fillRule == .evenOdd)
          )
        }
        if let strokeColor, lineWidth > 0 {
          outline.trim(from: strokeStart, to: strokeEnd)
            .stroke(Color(cgColor: strokeColor), style: line)
        }
      }
    )
  }
}

extension CAGradientLayer {
  @MainActor
  fileprivate var gradient: AnyView? {
    let colors = (colors ?? [])
      .compactMap { color -> Color? in
        if let color = color as? CGColor { return Color(cgColor: color) }
        return (color as? UIColor)?._color
      }
    guard !colors.isEmpty else { return nil }
    let places = locations?.map { CGFloat($0.doubleValue) } ?? []
    let stops = colors.enumerated()
      .map { index, color in
        let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
        return Gradient.Stop(
          color: color,
          location: places.indices.contains(index) ? places[index] : even
        )
      }
    let start = UnitPoint(x: startPoint.x, y: startPoint.y)
    let end = UnitPoint(x: endPoint.x, y: endPoint.y)
    let gradient = Gradient(stops: stops)
    let outline = outline
    switch type {
    case .radial:
      let radius = max(
        abs(end.x - start.x) * bounds.width,
        abs(end.y - start.y) * bounds.height
      )
      return AnyView(
        outline.fill(
          RadialGradient(gradient: gradient, center: start, startRadius: 0, endRadius: radius)
        )
      )
    case .conic:
      let angle = Angle.radians(
        Double(atan2(endPoint.y - startPoint.y, endPoint.x - startPoint.x))
      )
      return AnyView(
        outline.fill(AngularGradient(gradient: gradient, center: start, angle: angle))
      )
    default:
      return AnyView(
        outline.fill(LinearGradient(gradient: gradient, startPoint: start, endPoint: end))
      )
    }
  }
}
