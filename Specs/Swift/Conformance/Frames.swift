import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct FrameCases: PreviewProvider {
  static var previews: some View {
    Rectangle().frame(200, 100).previewDisplayName("tk-frame-fixed")
    Rectangle().frame(minHeight: 0, maxHeight: 200).previewDisplayName("tk-frame-flex-h")
    Rectangle().frame(100, 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(Color.gray)
      .previewDisplayName("tk-frame-align-topLeading")
    Rectangle().frame(100, 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .background(Color.gray)
      .previewDisplayName("tk-frame-align-leading")
    Rectangle().frame(100, 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      .background(Color.gray)
      .previewDisplayName("tk-frame-align-bottomLeading")
    Rectangle().frame(100, 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .background(Color.gray)
      .previewDisplayName("tk-frame-align-top")
    Rectangle().frame(100, 100)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      .background(Color.gray)
      .previewDisplayName("tk-frame-align-bottomTrailing")
    Rectangle().frame(100, 50).frame(width: 130, height: 80, alignment: .bottomTrailing)
      .previewDisplayName("frame-bottomtrailing-as-padding")
    leaf(20, 20).frame(width: 30, height: 30).previewDisplayName("wwdc-image-in-frame")
    leaf(100, 20).frame(maxWidth: .infinity).previewDisplayName("flexframe-fixed100-0")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(maxWidth: 150).previewDisplayName("flexframe-fixed100-1").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(maxWidth: 150).previewDisplayName("flexframe-fixed100-2").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(maxWidth: 80).previewDisplayName("flexframe-fixed100-3").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(maxWidth: 150).previewDisplayName("flexframe-fixed100-4").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(minWidth: 50).previewDisplayName("flexframe-fixed100-9").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(minWidth: 50).previewDisplayName("flexframe-fixed100-11").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(minWidth: 50).previewDisplayName("flexframe-fixed100-12").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(minWidth: 50).previewDisplayName("flexframe-fixed100-14").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(minWidth: 50).previewDisplayName("flexframe-fixed100-15").previewLayout(
      .sizeThatFits
    )
    leaf(100, 20).frame(minWidth: 50, maxWidth: 150).previewDisplayName("flexframe-fixed100-17")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(minWidth: 50, maxWidth: 150).previewDisplayName("flexframe-fixed100-18")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(minWidth: 50, maxWidth: 150).previewDisplayName("flexframe-fixed100-19")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(minWidth: 0, maxWidth: .infinity)
      .previewDisplayName("flexframe-fixed100-21").previewLayout(.sizeThatFits)
    leaf(100, 20).frame(minWidth: 50, maxWidth: 150).previewDisplayName("flexframe-fixed100-23")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(idealWidth: 70, maxWidth: 150).previewDisplayName("flexframe-fixed100-26")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(idealWidth: 70, maxWidth: 150).previewDisplayName("flexframe-fixed100-27")
      .previewLayout(.sizeThatFits)
    leaf(100, 20).frame(minWidth: 120, idealWidth: 70).previewDisplayName("flexframe-fixed100-33")
      .previewLayout(.sizeThatFits)
    Color.red.frame(minWidth: 50).previewDisplayName("flexframe-colour-1").previewLayout(
      .sizeThatFits
    )
    Color.red.frame(minWidth: 50, maxWidth: 150).previewDisplayName("flexframe-colour-2")
      .previewLayout(.sizeThatFits)
    Color.red.frame(idealWidth: 40).previewDisplayName("flexframe-colour-5").previewLayout(
      .sizeThatFits
    )
    Color.red.frame(maxWidth: 50).previewDisplayName("flexframe-colour-6").previewLayout(
      .sizeThatFits
    )
    Color.red.frame(minWidth: 20).previewDisplayName("flexframe-colour-7").previewLayout(
      .sizeThatFits
    )
    leaf(50, 50).frame(maxWidth: 120).previewDisplayName("flexframe-vui-2").previewLayout(
      .sizeThatFits
    )
    leaf(50, 50).frame(minWidth: 80).previewDisplayName("flexframe-vui-3").previewLayout(
      .sizeThatFits
    )
    Color.red.frame(idealWidth: 120, idealHeight: 40).fixedSize(horizontal: false, vertical: true)
      .previewDisplayName("fixedsize-ideal-vertical-only").previewLayout(.sizeThatFits)
    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 0)
      .previewDisplayName("containerrelative-0")
    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 0)
      .previewDisplayName("containerrelative-1")
    Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)
      .previewDisplayName("containerrelative-2")
    Color.red.containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: 8)
      .previewDisplayName("containerrelative-4")
  }
}
