import Foundation
import Testing
import ViewGraph
import ViewValues

@testable import SwiftUI

/// How much of a time has passed.
@MainActor
@Suite struct TimedProgressTests {
  private func fraction(countsDown: Bool) throws -> Double {
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)
    let shown = ShownScreen(ProgressView(timerInterval: past, countsDown: countsDown))
    let node = try #require(try shown.controls("ProgressView").first)
    guard case .content(.control(.progressView(let value?, _))) = node.output else {
      Issue.record("no progress")
      return .nan
    }
    return value.value / value.range.upperBound
  }

  @Test func aTimeThatIsOverIsDoneOrUsedUp() throws {
    #expect(try fraction(countsDown: false) == 1)
    #expect(try fraction(countsDown: true) == 0)
  }

  @Test func anEmptyModifierLeavesTheViewAsItIs() throws {
    let view = Text(verbatim: "a").modifier(EmptyModifier()).modifier(EmptyModifier.identity)
    #expect(try HostedView(view).settle().views.count == 1)
  }
}
