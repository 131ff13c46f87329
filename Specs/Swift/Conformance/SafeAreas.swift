import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct SafeAreaCases: PreviewProvider {
  static var previews: some View {
    Color.red
      .safeAreaInset(edge: .leading) { Color.green.frame(width: 10) }
      .safeAreaInset(edge: .top) { Color.blue.frame(height: 20) }
      .safeAreaInset(edge: .trailing) { Color.gray.frame(width: 30) }
      .safeAreaInset(edge: .bottom) { Color.yellow.frame(height: 40) }
      .previewDisplayName("safeareainset-four-edges")
    Color.red.ignoresSafeArea(.container)
      .previewDisplayName("safearea-ignore-container-with-keyboard")
    Color.red.ignoresSafeArea().previewDisplayName("safearea-ignore-all")
    Color.red.ignoresSafeArea(edges: .bottom).previewDisplayName("safearea-ignore-bottom-edge")
    Color.red.previewDisplayName("safearea-default")
  }
}
