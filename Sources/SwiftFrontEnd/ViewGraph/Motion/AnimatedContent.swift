import AnimationCore
internal import LayoutCore

/// A content of a node, split into its animatable data and its form (T1.1).
struct AnimatedContent {
  /// The animatable data.
  let data: AnimatedNumbers
  /// The hash of everything else, which must be equal at both ends of an animation.
  private let form: Int

  /// Splits a content; nil if nothing of it is animatable.
  init?(_ content: ViewContent, _ colors: @escaping (StyleValue) -> LinearColorNumbers?) {
    var visitor = NumberVisitor(colors)
    var content = content
    guard content.visit(&visitor) else { return nil }
    data = AnimatedNumbers(visitor.numbers, own: visitor.own)
    form = visitor.form.finalize()
  }

  /// Whether the two can be interpolated.
  func meets(_ other: AnimatedContent) -> Bool {
    form == other.form && data.numbers.count == other.data.numbers.count
      && (data.own == nil) == (other.data.own == nil)
  }
}

extension ViewContent {
  /// The content with other animatable data.
  func replacing(
    _ data: AnimatedNumbers,
    _ colors: @escaping (StyleValue) -> LinearColorNumbers?
  ) -> ViewContent {
    var visitor = NumberVisitor(replacing: data, colors)
    var content = self
    _ = content.visit(&visitor)
    return content
  }

  /// Visits the animatable numbers of the content; false if it has none.
  fileprivate mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    if case .color(var style) = self {
      visitor.visit(&style)
      self = .color(style)
      return true
    }
    if case .shape(var shape) = self {
      visitor.visit(&shape)
      self = .shape(shape)
      return true
    }
    if case .control(var control) = self {
      guard control.visit(&visitor) else { return false }
      self = .control(control)
      return true
    }
    guard case .modifier(var modifier) = self, modifier.visit(&visitor) else { return false }
    self = .modifier(modifier)
    return true
  }
}

extension ModifierContent {
  /// Visits the animatable numbers of the modifier; false if it has none (T1.11).
  ///
  /// Numbers that take part in layout are not visited: views animate to their new places (T1.12).
  fileprivate mutating func visit(_ visitor: inout NumberVisitor) -> Bool {
    switch role {
    case .layout: visitOffset(&visitor)
    case .effect: visitEffect(&visitor)
    case .style, .shape: visitLayer(&visitor)
    case .drawing: visitDrawing(&visitor)
    case .environment: visitSetting(&visitor)
    case .trait, .row, .content: false
    }
  }

  /// Visits an offset, which moves views without a change of layout.
  private mutating func visitOffset(_ visitor: inout NumberVisitor) -> Bool {
    guard case .offset(var offset) = self else { return false }
    visitor.note("offset")
    visitor.visit(&offset)
    self = .offset(offset)
    return true
  }

  private mutating func visitEffect(_ visitor: inout NumberVisitor) -> Bool {
    if case .rotationEffect(var degrees, var anchor) = self {
      visitor.note("rotation")
      visitor.visit(degrees: &degrees)
      visitor.visit(&anchor)
      self = .rotationEffect(degrees: degrees, anchor: anchor)
    } else if case .scaleEffect(var x, var y, var anchor) = self {
      visitor.note("scale")
      visitor.visit(&x)
      visitor.visit(&y)
      visitor.visit(&anchor)
      self = .scaleEffect(x: x, y: y, anchor: anchor)
    } else if case .transformEffect(var transform) = self {
      visitor.note("transform")
      visitor.visit(&transform.a)
      visitor.visit(&transform.b)
      visitor.visit(&transform.c)
      visitor.visit(&transform.d)
      visitor.visit(&transform.tx)
      visitor.visit(&transform.ty)
      self = .transformEffect(transform)
    } else if case .rotation3DEffect(var rotation) = self {
      visitor.note("rotation in space")
      visitor.visit(degrees: &rotation.degrees)
      visitor.visit(&rotation.x)
      visitor.visit(&rotation.y)
      visitor.visit(&rotation.z)
      visitor.visit(&rotation.anchor)
      visitor.visit(&rotation.anchorZ)
      visitor.visit(&rotation.perspective)
      self = .rotation3DEffect(rotation)
    } else {
      return false
    }
    return true
  }

  private mutating func visitLayer(_ visitor: inout NumberVisitor) -> Bool {
    if case .backgroundStyle(var style, let edges) = self {
      visitor.visit(&style)
      self = .backgroundStyle(style, ignoresSafeAreaEdges: edges)
    } else if case .overlayStyle(var style, let edges) = self {
      visitor.visit(&style)
      self = .overlayStyle(style, ignoresSafeAreaEdges: edges)
    } else if case .backgroundShape(var style, var shape, let fill) = self {
      visitor.visit(&style)
      visitor.visit(&shape)
      self = .backgroundShape(style, shape, fill)
    } else if case .overlayShape(var style, var shape, let fill) = self {
      visitor.visit(&style)
      visitor.visit(&shape)
      self = .overlayShape(style, shape, fill)
    } else {
      return false
    }
    return true
  }

  private mutating func visitDrawing(_ visitor: inout NumberVisitor) -> Bool {
    if case .opacity(var opacity) = self {
      visitor.note("opacity")
      visitor.visit(&opacity)
      self = .opacity(opacity)
    } else if case .border(var style, var width) = self {
      visitor.visit(&style)
      visitor.visit(&width)
      self = .border(style, width: width)
    } else if case .clipShape(var shape, let fill) = self {
      visitor.visit(&shape)
      self = .clipShape(shape, fill)
    } else if case .fill(var style, let fill) = self {
      visitor.visit(&style)
      self = .fill(style, fill)
    } else if case .stroke(var style, var line, let isAntialiased) = self {
      visitor.visit(&style)
      visitor.visit(&line)
      self = .stroke(style, line, isAntialiased: isAntialiased)
    } else if case .strokeBorder(var style, var line, let isAntialiased) = self {
      visitor.visit(&style)
      visitor.visit(&line)
      self = .strokeBorder(style, line, isAntialiased: isAntialiased)
    } else {
      guard case .drawing(var effect) = self, effect.visitNumbers(&visitor) else { return false }
      self = .drawing(effect)
    }
    return true
  }

  private mutating func visitSetting(_ visitor: inout NumberVisitor) -> Bool {
    guard case .environment(let change) = self, change.settings.count == 1,
      var setting = change.settings.first, setting.visit(&visitor)
    else { return false }
    self = .environment(EnvironmentChange(setting))
    return true
  }
}

extension EnvironmentSetting {
  /// Visits styles where they are set, which looks the same as in each place that they reach.
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
    case .colorScheme, .colorSchemeContrast, .accessibilityReduceTransparency, .imageScale,
      .symbolRenderingMode, .symbolVariant, .underline, .strikethrough, .textCase, .baselineOffset,
      .monospacedDigit, .monospaced, .fontDesign, .fontWidth:
      return false
    }
    return true
  }
}
