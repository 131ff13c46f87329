package import LayoutCore

extension DisplayListBuilder {
  /// Plans a modifier's effect on the content inside of it.
  mutating func add(_ modifier: ViewHierarchy.Modifier, of view: Int, to plan: inout DrawingPlan) {
    let placed = modifier.placed
    guard let content = placed.content else { return }
    switch content {
    case .opacity(let opacity): plan.fade(opacity)
    case .hidden: plan.isHidden = true
    case .clipped: plan.clip(pixelFrame(of: placed))
    case .clipShape(let shape, let fill):
      let path = hierarchy.shape(shape, of: view) { grid.round($0) }.path(
        in: pixelFrame(of: placed),
        direction: placed.environment.layoutDirection
      )
      plan.clip(path, fill)
    case .rotationEffect, .scaleEffect, .transformEffect, .rotation3DEffect, .geometryEffect:
      if let projection = placed.effectProjection {
        plan.project(projection)
      } else if let transform = placed.effectTransform {
        plan.transform(transform)
      }
    case .background:
      plan.before.append(.views(modifier.content, plan.state))
    case .overlay, .safeAreaInset:
      plan.after.append(.views(modifier.content, plan.state))
    case .mask:
      var group = DisplayGroup()
      group.hasMask = true
      plan.picture(group)
      plan.after += [.views(modifier.content, plan.state), .mask]
    case .presentation(let presentation):
      let frame = placed.presentedFrame ?? .zero
      present(
        Presented(
          views: modifier.content,
          host: view,
          kind: presentation.kind,
          look: presentation.look,
          frame: frame,
          anchor: placed.frame
        )
      )
    case .backgroundStyle, .backgroundShape:
      plan.before.append(.style(modifier, view: view, plan.state))
    case .overlayStyle, .overlayShape, .border:
      plan.after.append(.style(modifier, view: view, plan.state))
    case .drawing(let effect): add(effect, in: placed.frame, of: view, to: &plan)
    case .annotation(let annotation, _):
      if annotation.value.isDisabled == true { plan.state.isDisabled = true }
      if let isRedacted = annotation.value.isRedacted { plan.state.isRedacted = isRedacted }
    case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize,
      .aspectRatio, .layoutPriority, .alignmentGuide, .position, .coordinateSpace, .layoutValue,
      .ignoresSafeArea, .safeAreaPadding, .safeAreaPaddingInsets, .listRow, .listRowPadding,
      .listRowInsets, .leastHeight, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes,
      .gridColumnAlignment, .environment, .offset, .zIndex:
      break
    // The shape draws them itself.
    case .fill, .stroke, .strokeBorder: break
    }
  }

  /// Plans the effect of a transition's modifier, which has no node, on a view with a frame; one
  /// that takes part in layout has no effect (T6.7).
  mutating func add(
    _ modifier: ModifierContent,
    on frame: Rect,
    of view: Int,
    to plan: inout DrawingPlan
  ) {
    let direction = hierarchy.views[view].environment.layoutDirection
    if let effect = modifier.effect(on: frame, direction: direction) {
      if let projection = effect.projection {
        plan.project(projection)
      } else {
        plan.transform(effect.transform)
      }
    } else if case .opacity(let opacity) = modifier {
      plan.fade(opacity)
    } else if case .hidden = modifier {
      plan.isHidden = true
    } else if case .clipShape(let shape, let fill) = modifier {
      plan.clip(shape.path(in: frame, direction: direction), fill)
    } else if case .clipped = modifier {
      plan.clip(frame)
    } else if case .drawing(let effect) = modifier {
      add(effect, in: frame, of: view, to: &plan)
    }
  }

  /// Plans an effect, applied after those inside of it (D0.3); filters are passed on to the leaves
  /// (D5.3).
  private mutating func add(
    _ effect: DrawingEffect,
    in frame: Rect,
    of view: Int,
    to plan: inout DrawingPlan
  ) {
    switch effect {
    case .geometryGroup: break
    case .blendMode(let mode):
      if mode == .normal { break }
      plan.settleFilters()
      plan.state.blendMode = mode
    case .compositingGroup:
      var group = DisplayGroup()
      group.isComposited = true
      plan.picture(group)
    case .drawingGroup(let isOpaque, let mixing):
      var group = DisplayGroup()
      group.isComposited = true
      if mixing != plan.state.mixing { group.mixing = mixing }
      defer { plan.state.mixing = mixing }
      if isOpaque {
        plan.settleFilters()
        // Its picture is that of the frame, on black (D5.6).
        let frame = grid.round(frame)
        guard let inner = plan.state.inside(frame) else { return plan.isHidden = true }
        group.clip = DisplayGroup.Clip(Path(frame), FillValue(isAntialiased: false))
        plan.picture(group)
        plan.state.visible = inner.visible
        plan.before.append(.fill(frame, .black, view: view))
      } else {
        plan.picture(group)
      }
    case .shadow, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation,
      .colorInvert, .colorMultiply, .luminanceToAlpha, .renderingMode, .interpolation,
      .antialiased, .resizingMode, .imageFile, .listRowBackground:
      var resolver = resolver(for: hierarchy.views[view].environment)
      if let filter = DisplayFilter(effect, &resolver) { plan.filter(filter) }
      complain(about: resolver, view: view)
    }
  }
}

extension DisplayFilter {
  /// Creates the filter of an effect; nil for none (D5.13).
  init?(_ effect: DrawingEffect, _ resolver: inout StyleResolver) {
    let matrix: ColorMatrix
    switch effect {
    case .shadow(let shadow):
      self = .shadow(DisplayShadow(shadow, &resolver))
      return
    case .blur(let radius, let isOpaque):
      guard radius > 0 else { return nil }
      self = .blur(radius: radius.clampedRadius, isOpaque: isOpaque)
      return
    case .brightness(let amount): matrix = .brightness(amount)
    case .contrast(let amount): matrix = .contrast(amount)
    case .saturation(let amount): matrix = .saturation(amount)
    case .grayscale(let amount): matrix = .grayscale(amount)
    case .hueRotation(let degrees):
      // The published factors of a hue rotation by 0 are not quite the identity.
      if degrees.truncatingRemainder(dividingBy: 360) == 0 { return nil }
      let (sine, cosine) = sineAndCosine(degrees: degrees)
      matrix = .hueRotation(sine: sine, cosine: cosine)
    case .colorInvert: matrix = .invert()
    case .colorMultiply(let color): matrix = .multiply(resolver.color(color))
    case .luminanceToAlpha: matrix = .luminanceToAlpha
    // The image, the list and the group around draw them.
    case .renderingMode, .interpolation, .antialiased, .resizingMode, .imageFile,
      .listRowBackground, .blendMode, .compositingGroup, .geometryGroup, .drawingGroup:
      return nil
    }
    guard !matrix.isIdentity, matrix.rows.allSatisfy(\.isFinite) else { return nil }
    self = .colorMatrix(matrix)
  }
}

extension DisplayFilter {
  /// The distance by which the filter's result extends beyond its source, in points.
  package var reach: Point {
    switch self {
    case .blur(let radius, _): Point(x: 3 * radius, y: 3 * radius)
    case .shadow(let shadow):
      Point(x: 3 * shadow.radius + abs(shadow.x), y: 3 * shadow.radius + abs(shadow.y))
    case .linearLight(let filter): filter.reach
    case .colorMatrix, .alphaThreshold: .zero
    }
  }

  /// The filter that does the same at another scale.
  func scaled(by scale: Double) -> DisplayFilter {
    switch self {
    case .blur(let radius, let isOpaque): return .blur(radius: radius * scale, isOpaque: isOpaque)
    case .shadow(var shadow):
      shadow.radius *= scale
      shadow.x *= scale
      shadow.y *= scale
      return .shadow(shadow)
    case .linearLight(let filter): return .linearLight(filter.scaled(by: scale))
    case .colorMatrix, .alphaThreshold: return self
    }
  }
}

extension DisplayShadow {
  /// Creates a shadow with its resolved colour.
  init(_ shadow: ShadowValue, _ resolver: inout StyleResolver) {
    self.init(
      color: shadow.color.map { resolver.color($0) } ?? DisplayShadow.standardColor,
      radius: shadow.radius.clampedRadius,
      x: shadow.x.clampedOffset,
      y: shadow.y.clampedOffset
    )
  }
}

extension Double {
  /// A radius within the limits of a blur (D10.21).
  package var clampedRadius: Double { isFinite ? Swift.min(Swift.max(self, 0), 1000) : 0 }

  /// An offset within the limits of a shadow (D10.21).
  fileprivate var clampedOffset: Double {
    isFinite ? Swift.min(Swift.max(self, -100_000), 100_000) : 0
  }
}

extension AffineTransform {
  /// Whether all coefficients are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
