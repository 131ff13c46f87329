import AccessibilityCore
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What is read of views that placeholders stand for (A5.4).
@MainActor
@Suite struct UnredactedTests {
  private func labels<Content: SwiftUI.View>(_ view: Content) throws -> [String?] {
    try screen(view).settle().accessibilityTree().elements.map(\.label)
  }

  @Test func whatIsUnredactedIsRead() throws {
    let view = VStack {
      Text("hidden")
      Text("read").unredacted()
      HStack { Text("too") }.unredacted()
      Text("not").redacted(reason: .placeholder).unredacted()
    }
    #expect(try labels(view.redacted(reason: .placeholder)) == ["read", "too"])
    #expect(try labels(view.redacted(reason: .privacy)) == ["hidden", "read", "too"])
  }
}
