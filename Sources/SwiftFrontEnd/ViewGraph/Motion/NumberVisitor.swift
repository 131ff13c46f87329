package import AnimationCore
package import LayoutCore

/// Goes through the numbers of a content that an animation may move (T1.7, T1.11): collects them, or puts
/// others in their places.
struct NumberVisitor: NumberVisiting {
  /// The numbers that have been collected, or those that take their places.
  private(set) var numbers: [Double]
  /// The data of a type of the user's.
  private(set) var own: (any VectorArithmetic)?
  /// What has to be the same for two contents to have anything in between: kinds, counts, what does not
  /// move.
  private(set) var form = Hasher()
  private let replaces: Bool
  private var next = 0
  /// What a colour is in numbers, in linear light; nil if it is not one.
  private let colors: (StyleValue) -> LinearColorNumbers?

  /// Angles, unit points and colours count this much (T1.6).
  static let unitScale = 128.0

  /// A visitor that collects numbers.
  init(_ colors: @escaping (StyleValue) -> LinearColorNumbers?) {
    numbers = []
    replaces = false
    self.colors = colors
  }

  /// A visitor that replaces numbers.
  init(
    replacing data: AnimatedNumbers,
    _ colors: @escaping (StyleValue) -> LinearColorNumbers?
  ) {
    numbers = data.numbers
    own = data.own
    replaces = true
    self.colors = colors
  }

  /// Notes what is not a number.
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

  /// An angle in degrees, which counts in radians.
  mutating func visit(degrees: inout Double) {
    visit(&degrees, scale: NumberVisitor.unitScale * .pi / 180)
  }

  // MARK: Colours and styles

  /// A colour, in linear light (T1.9).
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

  /// A style: between two of a kind there are others, between those of different kinds none (T1.10).
  mutating func visit(_ style: inout StyleValue) {
    switch style.paint {
    case .color(var color):
      visit(&color)
      style.paint = .color(color)
      visit(&style.opacity)
    case .semantic, .current:
      // What the environment has may be a colour.
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

  /// The colours and places of a gradient, pairwise.
  private mutating func visit(_ gradient: inout GradientValue) {
    note(gradient.stops.count)
    for index in gradient.stops.indices {
      visit(&gradient.stops[index].color)
      visit(&gradient.stops[index].location)
    }
  }

  /// The colours and places of a mesh of as many points, pairwise.
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

/// A colour in numbers, in linear light.
public struct LinearColorNumbers: Sendable {
  /// How much red there is.
  public var red: Double
  /// How much green there is.
  public var green: Double
  /// How much blue there is.
  public var blue: Double
  /// How opaque it is.
  public var opacity: Double

  /// Creates a colour; without numbers nothing at all.
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

/// A shape of the user's that can be made of other data.
package protocol AnimatableShape: Sendable {
  /// What is animated of it.
  var data: any VectorArithmetic { get }

  /// The shape with other data of the same type.
  func shape(with data: any VectorArithmetic) -> BasicShape
}
