import SwiftUI
import Testing

/// Where scroll views begin, and where content lies that is smaller than they are (L23.9).
@MainActor
@Suite struct ScrollAnchorTests {
  private func frames(
    _ height: CGFloat,
    _ change: (ScrollView<AnyView>) -> some View
  ) throws -> [String: CGRect] {
    let content = AnyView(
      VStack(spacing: 0) {
        Text("first").frame(width: 100, height: 100)
        Color.clear.frame(width: 100, height: height - 200)
        Text("last").frame(width: 100, height: 100)
      }
    )
    return try LazyScreen(change(ScrollView { content })).frames()
  }

  @Test(arguments: [
    (nil, 50.0), (UnitPoint.top, 50), (.center, 350), (.bottom, 650),
    (UnitPoint(x: 0, y: 0.25), 200),
  ])
  func smallContentLiesAtTheAnchor(_ anchor: UnitPoint?, _ middle: Double) throws {
    let frames = try frames(200) { $0.defaultScrollAnchor(anchor) }
    #expect(frames["first"]?.midY == CGFloat(middle))
  }

  @Test(arguments: [
    (nil, 0.0), (UnitPoint.top, 0), (.center, 100), (.bottom, 200), (UnitPoint(x: 0, y: 0.25), 50),
  ])
  func largeContentBeginsAtTheAnchor(_ anchor: UnitPoint?, _ scrolled: Double) throws {
    let frames = try frames(1_000) { $0.defaultScrollAnchor(anchor) }
    #expect(abs((frames["first"]?.midY ?? 0) - CGFloat(50 - scrolled)) < 0.01)
  }

  @Test func aRoleSaysOneOfTheTwo() throws {
    func places(_ role: ScrollAnchorRole) throws -> [CGFloat?] {
      try [200, 1_000].map { height in
        try frames(height) { $0.defaultScrollAnchor(.bottom, for: role) }["last"]?.midY
      }
    }
    #expect(try places(.alignment) == [750, 950])
    #expect(try places(.initialOffset) == [150, 750])
    #expect(try places(.sizeChanges) == [150, 950])
  }

  @Test func whatIsScrolledLeavesTheMiddle() throws {
    let screen = LazyScreen(
      ScrollView { Text("only").frame(width: 100, height: 1_000) }.defaultScrollAnchor(.center)
    )
    #expect(try screen.frames()["only"]?.midY == 400)
    try screen.scroll(to: 30)
    #expect(try screen.frames()["only"]?.midY == 470)
  }
}
