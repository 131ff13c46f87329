import EspalierTesting
import SwiftUI
import Testing

/// Shapes that say themselves how large they are, while they change.
@MainActor
@Suite struct ShapeChangeTests {
  private struct Rings: SwiftUI.View {
    @State private var isOpen = false

    var body: some SwiftUI.View {
      VStack {
        ZStack {
          Circle().trim(from: 0, to: isOpen ? 1 : 0.5).stroke(.red)
          Circle().trim(from: 0, to: 0.5).rotation(.degrees(isOpen ? 90 : 0)).stroke(lineWidth: 2)
          Rectangle().frame(width: isOpen ? 10 : 20, height: 10).id("bar")
        }
        .animation(.easeOut, value: isOpen)
        Button("Turn") { withAnimation { isOpen.toggle() } }
      }
      .onAppear {
        withAnimation { isOpen = true }
        isOpen.toggle()
        withAnimation { isOpen.toggle() }
      }
    }
  }

  /// What moves keeps the layout before; the one that goes on knows the sizes of shapes as well.
  @Test func shapesChangeWhileALayoutIsKept() throws {
    let screen = Screen(Rings(), width: 100, height: 200)
    #expect(try screen.frame(of: "bar").width == 10)
    try screen.activate("Turn")
    try screen.activate("Turn")
    try screen.activate("Turn")
    try screen.advance(by: 1)
    #expect(try screen.frame(of: "bar").width == 20)
  }
}
