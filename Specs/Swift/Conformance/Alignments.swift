import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct AlignmentCases: PreviewProvider {
  static var previews: some View {
    Together {
      VStack(alignment: .leading) {
        ForEach(0..<4) { i in Color.red.alignmentGuide(.leading) { _ in CGFloat(-10 * i) } }
      }
      VStack(alignment: .leading) {
        ForEach(0..<4) { i in Color.red.alignmentGuide(.trailing) { _ in CGFloat(10 * i) } }
      }
      HStack(alignment: .top) {
        ForEach(0..<4) { i in Color.red.alignmentGuide(.top) { _ in CGFloat(-10 * i) } }
      }
      HStack(alignment: .top) {
        ForEach(0..<4) { i in Color.red.alignmentGuide(.bottom) { _ in CGFloat(10 * i) } }
      }
    }
    .previewDisplayName("alignmentguide-xy")
    VStack(alignment: .leading) {
      Rectangle()
      Rectangle().frame(width: 50)
    }
    .previewDisplayName("tk-vstack-align-leading")
    VStack(alignment: .trailing) {
      Rectangle()
      Rectangle().frame(width: 50)
    }
    .previewDisplayName("tk-vstack-align-trailing")
    HStack(alignment: .top) {
      Rectangle()
      Rectangle().frame(height: 50)
    }
    .previewDisplayName("tk-hstack-align-top")
    HStack(alignment: .center) {
      Rectangle()
      Rectangle().frame(height: 50)
    }
    .previewDisplayName("tk-hstack-align-center")
    HStack(alignment: .customVertical, spacing: 0) {
      leaf(20, 10).alignmentGuide(.customVertical) { _ in 16 }
      leaf(20, 10).alignmentGuide(.customVertical) { _ in 16 }
    }
    .previewDisplayName("vui-hstack-guide-16").previewLayout(.sizeThatFits)
    HStack(alignment: .customVertical, spacing: 0) {
      leaf(20, 10).alignmentGuide(.customVertical) { _ in 4 }
      leaf(20, 10).alignmentGuide(.customVertical) { _ in 4 }
    }
    .previewDisplayName("vui-hstack-guide-4").previewLayout(.sizeThatFits)
    VStack(alignment: .customHorizontal, spacing: 0) {
      leaf(20, 10).alignmentGuide(.customHorizontal) { _ in -6 }
      leaf(20, 10).alignmentGuide(.customHorizontal) { _ in -6 }
    }
    .previewDisplayName("vui-vstack-guide--6").previewLayout(.sizeThatFits)
    VStack(alignment: .customHorizontal, spacing: 0) {
      leaf(20, 10).alignmentGuide(.customHorizontal) { _ in 26 }
      leaf(20, 10).alignmentGuide(.customHorizontal) { _ in 26 }
    }
    .previewDisplayName("vui-vstack-guide-26").previewLayout(.sizeThatFits)
    Rectangle().alignmentGuide(.leading) { d in d[.leading] }
      .previewDisplayName("align-explicit-same-value").previewLayout(.sizeThatFits)
    VStack(alignment: .leading, spacing: 0) {
      Rectangle().frame(100, 100).alignmentGuide(.leading) { d in d[.leading] + 30 }
      Rectangle().frame(100, 100)
    }
    .previewDisplayName("align-vstack-leading-plus-30")
    VStack(spacing: 8) {
      leaf(50, 50)
      leaf(50, 50)
    }
    .previewDisplayName("align-baseline-container-no-text").previewLayout(.sizeThatFits)
    leaf(50, 20).alignmentGuide(.leading) { _ in 5 }.padding(.leading, 10)
      .previewDisplayName("align-propagate-padding").previewLayout(.sizeThatFits)
    leaf(50, 20).alignmentGuide(.leading) { _ in 5 }.offset(x: 30)
      .previewDisplayName("align-propagate-offset").previewLayout(.sizeThatFits)
  }
}
