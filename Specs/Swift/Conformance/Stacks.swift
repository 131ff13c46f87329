import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct StackCases: PreviewProvider {
  static var previews: some View {
    VStack {
      Color.red.frame(40, 40)
      Color.blue.frame(40, 40)
      HStack {
        Color.green.frame(40, 40)
        Color.yellow.frame(40, 40)
      }
    }
    .frame(150, 150).background(Color.black)
    .previewDisplayName("stack-hv-framed-40s")
    VStack(spacing: 20) {
      Color.red.frame(40, 40)
      Color.blue.frame(40, 40)
      HStack(spacing: 30) {
        Color.green.frame(40, 40)
        Color.yellow.frame(40, 40)
      }
    }
    .background(Color.black)
    .previewDisplayName("stack-hv-spacing-20-30")
    VStack(alignment: .leading) {
      Color.red.frame(30, 30)
      Color.blue.frame(40, 40)
      HStack(alignment: .top) {
        Color.green.frame(50, 50)
        Color.yellow.frame(60, 60)
      }
    }
    .background(Color.black)
    .previewDisplayName("stack-hv-alignment")
    VStack {
      Color.red
      Color.blue
      HStack {
        Color.green
        Color.yellow
      }
    }.background(Color.black)
      .previewDisplayName("stack-hv-colours")
    VStack(spacing: 20) {
      Color.red
      Color.yellow.frame(10, 10)
      Color.blue
    }
    .previewDisplayName("stack-same-size-20")
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }.frame(300, 100)
      .previewDisplayName("objc-three-equal")
    HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100)
      Color.green.frame(minWidth: 100)
    }
    .frame(150, 100)
    .previewDisplayName("objc-child-ordering")
    HStack(spacing: 5) {
      Color.red.frame(minWidth: 10, idealWidth: 40, maxWidth: 120)
      Color.green.frame(minWidth: 20, idealWidth: 60, maxWidth: 160).layoutPriority(1)
      Color.blue.frame(minWidth: 15, idealWidth: 35, maxWidth: 90)
    }
    .previewDisplayName("vui-stack-priority-trace").previewLayout(.sizeThatFits)
    HStack(spacing: 5) {
      Color.red.frame(minWidth: 10, maxWidth: .infinity)
      Color.green.frame(minWidth: 10, maxWidth: .infinity)
      Color.blue.frame(minWidth: 15, maxWidth: 90)
    }
    .previewDisplayName("vui-stack-order-equal-infinite").previewLayout(.sizeThatFits)
    HStack(spacing: 5) {
      Color.red.frame(minWidth: 10, maxWidth: .infinity)
      Color.green.frame(minWidth: 20, maxWidth: .infinity)
      Color.blue.frame(minWidth: 15, maxWidth: 90)
    }
    .previewDisplayName("vui-stack-zero-proposal").previewLayout(.sizeThatFits)
    HStack(spacing: 5) {
      Color.red.frame(idealWidth: 30, idealHeight: 10)
      Color.green.frame(idealWidth: 40, idealHeight: 20)
    }
    .previewDisplayName("vui-hstack-nil-major").previewLayout(.sizeThatFits)
    VStack(spacing: 5) {
      Color.red.frame(idealWidth: 10, idealHeight: 30)
      Color.green.frame(idealWidth: 20, idealHeight: 40)
    }
    .previewDisplayName("vui-vstack-nil-major").previewLayout(.sizeThatFits)
    HStack {
      Rectangle()
      Rectangle()
    }.previewDisplayName("tk-hstack-two")
    VStack(spacing: 0) {
      Rectangle()
      Rectangle()
    }.previewDisplayName("tk-vstack-two-sp0")
    HStack(spacing: 0) {
      Rectangle()
      Rectangle()
    }.previewDisplayName("tk-hstack-two-sp0")
    HStack {
      Color.red
      Color.blue
    }.previewDisplayName("stack-ideal-colours").previewLayout(.sizeThatFits)
    HStack {
      Color.red
      Color.blue
    }.previewDisplayName("stack-inf").previewLayout(.sizeThatFits)
    HStack {
      Color.red
      Color.blue
    }.previewDisplayName("stack-width-nil-height-50").previewLayout(.sizeThatFits)
    VStack { Color.red }.previewDisplayName("stack-one-child").previewLayout(.sizeThatFits)
    HStack(spacing: 10) {
      leaf(80, 20)
      leaf(90, 30)
    }.previewDisplayName("stack-overflow").previewLayout(.sizeThatFits)
    HStack(spacing: -10) {
      leaf(50, 20)
      leaf(50, 20)
    }.previewDisplayName("stack-negative-spacing").previewLayout(.sizeThatFits)
    HStack(spacing: 10) {
      leaf(80, 20)
      leaf(90, 30)
    }.previewDisplayName("stack-overflow-centred")
    HStack(spacing: 0) {
      leaf(80, 20)
      leaf(60, 20)
      Color.red
    }
    .previewDisplayName("stack-flex-after-overflow")
    HStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red
        Color.green
      }
      Color.blue
    }
    .previewDisplayName("stack-nested-flexibility")
  }
}
