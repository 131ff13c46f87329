import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// V10.21.
@MainActor @Suite struct ScrollTargetTests {
  private struct Rows: View {
    let threshold: Double
    let note: ([Int]) -> Void
    let scroll: (ScrollViewProxy) -> Void

    var body: some View {
      ScrollViewReader { proxy in
        let _ = scroll(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
          }
          .scrollTargetLayout()
        }
        .frame(width: 200, height: 100)
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold, note)
      }
    }
  }

  @Test(arguments: [(0.4, [0, 1, 2]), (0.6, [0, 1])])
  func targetsThatAreSeenAreTold(threshold: Double, expected: [Int]) throws {
    var notes: [[Int]] = []
    var proxy: ScrollViewProxy?
    let screen = SwiftUITests.screen(
      Rows(threshold: threshold) {
        notes.append($0)
      } scroll: {
        proxy = $0
      }
    )
    try screen.settle()
    #expect(notes == [expected])
    try screen.settle()
    #expect(notes.count == 1)
    try #require(proxy).scrollTo(10, anchor: .top)
    try screen.settle()
    #expect(notes.last == expected.map { $0 + 10 })
  }
}
