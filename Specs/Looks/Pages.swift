import SwiftUI

/// Pages with their marks: the second of three, below a green and an indigo page.
struct Pages: View {
  var style = PageTabViewStyle()
  @State private var page = 1

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { index in
        Text("Page \(index + 1)")
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(index == 1 ? Color.indigo : .green)
          .tag(index)
      }
    }
    .tabViewStyle(style)
  }
}

#Preview("On a page", traits: .fixedLayout(width: 240, height: 160)) {
  Pages()
}

#Preview("With a background", traits: .fixedLayout(width: 240, height: 160)) {
  Pages().indexViewStyle(.page(backgroundDisplayMode: .always))
}

#Preview("Without marks", traits: .fixedLayout(width: 240, height: 160)) {
  Pages(style: PageTabViewStyle(indexDisplayMode: .never))
}
