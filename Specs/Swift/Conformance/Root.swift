import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct RootCases: PreviewProvider {
  static var previews: some View {
    Color.red.frame(alignment: .center).previewDisplayName("root-color-fills")
    Color.red.frame(width: 50, height: 50).previewDisplayName("root-fixed-frame-centred")
    Rectangle().fill(.red).frame(width: 100, height: 100).previewDisplayName("root-shape-100")
    Together {
      Group {
        Color.red
        Group {
          Color.blue
          Color.green
        }
      }.frame(width: 100, height: 100)
    }
    .previewDisplayName("root-group-multi-child-frame")
    leaf(40, 20).previewDisplayName("root-fixed-40x20-in-100x80")
    leaf(40, 20).previewDisplayName("root-fixed-with-safe-area")
    Rectangle().previewDisplayName("leaf-rectangle-zero").previewLayout(.sizeThatFits)
    Rectangle().previewDisplayName("leaf-rectangle-concrete").previewLayout(.sizeThatFits)
    Circle().previewDisplayName("leaf-circle-30x80").previewLayout(.sizeThatFits)
    Circle().previewDisplayName("leaf-circle-inf-50").previewLayout(.sizeThatFits)
    VStack(spacing: 8) {
      Color.red.frame(10, 10)
      EmptyView()
      Color.blue.frame(10, 10)
    }
    .previewDisplayName("leaf-emptyview").previewLayout(.sizeThatFits)
  }
}
