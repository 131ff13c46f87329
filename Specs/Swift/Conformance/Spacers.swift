import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct SpacerCases: PreviewProvider {
  static var previews: some View {
    HStack { Spacer() }.previewDisplayName("spacer-size-0").previewLayout(.sizeThatFits)
    VStack { Spacer() }.previewDisplayName("spacer-size-3").previewLayout(.sizeThatFits)
    Spacer().previewDisplayName("spacer-size-4").previewLayout(.sizeThatFits)
    HStack { Spacer(minLength: 12) }.previewDisplayName("spacer-size-6").previewLayout(
      .sizeThatFits
    )
    VStack { Spacer(minLength: 12) }.previewDisplayName("spacer-size-8").previewLayout(
      .sizeThatFits
    )
    HStack {
      Color.red.frame(50, 50)
      Spacer()
      Color.blue.frame(50, 50)
    }
    .frame(200, 80).background(Color.gray)
    .previewDisplayName("spacer-hstack")
    VStack {
      Color.red.frame(50, 40)
      Spacer()
      Color.blue.frame(50, 40)
      Spacer()
      Color.green.frame(50, 40)
    }
    .frame(80, 250).background(Color.gray)
    .previewDisplayName("spacer-multi-v")
    HStack {
      Color.red.frame(50, 50)
      Spacer(minLength: 50)
      Color.blue.frame(50, 50)
    }
    .frame(180, 80).background(Color.gray)
    .previewDisplayName("spacer-minlength50-h")
    VStack {
      Color.red.frame(50, 50)
      Spacer(minLength: 30)
      Color.blue.frame(50, 50)
    }
    .frame(80, 160).background(Color.gray)
    .previewDisplayName("spacer-minlength30-v")
    HStack {
      Color.red.frame(50, 50)
      Color.blue.frame(50, 50)
      Spacer()
    }
    .frame(200, 80).background(Color.gray)
    .previewDisplayName("spacer-end-h")
    HStack {
      Spacer()
      Color.red.frame(50, 50)
      Color.blue.frame(50, 50)
      Spacer()
    }
    .frame(200, 80).background(Color.gray)
    .previewDisplayName("spacer-both-ends-h")
    HStack {
      Color.red.frame(30, 50)
      Spacer(minLength: 100)
      Color.blue.frame(30, 50)
    }
    .frame(200, 80).background(Color.gray)
    .previewDisplayName("spacer-minlength100")
    VStack {
      Color.red.frame(50, 50)
      Spacer()
      Color.blue.frame(50, 50)
    }
    .background(Color.gray)
    .previewDisplayName("spacer-v-no-frame")
    VStack(spacing: 20) {
      HStack {
        Color.red.frame(30, 30)
        Spacer(minLength: 20)
        Color.blue.frame(30, 30)
        Spacer(minLength: 10)
        Color.green.frame(30, 30)
      }
      HStack {
        Spacer()
        Color.yellow.frame(60, 30)
        Spacer()
      }
      HStack {
        Color.orange.frame(40, 30)
        Spacer()
        Color.purple.frame(40, 30)
      }
    }
    .frame(200, 180).background(Color.gray)
    .previewDisplayName("spacer-complex")
    VStack {
      Color.red
      Color.green
      Spacer()
      Color.blue
    }.previewDisplayName("spacer-vs-colours-2")
  }
}
