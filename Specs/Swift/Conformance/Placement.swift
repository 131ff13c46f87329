import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct PlacementCases: PreviewProvider {
  static var previews: some View {
    ZStack {
      Color.red.aspectRatio(contentMode: .fit).frame(100, 50)
      Color.green.aspectRatio(contentMode: .fill).frame(50, 100)
    }
    .frame(200, 200).background { Color.blue }
    .previewDisplayName("aspect-nil")
    Color.red.aspectRatio(2, contentMode: .fill).previewDisplayName("aspect-size-1").previewLayout(
      .sizeThatFits
    )
    Color.red.aspectRatio(0.5, contentMode: .fit).previewDisplayName("aspect-size-2").previewLayout(
      .sizeThatFits
    )
    Color.red.aspectRatio(0.5, contentMode: .fit).previewDisplayName("aspect-size-3").previewLayout(
      .sizeThatFits
    )
    Color.red.aspectRatio(3, contentMode: .fit).previewDisplayName("aspect-size-6").previewLayout(
      .sizeThatFits
    )
    Color.red.aspectRatio(3, contentMode: .fill).previewDisplayName("aspect-size-7").previewLayout(
      .sizeThatFits
    )
    Rectangle().aspectRatio(1.5, contentMode: .fit).frame(100, 100)
      .previewDisplayName("tk-aspect-1.5-fit")
    Rectangle().aspectRatio(1.5, contentMode: .fill).frame(100, 100)
      .previewDisplayName("tk-aspect-1.5-fill")
    Rectangle().aspectRatio(0.5, contentMode: .fit).frame(100, 100)
      .previewDisplayName("tk-aspect-0.5-fit")
    Rectangle().aspectRatio(0.5, contentMode: .fill).frame(100, 100)
      .previewDisplayName("tk-aspect-0.5-fill")
    leaf(40, 30).resizable().aspectRatio(contentMode: .fill)
      .previewDisplayName("image-resizable-fill")
    ZStack {
      Color.red.frame(50, 50).position()
      Color.green.frame(50, 50).position(x: 50)
      Color.blue.frame(50, 50).position(y: 50)
      Color.black.frame(50, 50).position(x: 50, y: 50)
    }
    .frame(100, 100)
    .previewDisplayName("position-zstack")
    leaf(30, 20).position(x: 5, y: 5).previewDisplayName("position-nil-proposal").previewLayout(
      .sizeThatFits
    )
    Color.blue.offset(x: 20, y: 15).frame(80, 60).background(Color.red)
      .overlay(Color.green.offset(x: 40, y: 30))
      .previewDisplayName("offset-in-frame")
    Rectangle().frame(100, 50).border(Color.blue).offset(x: 30, y: 30).border(Color.green)
      .previewDisplayName("offset-no-layout-effect")
    Color.blue.frame(80, 60).scaleEffect(0.5, anchor: .topLeading).background { Color.red }
      .previewDisplayName("scale-anchor-topleading")
    Color.blue.frame(80, 60).scaleEffect(0.5).background { Color.red }
      .overlay { Color.green.frame(40, 30).scaleEffect(1.5) }
      .previewDisplayName("scale-centre")
    Color.blue.frame(80, 60).scaleEffect(x: 0.5, y: 1.5).background { Color.red }
      .previewDisplayName("scale-xy")
    GeometryReader { g in
      Color.blue.frame(width: g.size.width / 2, height: g.size.height / 2)
      Color.red.frame(width: g.size.width / 3, height: g.size.height / 3)
    }
    .previewDisplayName("geometryreader-overlap")
    ScrollView(.vertical) { leaf(100, 1000) }.previewDisplayName("scrollview-vertical-hug")
      .previewLayout(.sizeThatFits)
    ScrollView { Color.red }.previewDisplayName("scrollview-colour-content").previewLayout(
      .sizeThatFits
    )
    ScrollView { Color.red.aspectRatio(contentMode: .fill) }.frame(401, 400)
      .previewDisplayName("scrollview-aspect-fill").previewLayout(.sizeThatFits)
    VStack { Divider() }.previewDisplayName("divider-thickness-1x").previewLayout(.sizeThatFits)
    VStack { Divider() }.previewDisplayName("divider-thickness-2x").previewLayout(.sizeThatFits)
    VStack { Divider() }.previewDisplayName("divider-thickness-3x").previewLayout(.sizeThatFits)
    VStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }.previewDisplayName("pixel-thirds-1x")
    VStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }.previewDisplayName("pixel-thirds-2x")
    HStack {
      Color.red
      Color.green
      Color.blue
    }.previewDisplayName("pixel-hstack-thirds-gap8-2x")
    HStack {
      Color.red
      Color.green
      Color.blue
    }.previewDisplayName("pixel-hstack-thirds-gap8-3x")
  }
}
