import SwiftUI

/// A box that goes away when it is told to, and a word for where it is.
struct Moving: View {
  @State private var isAway = false
  @State private var place = "here"

  var body: some View {
    VStack {
      Text(place)
      Rectangle().frame(width: 20, height: 20).offset(x: isAway ? 100 : 0)
      Button("Go") {
        withAnimation(.linear(duration: 0.5)) {
          isAway = true
        } completion: {
          place = "there"
        }
      }
    }
  }
}

#Preview("Moving") { Moving() }
