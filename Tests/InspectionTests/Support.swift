import Drawing
import LayoutCore

/// A layout of views that a test builds, with squares for letters.
func layout(
  width: Double = 200,
  height: Double = 100,
  safeArea: EdgeInsets = EdgeInsets(),
  direction: LayoutDirection = .leftToRight,
  _ build: (inout ViewTreeBuilder) -> Void
) -> LayoutResult {
  var builder = ViewTreeBuilder()
  build(&builder)
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  environment.displayScale = 1
  let scene = LayoutScene(
    host: .size(Size(width: width, height: height)),
    safeArea: safeArea,
    environment: environment,
    tree: builder.finish()
  )
  return scene.layout()
}

extension ViewTreeBuilder {
  /// Adds views inside of a container or modifier.
  mutating func inside(_ content: ViewContent, _ body: (inout ViewTreeBuilder) -> Void) {
    open(content)
    body(&self)
    close()
  }

  /// Adds a rectangle of a size.
  mutating func box(_ width: Double, _ height: Double, id: String? = nil) {
    inside(.modifier(.frame(width: width, height: height, alignment: .center))) {
      $0.leaf(.color(nil), id: id)
    }
  }
}

extension Path {
  /// The smallest rectangle around its points.
  var box: Rect {
    let points = elements.flatMap(\.points)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension [DisplayElement] {
  /// The boxes of all lines.
  var lines: [Rect] {
    compactMap { if case .stroke(let path, _, _, _, _) = $0 { path.box } else { nil } }
  }

  /// The boxes of all areas.
  var areas: [Rect] {
    compactMap { if case .fill(let path, _, _, _) = $0 { path.box } else { nil } }
  }

  /// How far each group is moved.
  var origins: [Point] {
    compactMap {
      if case .begin(let group) = $0 {
        Point(x: group.transform.tx, y: group.transform.ty)
      } else {
        nil
      }
    }
  }
}
