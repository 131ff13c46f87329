import LayoutCore
import Testing

@testable import SwiftUI

/// How high rows are if someone says it, and what is mirrored.
@MainActor
@Suite struct RowHeightTests {
  private func distance(_ height: CGFloat?) throws -> CGFloat {
    let list = List {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
    .listStyle(.plain)
    let host = height.map { HostedView(list.environment(\.defaultMinListRowHeight, $0)) }
    let frames = try (host ?? HostedView(list)).frames()
    return try #require(frames["b"]).minY - (try #require(frames["a"])).minY
  }

  @Test func rowsAreAtLeastAsHighAsTheEnvironmentSays() throws {
    #expect(try distance(80) == 80)
    #expect(try distance(nil) > 40)
    #expect(try distance(1) < distance(nil))
  }

  @Test func whatFlipsIsMirroredFromRightToLeftOnly() throws {
    let view = Text(verbatim: "a").flipsForRightToLeftLayoutDirection(true)
    func scale(_ direction: SwiftUI.LayoutDirection) throws -> Double {
      let result = try HostedView(view.environment(\.layoutDirection, direction)).settle()
      let view = try #require(result.views.first { $0.string == "a" })
      return RenderedFrames(result).transform(around: view)?.a ?? 1
    }
    #expect(try scale(.leftToRight) == 1)
    #expect(try scale(.rightToLeft) == -1)
  }

  @Test func aValueIsWrappedIfItIsAView() throws {
    #expect(AnyView(_fromValue: 3) == nil)
    let view = try #require(AnyView(_fromValue: Text(verbatim: "a") as Any))
    #expect(try HostedView(view).texts() == ["a"])
  }
}
