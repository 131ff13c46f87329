import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct PaddingCases: PreviewProvider {
  static var previews: some View {
    Color.blue.frame(width: 50, height: 30).padding(0).background(Color.red)
      .previewDisplayName("padding-0")
    Color.blue.frame(width: 50, height: 30).padding(.top, 30).background(Color.red)
      .previewDisplayName("padding-top-30")
    Color.blue.frame(width: 50, height: 30).padding(.bottom, 30).background(Color.red)
      .previewDisplayName("padding-bottom-30")
    Color.blue.frame(width: 50, height: 30).padding(.leading, 30).background(Color.red)
      .previewDisplayName("padding-leading-30")
    Color.blue.frame(width: 50, height: 30).padding(.trailing, 30).background(Color.red)
      .previewDisplayName("padding-trailing-30")
    Color.blue.frame(width: 50, height: 30).padding(.horizontal, 40).background(Color.red)
      .previewDisplayName("padding-horizontal-40")
    Color.blue.frame(width: 50, height: 30).padding(.vertical, 40).background(Color.red)
      .previewDisplayName("padding-vertical-40")
    Color.blue.frame(width: 50, height: 30).padding([.top, .trailing], 25).background(Color.red)
      .previewDisplayName("padding-top-trailing-25")
    Color.blue.frame(width: 50, height: 30)
      .padding(EdgeInsets(top: 5, leading: 50, bottom: 10, trailing: 5)).background(Color.red)
      .previewDisplayName("padding-edgeinsets-asym")
    Color.blue.frame(50, 30).padding(10).background(Color.green).padding(20).background(Color.red)
      .previewDisplayName("padding-nested")
    Color.blue.frame(50, 30).padding(.leading, 30).background(Color.green)
      .padding(.top, 20).background(Color.red)
      .previewDisplayName("padding-leading-then-top")
    VStack(spacing: 0) {
      Color.blue.frame(height: 30).padding(.bottom, 20).background(Color.red)
      Color.green.frame(height: 30).padding(.top, 15).background(Color.yellow)
    }
    .previewDisplayName("padding-in-vstack")
    Color.red.padding(16).previewDisplayName("padding-proposal-nil").previewLayout(.sizeThatFits)
    Color.red.padding(16).previewDisplayName("padding-proposal-zero").previewLayout(.sizeThatFits)
    Color.red.padding(16).previewDisplayName("padding-proposal-too-small").previewLayout(
      .sizeThatFits
    )
    Color.red.padding(-10).previewDisplayName("padding-negative").previewLayout(.sizeThatFits)
  }
}
