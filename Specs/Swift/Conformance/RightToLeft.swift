import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct RightToLeftCases: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 10) {
      leaf(20, 20)
      leaf(30, 20)
      leaf(40, 20)
    }
    .frame(width: 200, height: 50, alignment: .leading)
    .previewDisplayName("rtl-hstack-3")
    VStack(alignment: .leading, spacing: 0) {
      leaf(50, 20)
      leaf(100, 20)
    }
    .previewDisplayName("rtl-vstack-leading")
    VStack(alignment: .trailing, spacing: 0) {
      leaf(50, 20)
      leaf(100, 20)
    }
    .previewDisplayName("rtl-vstack-trailing")
    leaf(20, 20).frame(width: 100, height: 100, alignment: .topLeading)
      .previewDisplayName("rtl-frame-topleading")
    leaf(100, 100).overlay(alignment: .topTrailing) { leaf(20, 20) }
      .previewDisplayName("rtl-overlay-toptrailing")
    HStack(spacing: 0) {
      Color.red.frame(50, 50)
      Spacer()
      Color.blue.frame(50, 50)
    }
    .previewDisplayName("rtl-spacer")
    VStack(alignment: .leading, spacing: 0) {
      leaf(50, 20).alignmentGuide(.leading) { _ in 10 }
      leaf(50, 20)
    }
    .previewDisplayName("rtl-alignmentguide")
    GeometryReader { _ in leaf(30, 20) }.previewDisplayName("rtl-geometryreader")
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        leaf(20, 10)
        leaf(40, 10)
      }
      leaf(30, 20)
    }
    .previewDisplayName("rtl-nested")
  }
}
