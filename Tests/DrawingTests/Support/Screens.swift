import Drawing
import LayoutCore

/// A display list of views that a test builds.
func displayList(
  width: Double = 100,
  height: Double = 100,
  scale: Double = 1,
  _ options: DrawingOptions = .transparent,
  environment change: (inout EnvironmentValues) -> Void = { _ in },
  _ build: (inout ViewTreeBuilder) -> Void
) -> DisplayList {
  var builder = ViewTreeBuilder()
  build(&builder)
  var environment = EnvironmentValues()
  environment.displayScale = scale
  change(&environment)
  let scene = LayoutScene(
    host: .size(Size(width: width, height: height)),
    environment: environment,
    tree: builder.finish()
  )
  return scene.layout().displayList(options)
}

extension DrawingOptions {
  /// Nothing behind the views.
  static var transparent: DrawingOptions {
    var options = DrawingOptions()
    options.background = .none
    return options
  }
}

extension DisplayList {
  /// The elements in short: what they are, groups by what they do.
  var outline: [String] {
    elements.map { element in
      switch element {
      case .fill(_, .color(let color), _, _): "fill \(color.hex)"
      case .fill: "fill"
      case .stroke: "stroke"
      case .text(let text, _): "text \(text.string)"
      case .image: "image"
      case .backdrop: "backdrop"
      case .begin(let group): "begin" + group.words
      case .mask: "mask"
      case .end: "end"
      }
    }
  }
}

extension DisplayGroup {
  fileprivate var words: String {
    var words: [String] = []
    if transform != .identity { words.append("transform") }
    if clip != nil { words.append("clip") }
    for filter in filters {
      switch filter {
      case .blur: words.append("blur")
      case .colorMatrix: words.append("matrix")
      case .shadow: words.append("shadow")
      case .alphaThreshold: words.append("threshold")
      case .linearLight: words.append("linear")
      }
    }
    if hasMask { words.append("masked") }
    if isComposited { words.append("composited") }
    if opacity != 1 { words.append("opacity \(opacity)") }
    if blendMode != .normal { words.append(blendMode.rawValue) }
    return words.map { " " + $0 }.joined()
  }
}
