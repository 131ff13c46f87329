import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct LayerCases: PreviewProvider {
  static var previews: some View {
    ZStack(alignment: .bottom) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-bottom")
    ZStack(alignment: .leading) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-leading")
    ZStack(alignment: .trailing) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-trailing")
    ZStack(alignment: .topLeading) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-topLeading")
    ZStack(alignment: .topTrailing) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-topTrailing")
    ZStack(alignment: .bottomLeading) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-bottomLeading")
    ZStack(alignment: .bottomTrailing) {
      Color.red.frame(60, 60)
      Color.blue.frame(20, 20)
    }
    .previewDisplayName("zstack-align-bottomTrailing")
    ZStack { Color.red.frame(200, 200) }
      .overlay(alignment: .topLeading) { Color.green.frame(100, 100) }
      .background(alignment: .bottomTrailing) { Color.blue.frame(100, 100) }
      .previewDisplayName("zstack-overlay-background")
    leaf(30, 30)
      .background(alignment: .center) {
        leaf(150, 50)
          .alignmentGuide(HorizontalAlignment.center) { d in d[.trailing] }
          .alignmentGuide(VerticalAlignment.center) { d in d[.top] }
      }
      .previewDisplayName("background-heart-badge")
    GeometryReader { _ in
      VStack {
        Color.white.frame(100, 100).zIndex(1)
        Color.black.frame(100, 100)
      }
      .frame(200, 200)
    }
    .previewDisplayName("zindex-vstack-order")
  }
}
