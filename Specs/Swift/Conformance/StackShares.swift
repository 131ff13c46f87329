import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct StackShareCases: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 0) {
      Rectangle().frame(width: 50)
      Rectangle()
      Rectangle()
    }
    .previewDisplayName("objc-hstack-1").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 200)
      Rectangle()
    }
    .previewDisplayName("objc-hstack-3").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 50)
      Rectangle()
      Rectangle()
    }
    .previewDisplayName("objc-hstack-5").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 90)
      Rectangle().frame(maxWidth: 40)
      Rectangle()
    }
    .previewDisplayName("objc-hstack-6").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 20, maxWidth: 60)
      Rectangle().frame(minWidth: 50, maxWidth: 90)
      Rectangle()
    }
    .previewDisplayName("objc-hstack-9").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 10)
      Rectangle().frame(maxWidth: 90)
      Rectangle().frame(minWidth: 5, maxWidth: 95)
      Rectangle().frame(width: 33)
      Rectangle().frame(minWidth: 70)
      Rectangle()
    }
    .previewDisplayName("objc-hstack-11").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 150)
      Rectangle().frame(minWidth: 20)
      Rectangle().frame(minWidth: 60)
    }
    .previewDisplayName("objc-hstack-15").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 35)
      Rectangle().frame(maxWidth: 76)
      Rectangle().frame(minWidth: 25, maxWidth: 27)
      Rectangle().frame(minWidth: 9)
      Rectangle().frame(minWidth: 88, maxWidth: 90)
    }
    .previewDisplayName("objc-hstack-17").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 81)
      Rectangle().frame(width: 56)
      Rectangle().frame(minWidth: 1, maxWidth: 4)
    }
    .previewDisplayName("objc-hstack-20").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle()
      Rectangle().frame(maxWidth: 41)
      Rectangle().frame(width: 80)
    }
    .previewDisplayName("objc-hstack-21").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 38)
      Rectangle().frame(width: 1)
      Rectangle().frame(maxWidth: 44)
    }
    .previewDisplayName("objc-hstack-23").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(maxWidth: 66)
      Rectangle().frame(width: 42)
      Rectangle().frame(minWidth: 49)
      Rectangle()
    }
    .previewDisplayName("objc-hstack-26").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 17, maxWidth: 53)
      Rectangle()
    }
    .previewDisplayName("objc-hstack-27").previewLayout(.sizeThatFits)
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 30)
      Rectangle().frame(minWidth: 24)
      Rectangle()
      Rectangle().frame(minWidth: 45, maxWidth: 74)
      Rectangle().frame(width: 88)
      Rectangle().frame(width: 33)
    }
    .previewDisplayName("objc-hstack-28").previewLayout(.sizeThatFits)
    VStack {
      Rectangle().frame(minHeight: 50)
      Rectangle().layoutPriority(1)
    }
    .previewDisplayName("tk-vstack-priority")
    HStack {
      Rectangle().frame(minHeight: 50)
      Rectangle().layoutPriority(1)
    }
    .previewDisplayName("tk-hstack-priority")
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 40)
      Color.blue.layoutPriority(1)
    }
    .previewDisplayName("stack-priority-min-reserved")
    HStack(spacing: 0) {
      Color.red.frame(minWidth: 20)
      Color.green.frame(minWidth: 30, maxWidth: 60).layoutPriority(1)
      Color.blue.frame(maxWidth: 100).layoutPriority(2)
    }
    .previewDisplayName("stack-three-priorities")
    HStack(spacing: 0) {
      Color.red.layoutPriority(1).padding(.all, 0)
      Color.blue
    }
    .previewDisplayName("priority-lost-through-padding")
  }
}
