// Three layouts of one's own in one screen, and where their views lie in both directions:
//
//     swift run --package-path tools/examples/CustomLayouts

import LayoutCore

/// A view of a fixed size.
func image(_ id: String, _ width: Double, _ height: Double, to builder: inout ViewTreeBuilder) {
  let size = Size(width: width, height: height)
  builder.leaf(.image(name: id, size: size, capInsets: nil), id: id)
}

var builder = ViewTreeBuilder()
builder.open(.vStack(alignment: .leading, spacing: 10))

builder.open(.layout(AnyLayout(FlowLayout(spacing: 10))), id: "flow")
image("a", 80, 20, to: &builder)
image("b", 60, 20, to: &builder)
image("c", 70, 30, to: &builder)
image("d", 40, 10, to: &builder)
builder.close()

builder.open(.layout(AnyLayout(EqualWidthHStack())), id: "buttons")
image("no", 30, 20, to: &builder)
image("perhaps", 50, 20, to: &builder)
builder.close()

builder.open(.modifier(.frame(width: 100, height: 100, alignment: .center)))
builder.open(.layout(AnyLayout(RadialLayout())), id: "circle")
image("north", 10, 10, to: &builder)
image("east", 10, 10, to: &builder)
builder.open(.modifier(.skippedPlaces(1)))
image("west", 10, 10, to: &builder)
builder.close()
builder.close()
builder.close()

builder.close()

let tree = builder.finish()
for direction in LayoutDirection.allCases {
  var environment = EnvironmentValues()
  environment.layoutDirection = direction
  let scene = LayoutScene(
    host: .size(Size(width: 200, height: 200)),
    environment: environment,
    tree: tree
  )
  print(direction)
  for view in scene.layout().views {
    guard let id = view.id else { continue }
    let frame = view.frame
    print("  \(id): \(frame.minX), \(frame.minY), \(frame.width), \(frame.height)")
  }
}
