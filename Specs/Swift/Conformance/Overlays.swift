import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct OverlayCases: PreviewProvider {
  static var previews: some View {
    Color.gray.frame(100, 100)
      .overlay(alignment: .topLeading) { Rectangle().frame(50, 50) }
      .background(alignment: .topLeading) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-topLeading")
    Color.gray.frame(100, 100)
      .overlay(alignment: .bottomLeading) { Rectangle().frame(50, 50) }
      .background(alignment: .bottomLeading) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-bottomLeading")
    Color.gray.frame(100, 100)
      .overlay(alignment: .top) { Rectangle().frame(50, 50) }
      .background(alignment: .top) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-top")
    Color.gray.frame(100, 100)
      .overlay(alignment: .center) { Rectangle().frame(50, 50) }
      .background(alignment: .center) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-center")
    Color.gray.frame(100, 100)
      .overlay(alignment: .bottom) { Rectangle().frame(50, 50) }
      .background(alignment: .bottom) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-bottom")
    Color.gray.frame(100, 100)
      .overlay(alignment: .topTrailing) { Rectangle().frame(50, 50) }
      .background(alignment: .topTrailing) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-topTrailing")
    Color.gray.frame(100, 100)
      .overlay(alignment: .trailing) { Rectangle().frame(50, 50) }
      .background(alignment: .trailing) { Rectangle().frame(50, 50) }
      .previewDisplayName("tk-overlay-trailing")
    VStack(spacing: 0) {
      Divider().dynamicTypeSize(.accessibility1)
      Divider().dynamicTypeSize(.accessibility2)
      Divider().dynamicTypeSize(.accessibility3)
      Divider().dynamicTypeSize(.accessibility4)
      Divider().dynamicTypeSize(.accessibility5)
    }
    .previewDisplayName("divider-thickness-accessibility")
    .previewLayout(.sizeThatFits)
  }
}
