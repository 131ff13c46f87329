import AnimationCore
package import LayoutCore

/// A content of a node, taken apart into what an animation may move and what stays (T1.1).
struct AnimatedContent {
  /// What may move.
  let data: AnimatedNumbers
  /// What both ends of a motion have to have in common.
  private let form: Int

  /// Takes a content apart; nil if nothing of it moves.
  init?(_ content: ViewContent, _ colors: @escaping (StyleValue) -> LinearColorNumbers?) {
    var visitor = NumberVisitor(colors)
    var content = content
    guard content.visit(&visitor) else { return nil }
    data = AnimatedNumbers(visitor.numbers, own: visitor.own)
    form = visitor.form.finalize()
  }

  /// Whether there is something between the two.
  func meets(_ other: AnimatedContent) -> Bool {
    form == other.form && data.numbers.count == other.data.numbers.count
      && (data.own == nil) == (other.data.own == nil)
  }
}

extension ViewContent {
  /// The content with other numbers in the places of its own.
  func replacing(
    _ data: AnimatedNumbers,
    _ colors: @escaping (StyleValue) -> LinearColorNumbers?
  ) -> ViewContent {
    var visitor = NumberVisitor(replacing: data, colors)
    var content = self
    _ = content.visit(&visitor)
    return content
  }

  /// Shows a visitor what of the content may move; false if nothing may.
  fileprivate mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    switch self {
    case .color(var style):
      visitor.visit(&style)
      self = .color(style)
      return true
    case .shape(var shape):
      visitor.visit(&shape)
      self = .shape(shape)
      return true
    case .modifier(var modifier):
      guard modifier.visit(&visitor) else { return false }
      self = .modifier(modifier)
      return true
    case .hStack, .vStack, .zStack, .group, .forEach, .conditional, .geometryReader, .lazyHStack,
      .lazyVStack, .scrollView, .rows, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
      .layout, .control, .slot, .text, .textRuns, .measuredText, .image, .symbol, .spacer, .divider,
      .canvas, .emptyView, .unmadeRows, .layoutSubview, .proxied, .geometryContent:
      return false
    }
  }
}

extension ModifierContent {
  /// Shows a visitor what of the modifier may move; false if nothing may (T1.11).
  ///
  /// What has a say in layout does not: the views move to their new places (T1.12).
  fileprivate mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    switch self {
    case .offset(var offset):
      visitor.note("offset")
      visitor.visit(&offset)
      self = .offset(offset)
    case .rotationEffect(var degrees, var anchor):
      visitor.note("rotation")
      visitor.visit(degrees: &degrees)
      visitor.visit(&anchor)
      self = .rotationEffect(degrees: degrees, anchor: anchor)
    case .scaleEffect(var x, var y, var anchor):
      visitor.note("scale")
      visitor.visit(&x)
      visitor.visit(&y)
      visitor.visit(&anchor)
      self = .scaleEffect(x: x, y: y, anchor: anchor)
    case .transformEffect(var transform):
      visitor.note("transform")
      visitor.visit(&transform.a)
      visitor.visit(&transform.b)
      visitor.visit(&transform.c)
      visitor.visit(&transform.d)
      visitor.visit(&transform.tx)
      visitor.visit(&transform.ty)
      self = .transformEffect(transform)
    case .opacity(var opacity):
      visitor.note("opacity")
      visitor.visit(&opacity)
      self = .opacity(opacity)
    case .backgroundStyle(var style, let edges):
      visitor.visit(&style)
      self = .backgroundStyle(style, ignoresSafeAreaEdges: edges)
    case .overlayStyle(var style, let edges):
      visitor.visit(&style)
      self = .overlayStyle(style, ignoresSafeAreaEdges: edges)
    case .backgroundShape(var style, var shape, let fill):
      visitor.visit(&style)
      visitor.visit(&shape)
      self = .backgroundShape(style, shape, fill)
    case .overlayShape(var style, var shape, let fill):
      visitor.visit(&style)
      visitor.visit(&shape)
      self = .overlayShape(style, shape, fill)
    case .border(var style, var width):
      visitor.visit(&style)
      visitor.visit(&width)
      self = .border(style, width: width)
    case .clipShape(var shape, let fill):
      visitor.visit(&shape)
      self = .clipShape(shape, fill)
    case .fill(var style, let fill):
      visitor.visit(&style)
      self = .fill(style, fill)
    case .stroke(var style, var line, let isAntialiased):
      visitor.visit(&style)
      visitor.visit(&line)
      self = .stroke(style, line, isAntialiased: isAntialiased)
    case .strokeBorder(var style, var line, let isAntialiased):
      visitor.visit(&style)
      visitor.visit(&line)
      self = .strokeBorder(style, line, isAntialiased: isAntialiased)
    case .drawing(var effect):
      guard effect.visit(&visitor) else { return false }
      self = .drawing(effect)
    case .environment(let change):
      guard change.settings.count == 1, var setting = change.settings.first,
        setting.visit(&visitor)
      else { return false }
      self = .environment(EnvironmentChange(setting))
    case .padding, .paddingInsets, .frame, .flexibleFrame, .containerRelativeFrame, .fixedSize,
      .aspectRatio, .layoutPriority, .alignmentGuide, .position, .overlay, .background, .mask,
      .coordinateSpace, .layoutValue, .ignoresSafeArea, .safeAreaInset, .safeAreaPadding,
      .safeAreaPaddingInsets, .listRow, .listRowPadding, .listRowInsets, .leastHeight,
      .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment, .presentation,
      .annotation, .zIndex, .hidden, .clipped, .geometryEffect:
      return false
    }
    return true
  }
}

extension DrawingEffect {
  fileprivate mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    switch self {
    case .shadow(var shadow):
      visitor.note("shadow")
      visitor.visit(&shadow.color)
      visitor.visit(&shadow.radius)
      visitor.visit(&shadow.x)
      visitor.visit(&shadow.y)
      self = .shadow(shadow)
    case .blur(var radius, let isOpaque):
      visitor.note("blur")
      visitor.visit(&radius)
      self = .blur(radius: radius, isOpaque: isOpaque)
    case .brightness(var amount):
      visitor.note("brightness")
      visitor.visit(&amount)
      self = .brightness(amount)
    case .contrast(var amount):
      visitor.note("contrast")
      visitor.visit(&amount)
      self = .contrast(amount)
    case .saturation(var amount):
      visitor.note("saturation")
      visitor.visit(&amount)
      self = .saturation(amount)
    case .grayscale(var amount):
      visitor.note("grayscale")
      visitor.visit(&amount)
      self = .grayscale(amount)
    case .hueRotation(var degrees):
      visitor.note("hueRotation")
      visitor.visit(degrees: &degrees)
      self = .hueRotation(degrees: degrees)
    case .colorMultiply(var color):
      visitor.note("colorMultiply")
      visitor.visit(&color)
      self = .colorMultiply(color)
    case .colorInvert, .luminanceToAlpha, .blendMode, .compositingGroup, .geometryGroup,
      .drawingGroup,
      .renderingMode, .interpolation, .antialiased, .resizingMode, .imageFile, .listRowBackground:
      return false
    }
    return true
  }
}

extension EnvironmentSetting {
  /// Styles move where they are set, which is the same to the eye as in each place that they reach.
  fileprivate mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    switch self {
    case .foregroundStyle(var style):
      visitor.visit(&style)
      self = .foregroundStyle(style)
    case .foregroundColor(var color):
      visitor.visit(&color)
      self = .foregroundColor(color)
    case .backgroundStyle(var style):
      visitor.visit(&style)
      self = .backgroundStyle(style)
    case .tint(var style):
      visitor.visit(&style)
      self = .tint(style)
    case .accentColor(var color):
      visitor.visit(&color)
      self = .accentColor(color)
    case .colorScheme, .colorSchemeContrast, .imageScale, .symbolRenderingMode, .symbolVariant,
      .underline, .strikethrough, .textCase, .baselineOffset, .monospacedDigit, .monospaced,
      .fontDesign, .fontWidth:
      return false
    }
    return true
  }
}
