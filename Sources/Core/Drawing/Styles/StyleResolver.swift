package import ViewValues

/// Resolves styles in an environment (D2).
package struct StyleResolver {
  package let environment: EnvironmentValues
  package let appearance: ColorAppearance
  let resources: any DrawingResources
  /// The names that were asked for and not found.
  package internal(set) var missing: [String] = []

  package init(
    _ environment: EnvironmentValues,
    _ resources: any DrawingResources,
    isElevated: Bool = false
  ) {
    self.environment = environment
    self.resources = resources
    appearance = ColorAppearance(environment, isElevated: isElevated)
  }

  /// The largest depth of styles that refer to each other: `foreground` may be set to itself.
  private static let deepest = 8

  // MARK: Colours

  /// The resolved colour.
  package mutating func color(_ color: ColorValue) -> DisplayColor { self.color(color, depth: 0) }

  private mutating func color(_ color: ColorValue, depth: Int) -> DisplayColor {
    let base: DisplayColor
    switch color.source {
    case .components(let components): base = DisplayColor(components, opacity: 1)
    case .system(.accentColor): base = accent(depth: depth)
    case .system(let system): base = SystemColorTable.color(system, in: appearance)
    case .asset(let name):
      if depth < StyleResolver.deepest,
        let found = resources.color(named: name, in: environment)
      {
        base = self.color(found, depth: depth + 1)
      } else {
        if !missing.contains(name) { missing.append(name) }
        base = SystemColorTable.color(.systemGray4, in: appearance)
      }
    }
    return base.multiplyingOpacity(by: color.opacity)
  }

  /// The environment's accent or tint, else the program's, else blue (D1.20).
  private mutating func accent(depth: Int) -> DisplayColor {
    let blue = SystemColorTable.color(.blue, in: appearance)
    guard depth < StyleResolver.deepest else { return blue }
    if let accent = environment.drawing.accentColor, accent.source != .system(.accentColor) {
      return color(accent, depth: depth + 1)
    }
    if case .color(let tint)? = environment.drawing.tint?.paint,
      tint.source != .system(.accentColor)
    {
      return color(tint, depth: depth + 1)
    }
    if let own = resources.color(named: "AccentColor", in: environment) {
      return color(own, depth: depth + 1)
    }
    return blue
  }

  // MARK: Styles

  /// The style resolved for a rectangle, which gradients and images span (D2.10).
  package mutating func resolve(_ style: StyleValue, in bounds: Rect) -> ResolvedStyle {
    resolve(style, bounds, depth: 0)
  }

  /// The current foreground style resolved for a rectangle (D2.1).
  package mutating func foreground(in bounds: Rect) -> ResolvedStyle {
    resolve(.level(.primary), bounds, depth: 0)
  }

  /// The colour of the current foreground style, if only a colour is possible.
  package mutating func foregroundColor() -> DisplayColor {
    if case .paint(.color(let color)) = foreground(in: .zero).paint { return color }
    return SystemColorTable.color(.label, in: appearance)
  }

  /// The tint as a colour (D2.7).
  package mutating func tintColor() -> DisplayColor {
    if case .paint(.color(let color)) = resolve(.semantic(.tint), in: .zero).paint {
      return color
    }
    return SystemColorTable.color(.blue, in: appearance)
  }

  private mutating func resolve(
    _ style: StyleValue,
    _ bounds: Rect,
    depth: Int
  ) -> ResolvedStyle {
    var resolved = base(of: style, bounds, depth: depth).multiplyingOpacity(by: style.opacity)
    if style.blendMode != .normal { resolved.blendMode = style.blendMode }
    resolved.shadows += style.shadows
    return resolved
  }

  private mutating func base(
    of style: StyleValue,
    _ bounds: Rect,
    depth: Int
  ) -> ResolvedStyle {
    let factor = style.level.factor
    let paint: DisplayPaint
    switch style.paint {
    case .current: return current(style.level, bounds, depth: depth)
    case .semantic(let semantic): return resolve(semantic, style.level, bounds, depth: depth)
    case .levels(let levels): return level(style.level, of: levels, bounds, depth: depth)
    case .material(let material):
      let filter = MaterialTable.filter(of: material, in: appearance)
      let paint =
        environment.drawing.reducesTransparency
        ? ResolvedStyle.Paint.paint(.color(filter.opaqueColor)) : .material(filter)
      return ResolvedStyle(paint).multiplyingOpacity(by: factor)
    case .color(let color): paint = .color(self.color(color))
    case .standardGradient(let color): paint = standardGradient(self.color(color), bounds)
    case .linearGradient(let gradient, let start, let end):
      paint = .linear(
        self.gradient(gradient),
        from: point(start, in: bounds),
        to: point(end, in: bounds)
      )
    case .radialGradient(let gradient, let center, let start, let end):
      paint = .radial(
        self.gradient(gradient),
        center: point(center, in: bounds),
        startRadius: start,
        endRadius: end,
        transform: .identity
      )
    case .ellipticalGradient(let gradient, let center, let start, let end):
      // In the unit square, which is then stretched (D3.7).
      paint = .radial(
        self.gradient(gradient),
        center: Point(x: physical(center.x), y: center.y),
        startRadius: start,
        endRadius: end,
        transform: AffineTransform(
          a: bounds.width,
          d: bounds.height,
          tx: bounds.minX,
          ty: bounds.minY
        )
      )
    case .angularGradient(let gradient, let center, let start, let end):
      paint = .angular(
        self.gradient(gradient),
        center: point(center, in: bounds),
        startAngle: start,
        endAngle: end
      )
    case .meshGradient(let mesh): paint = .mesh(self.mesh(mesh), bounds)
    case .image(let image): paint = tiles(image, bounds)
    }
    return ResolvedStyle(.paint(paint.multiplyingOpacity(by: factor)))
  }

  // MARK: Levels

  /// A level of the current foreground style, that of labels where none is set (D2.2).
  private mutating func current(
    _ level: HierarchicalLevel,
    _ bounds: Rect,
    depth: Int
  ) -> ResolvedStyle {
    guard let base = environment.drawing.foregroundStyle, depth < StyleResolver.deepest,
      !base.isCurrent
    else {
      // A style that was set is a level of the labels itself.
      guard let base = environment.drawing.foregroundStyle, base.isCurrent,
        base != .level(.primary)
      else { return ResolvedStyle(label(level)) }
      var style = ResolvedStyle(label(base.level))
        .multiplyingOpacity(by: base.opacity * level.factor)
      style.blendMode = base.blendMode
      style.shadows = base.shadows
      return style
    }
    if case .levels(let levels) = base.paint {
      return self.level(level, of: levels, bounds, depth: depth)
        .multiplyingOpacity(by: base.opacity)
    }
    return resolve(base, bounds, depth: depth + 1)
      .multiplyingOpacity(by: level.factor)
  }

  /// One of the styles that were set for levels; deeper ones derive from the last (D2.4).
  private mutating func level(
    _ level: HierarchicalLevel,
    of levels: [StyleValue],
    _ bounds: Rect,
    depth: Int
  ) -> ResolvedStyle {
    guard let last = levels.last, depth < StyleResolver.deepest else {
      return ResolvedStyle(label(level))
    }
    if level.index < levels.count {
      return resolve(levels[level.index], bounds, depth: depth + 1)
    }
    let beyond = HierarchicalLevel.allCases[level.index - levels.count + 1]
    return resolve(last, bounds, depth: depth + 1)
      .multiplyingOpacity(by: beyond.factor)
  }

  private func label(_ level: HierarchicalLevel) -> DisplayColor {
    switch level {
    case .primary: SystemColorTable.color(.label, in: appearance)
    case .secondary: SystemColorTable.color(.secondaryLabel, in: appearance)
    case .tertiary: SystemColorTable.color(.tertiaryLabel, in: appearance)
    case .quaternary: SystemColorTable.color(.quaternaryLabel, in: appearance)
    case .quinary: SystemColorTable.quinaryLabel(in: appearance)
    }
  }

  // MARK: By purpose

  private mutating func resolve(
    _ style: SemanticStyle,
    _ level: HierarchicalLevel,
    _ bounds: Rect,
    depth: Int
  ) -> ResolvedStyle {
    func system(_ color: SystemColor) -> ResolvedStyle {
      ResolvedStyle(SystemColorTable.color(color, in: appearance))
    }
    let factor = level.factor
    switch style {
    case .foreground: return current(level, bounds, depth: depth + 1)
    case .background:
      if let own = environment.drawing.backgroundStyle, own.paint != .semantic(.background),
        depth < StyleResolver.deepest
      {
        return resolve(own, bounds, depth: depth + 1).multiplyingOpacity(by: factor)
      }
      return ResolvedStyle(background(depth: level.index))
    case .tint, .selection:
      if let tint = environment.drawing.tint, tint.paint != .semantic(.tint),
        depth < StyleResolver.deepest
      {
        return resolve(tint, bounds, depth: depth + 1).multiplyingOpacity(by: factor)
      }
      return ResolvedStyle(color(.system(.accentColor))).multiplyingOpacity(by: factor)
    case .separator:
      return ResolvedStyle(SystemColorTable.separatorStyle(in: appearance))
        .multiplyingOpacity(by: factor)
    case .link: return system(.link).multiplyingOpacity(by: factor)
    case .placeholder: return system(.placeholderText).multiplyingOpacity(by: factor)
    case .fill:
      switch level {
      case .primary: return system(.systemFill)
      case .secondary: return system(.secondarySystemFill)
      case .tertiary: return system(.tertiarySystemFill)
      case .quaternary, .quinary: return system(.quaternarySystemFill)
      }
    case .windowBackground: return system(.systemBackground).multiplyingOpacity(by: factor)
    }
  }

  /// The system's background at a depth (D2.8), which is one deeper in presentations (D1.17).
  private func background(depth: Int) -> DisplayColor {
    switch appearance.scheme {
    case .light: depth % 2 == 0 ? .white : DisplayColor(242, 242, 247)
    case .dark:
      switch appearance.isElevated ? depth + 1 : depth {
      case 0: .black
      case 1: DisplayColor(28, 28, 30)
      case 2: DisplayColor(44, 44, 46)
      default: DisplayColor(58, 58, 60)
      }
    }
  }
}

extension StyleValue {
  /// Whether it is a level of the style around it.
  fileprivate var isCurrent: Bool {
    if case .current = self.paint { return true }
    return self.paint == .semantic(.foreground)
  }
}
