/// A modifier that changes how a view is drawn and nothing about its layout (D0.4).
///
/// A new one needs its case, its name and its arguments, all in this file, and a line in the spec
/// format's table of effects.
public enum DrawingEffect: Sendable, Hashable {
  /// `shadow(color:radius:x:y:)` (D5.10).
  case shadow(ShadowValue)
  /// `blur(radius:opaque:)` (D5.9).
  case blur(radius: Double, isOpaque: Bool)
  /// `brightness(_:)` (D5.12, as the next ones).
  case brightness(Double)
  /// `contrast(_:)`.
  case contrast(Double)
  /// `saturation(_:)`.
  case saturation(Double)
  /// `grayscale(_:)`.
  case grayscale(Double)
  /// `hueRotation(_:)`.
  case hueRotation(degrees: Double)
  /// `colorInvert()`.
  case colorInvert
  /// `colorMultiply(_:)`.
  case colorMultiply(ColorValue)
  /// `luminanceToAlpha()`.
  case luminanceToAlpha
  /// `blendMode(_:)` (D5.2).
  case blendMode(BlendMode)
  /// `compositingGroup()` (D5.4).
  case compositingGroup
  /// `geometryGroup()`: the content moves with the view instead of animating by itself (T1.19).
  case geometryGroup
  /// `drawingGroup(opaque:colorMode:)` (D5.5).
  case drawingGroup(isOpaque: Bool, ColorMixing)
  /// `renderingMode(_:)` of an image; nil for the image's own (D7.3).
  case renderingMode(ImageRenderingMode?)
  /// `interpolation(_:)` of an image (D7.2).
  case interpolation(ImageInterpolation)
  /// `antialiased(_:)` of an image (D7.2).
  case antialiased(Bool)
  /// The resizing mode of an image: stretched or tiled (D7.1).
  case resizingMode(ImageResizingMode)
  /// The file that an image is from, relative to that of the screen.
  case imageFile(String)
  /// `listRowBackground(_:)`; nil for the list's own (D9.5).
  case listRowBackground(StyleValue?)

  /// The name by which SwiftUI calls the modifier.
  package var name: String {
    switch self {
    case .shadow: "shadow"
    case .blur: "blur"
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .colorInvert: "colorInvert"
    case .colorMultiply: "colorMultiply"
    case .luminanceToAlpha: "luminanceToAlpha"
    case .blendMode: "blendMode"
    case .compositingGroup: "compositingGroup"
    case .geometryGroup: "geometryGroup"
    case .drawingGroup: "drawingGroup"
    case .renderingMode: "renderingMode"
    case .interpolation: "interpolation"
    case .antialiased: "antialiased"
    case .resizingMode: "resizingMode"
    case .imageFile: "imageFile"
    case .listRowBackground: "listRowBackground"
    }
  }

  /// The arguments of the modifier, defaults left out.
  package var arguments: [DrawingArgument] {
    switch self {
    case .shadow(let shadow): shadow.arguments
    case .blur(let radius, let isOpaque):
      [DrawingArgument("radius", radius)]
        + (isOpaque ? [DrawingArgument("opaque", .flag(true))] : [])
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount):
      [DrawingArgument(.number(amount))]
    case .hueRotation(let degrees): [DrawingArgument("degrees", degrees)]
    case .colorMultiply(let color): [DrawingArgument("color", .color(color))]
    case .blendMode(let mode): [DrawingArgument(.word(mode.rawValue))]
    case .renderingMode(let mode): [DrawingArgument(mode.map { .word($0.rawValue) } ?? .null)]
    case .interpolation(let interpolation): [DrawingArgument(.word(interpolation.rawValue))]
    case .antialiased(let isAntialiased): [DrawingArgument(.flag(isAntialiased))]
    case .resizingMode(let mode): [DrawingArgument(.word(mode.rawValue))]
    case .imageFile(let path): [DrawingArgument(.word(path))]
    case .listRowBackground(let style): [.style(style)]
    case .drawingGroup(let isOpaque, let mixing):
      (isOpaque ? [DrawingArgument("opaque", .flag(true))] : [])
        + (mixing == .nonLinear ? [] : [DrawingArgument("colorMode", .word(mixing.rawValue))])
    case .colorInvert, .luminanceToAlpha, .compositingGroup, .geometryGroup: []
    }
  }
}

extension DrawingEffect {
  /// Visits the animatable numbers of the effect; false if it has none (T1.11).
  package mutating func visitNumbers(_ visitor: inout some NumberVisiting) -> Bool {
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

  /// Whether the effect draws within the frame, or near it.
  package var staysNear: Bool {
    switch self {
    case .shadow, .blur: false
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .colorInvert,
      .colorMultiply, .luminanceToAlpha, .blendMode, .compositingGroup, .geometryGroup,
      .drawingGroup, .renderingMode, .interpolation, .antialiased, .resizingMode, .imageFile,
      .listRowBackground:
      true
    }
  }
}
