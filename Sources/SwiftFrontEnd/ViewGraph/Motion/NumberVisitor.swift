package import AnimationCore
package import LayoutCore

/// Visits the animatable numbers of a content (T1.7, T1.11): collects them, or replaces them.
struct NumberVisitor: NumberVisiting {
  /// The collected numbers, or those to insert.
  private(set) var numbers: [Double]
  /// The `animatableData` of a program's type.
  private(set) var own: (any VectorArithmetic)?
  /// The hash of everything that must be equal to interpolate two contents: kinds, counts, values
  /// that are not animatable.
  private(set) var form = Hasher()
  private let replaces: Bool
  private var next = 0
  /// The components of a colour in linear light; nil for other styles.
  private let colors: (StyleValue) -> LinearColorNumbers?

  /// The factor of angles, unit points and colours in distances (T1.6).
  static let unitScale = 128.0

  /// Creates a visitor that collects numbers.
  init(_ colors: @escaping (StyleValue) -> LinearColorNumbers?) {
    numbers = []
    replaces = false
    self.colors = colors
  }

  /// Creates a visitor that replaces numbers.
  init(
    replacing data: AnimatedNumbers,
    _ colors: @escaping (StyleValue) -> LinearColorNumbers?
  ) {
    numbers = data.numbers
    own = data.own
    replaces = true
    self.colors = colors
  }

  /// Notes a part that is no number.
  mutating func note(_ part: some Hashable) {
    if !replaces { form.combine(part) }
  }

  mutating func visit(_ number: inout Double, scale: Double) {
    guard replaces else { return numbers.append(number * scale) }
    guard next < numbers.count else { return }
    number = numbers[next] / scale
    next += 1
  }

  mutating func visit(_ point: inout UnitPoint) {
    visit(&point.x, scale: NumberVisitor.unitScale)
    visit(&point.y, scale: NumberVisitor.unitScale)
  }

  mutating func visit(_ point: inout Point) {
    visit(&point.x)
    visit(&point.y)
  }

  mutating func visit(_ size: inout Size) {
    visit(&size.width)
    visit(&size.height)
  }

  /// Visits an angle in degrees, which counts in radians.
  mutating func visit(degrees: inout Double) {
    visit(&degrees, scale: NumberVisitor.unitScale * .pi / 180)
  }

  // MARK: Colours and styles

  /// Visits a colour, in linear light (T1.9).
  mutating func visit(_ color: inout ColorValue) {
    note("color")
    var numbers = colors(.color(color)) ?? LinearColorNumbers()
    visit(&numbers)
    if replaces { color = numbers.color }
  }

  mutating func visit(_ color: inout ColorValue?) {
    guard var some = color else { return note("no color") }
    visit(&some)
    color = some
  }

  private mutating func visit(_ color: inout LinearColorNumbers) {
    visit(&color.red, scale: NumberVisitor.unitScale)
    visit(&color.green, scale: NumberVisitor.unitScale)
    visit(&color.blue, scale: NumberVisitor.unitScale)
    visit(&color.opacity, scale: NumberVisitor.unitScale)
  }

  /// Visits a style: styles of a kind can be interpolated, those of different kinds cannot (T1.10).
  mutating func visit(_ style: inout StyleValue) {
    switch style.paint {
    case .color(var color):
      visit(&color)
      style.paint = .color(color)
      visit(&style.opacity)
    case .semantic, .current:
      // A style of the environment may be a colour.
      guard var numbers = colors(style) else { return note(style) }
      note("color")
      visit(&numbers)
      var one = 1.0
      visit(&one)
      if replaces { style = .color(numbers.color) }
    case .image, .material:
      note(style)
    case .standardGradient(var color):
      note("standard")
      visit(&color)
      style.paint = .standardGradient(color)
      visit(&style.opacity)
    case .meshGradient(var mesh):
      visit(&mesh)
      style.paint = .meshGradient(mesh)
      visit(&style.opacity)
    case .linearGradient(var gradient, var start, var end):
      note("linear")
      visit(&gradient)
      visit(&start)
      visit(&end)
      style.paint = .linearGradient(gradient, startPoint: start, endPoint: end)
      visit(&style.opacity)
    case .radialGradient(var gradient, var center, var start, var end):
      note("radial")
      visit(&gradient)
      visit(&center)
      visit(&start)
      visit(&end)
      style.paint = .radialGradient(gradient, center: center, startRadius: start, endRadius: end)
      visit(&style.opacity)
    case .ellipticalGradient(var gradient, var center, var start, var end):
      note("elliptical")
      visit(&gradient)
      visit(&center)
      visit(&start)
      visit(&end)
      style.paint =
        .ellipticalGradient(gradient, center: center, startRadius: start, endRadius: end)
      visit(&style.opacity)
    case .angularGradient(var gradient, var center, var start, var end):
      note("angular")
      visit(&gradient)
      visit(&center)
      visit(degrees: &start)
      visit(degrees: &end)
      style.paint = .angularGradient(gradient, center: center, startAngle: start, endAngle: end)
      visit(&style.opacity)
    case .levels(var levels):
      note(levels.count)
      for index in levels.indices { visit(&levels[index]) }
      style.paint = .levels(levels)
    }
  }

  mutating func visit(_ style: inout StyleValue?) {
    guard var some = style else { return note("no style") }
    visit(&some)
    style = some
  }

  /// Visits the colours and locations of a gradient, pairwise.
  private mutating func visit(_ gradient: inout GradientValue) {
    note(gradient.stops.count)
    for index in gradient.stops.indices {
      visit(&gradient.stops[index].color)
      visit(&gradient.stops[index].location)
    }
  }

  /// Visits the colours and points of a mesh of equal size, pairwise.
  private mutating func visit(_ mesh: inout MeshGradientValue) {
    note("mesh")
    note([mesh.width, mesh.height, mesh.points.count, mesh.colors.count])
    note(mesh.smoothsColors)
    note(mesh.mixingSpace)
    for index in mesh.points.indices { visit(&mesh.points[index]) }
    for index in mesh.colors.indices { visit(&mesh.colors[index]) }
    visit(&mesh.background)
  }

  mutating func visit(_ line: inout StrokeValue) {
    visit(&line.lineWidth)
    visit(&line.miterLimit)
    visit(&line.dashPhase)
  }

  // MARK: Shapes

  mutating func visit(_ shape: inout BasicShape) {
    switch shape {
    case .rectangle: note("rectangle")
    case .circle: note("circle")
    case .ellipse: note("ellipse")
    case .capsule: note("capsule")
    case .circularCapsule: note("circularCapsule")
    case .path: note("path")
    case .roundedRectangle(var size, let style):
      note("roundedRectangle")
      visit(&size)
      shape = .roundedRectangle(cornerSize: size, style: style)
    case .inset(var base, var amount):
      note("inset")
      visit(&base)
      visit(&amount)
      shape = .inset(base, by: amount)
    case .trim(var base, var start, var end):
      note("trim")
      visit(&base)
      visit(&start)
      visit(&end)
      shape = .trim(base, from: start, to: end)
    case .directed(var base, let behavior):
      visit(&base)
      shape = .directed(base, behavior)
    case .custom(let custom):
      note(custom.typeName)
      guard let source = custom.source?.value as? any AnimatableShape else { return }
      guard replaces else { return own = source.data }
      if let own { shape = source.shape(with: own) }
    }
  }
}

/// The components of a colour in linear light.
public struct LinearColorNumbers: Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity.
  public var opacity: Double

  /// Creates components; by default all are 0.
  public init(red: Double = 0, green: Double = 0, blue: Double = 0, opacity: Double = 0) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  var color: ColorValue {
    ColorValue(
      .components(ColorComponents(.sRGBLinear, red: red, green: green, blue: blue)),
      opacity: opacity
    )
  }
}

/// A shape of the program's that can be made with other data.
package protocol AnimatableShape: Sendable {
  /// The animatable data of the shape.
  var data: any VectorArithmetic { get }

  /// The shape with other data of the same type.
  func shape(with data: any VectorArithmetic) -> BasicShape
}
