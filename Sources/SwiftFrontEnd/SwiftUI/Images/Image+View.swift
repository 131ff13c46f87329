internal import AccessibilityCore
internal import Assets
internal import LayoutCore
public import ViewGraph

extension Image: _PrimitiveView {
  /// Updates the node's engine content.
  public func _update(_ node: GraphNode) {
    node.setOutput(.content(content(in: EnvironmentValues(node.inputs.environment))))
  }

  /// Appends the image's views to their parent node.
  @MainActor
  public static func _append(_ view: Self, to cursor: inout ChildCursor) {
    cursor.note(view)
    var inner = view
    if let outermost = inner.takeOutermost() {
      return _StyledModifier._append(_StyledModifier(outermost), to: inner, in: &cursor)
    }
    let inputs = cursor.inputs
    cursor.child(PrimitiveNode<Self>.self) {
      $0.take(view, inputs)
    } make: {
      PrimitiveNode(view, key: $0, parent: $1, inputs: inputs)
    }
  }

  /// Removes and returns the outermost of the image's modifiers: its flip, mode, label or
  /// annotation.
  private mutating func takeOutermost() -> ((EnvironmentValues) -> LayoutCore.ModifierContent)? {
    if takeFlip() {
      return {
        .scaleEffect(x: $0.layoutDirection == .rightToLeft ? -1 : 1, y: 1, anchor: .center)
      }
    }
    if let mode = renderingMode {
      renderingMode = nil
      return { _ in .drawing(.renderingMode(mode.engine)) }
    }
    if isTiled {
      isTiled = false
      return { _ in .drawing(.resizingMode(.tile)) }
    }
    if let own = interpolation {
      interpolation = nil
      return { _ in .drawing(.interpolation(own.engine)) }
    }
    if let own = isAntialiased {
      isAntialiased = nil
      return { _ in .drawing(.antialiased(own)) }
    }
    if let mode = symbolMode {
      symbolMode = nil
      return { _ in .setting(.symbolRenderingMode(mode.engine)) }
    }
    if isDecorative {
      isDecorative = false
      return { _ in .annotation(AccessibilityModifier.decorative, bringsViews: false) }
    }
    if let label {
      self.label = nil
      return { .accessibilityLabel(label.string(in: $0), of: "Image") }
    }
    if case .symbol(let name) = source, !isAnnotated {
      isAnnotated = true
      return { _ in .annotation(AccessibilityModifier.symbol(name), bringsViews: false) }
    }
    if case .drawn(let image) = source, !isAnnotated {
      isAnnotated = true
      return { .annotation(image.drawing(in: $0), bringsViews: false) }
    }
    if case .loaded(let image, _) = source, !isAnnotated {
      isAnnotated = true
      return { _ in .drawing(.imageFile(image.name)) }
    }
    return nil
  }

  /// Returns the content for layout.
  private func content(in environment: EnvironmentValues) -> ViewContent {
    let insets = capInsets?.engine
    switch source {
    case .symbol(let name): return .symbol(name, capInsets: insets)
    case .sized(let size), .loaded(_, let size):
      return .image(name: nil, size: size, capInsets: insets)
    case .drawn(let image): return .image(name: nil, size: image.size, capInsets: insets)
    case .named(let name):
      switch AssetCatalogue.current.image(name, for: environment.assetTraits) {
      case .symbol(let symbol): return .symbol(symbol, capInsets: insets)
      case .picture(let picture):
        let caps = insets ?? picture.capInsets
        return .image(name: name, size: picture.size, capInsets: caps)
      // A warning has been written.
      case nil: return .image(name: name, size: .zero, capInsets: insets)
      }
    }
  }

  /// The part of a text that is the image.
  func run(in environment: EnvironmentValues) -> TextRun {
    switch source {
    case .symbol(let name): return TextRun(symbol: name)
    case .sized(let size), .loaded(_, let size): return TextRun(image: size)
    case .drawn(let image): return TextRun(image: image.size)
    case .named(let name):
      switch AssetCatalogue.current.image(name, for: environment.assetTraits) {
      case .symbol(let name): return TextRun(symbol: name)
      case .picture(let picture): return TextRun(image: picture.size)
      case nil: return TextRun(image: .zero)
      }
    }
  }
}

extension Image.TemplateRenderingMode {
  fileprivate var engine: ImageRenderingMode {
    switch self {
    case .template: .template
    case .original: .original
    }
  }
}

extension Image.Interpolation {
  fileprivate var engine: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension EnvironmentValues {
  /// The traits by which assets are selected.
  var assetTraits: AssetTraits {
    var traits = AssetTraits()
    traits.isDark = colorScheme == .dark
    traits.isHighContrast = colorSchemeContrast == .increased
    traits.scale = Double(displayScale)
    traits.layoutDirection = layoutDirection.engine
    traits.locale = locale.identifier(.bcp47)
    traits.idiom = userInterfaceIdiom
    return traits
  }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// The dynamic range that images may use; nil for the system's.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}

extension View {
  /// Sets the dynamic range that images inside may use.
  ///
  /// Inert: images have the standard range; the environment has the value that was set.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
