import Testing

@testable import SwiftUI

/// Layouts of the user's own (V9).
@MainActor
@Suite struct LayoutProtocolTests {
  private struct Rank: LayoutValueKey {
    static let defaultValue = 0
  }

  /// Places views below each other by their ranks; without a rank not at all.
  private struct Ranked: Layout {
    var indent: CGFloat = 0

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      CGSize(width: 100, height: 100)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews where subview[Rank.self] > 0 {
        let y = bounds.minY + CGFloat(subview[Rank.self] - 1) * 20
        subview.place(at: CGPoint(x: bounds.minX + indent, y: y), proposal: .unspecified)
      }
    }
  }

  // V9.1, V9.2, V9.4
  @Test func aLayoutPlacesItsViews() throws {
    let host = HostedView(
      Ranked(indent: 3) {
        Text("a").layoutValue(key: Rank.self, value: 2)
        Text("b").layoutValue(key: Rank.self, value: 1)
        Text("c").frame(width: 20, height: 10)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    )
    let frames = try host.frames()
    #expect(frames["a"]?.origin == CGPoint(x: 3, y: 20))
    #expect(frames["b"]?.origin == CGPoint(x: 3, y: 0))
    #expect(frames["c"]?.midX == 50)
    #expect(frames["c"]?.midY == 50)
  }

  // V9.3
  @Test func aLayoutIsMirrored() throws {
    let host = HostedView(
      Ranked(indent: 3) { Text("b").frame(width: 10).layoutValue(key: Rank.self, value: 1) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, .rightToLeft)
    )
    let scene = try host.settle().rootFrame
    #expect(try host.frames()["b"]?.midX == scene.width - 8)
  }

  private struct Turning: View {
    let probe: Probe
    @State private var isRow = true

    var body: some View {
      let _ = probe.on("turn") { isRow.toggle() }
      let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
      layout {
        CounterView(name: "a", probe: probe)
        Text("b")
      }
    }
  }

  // V9.4
  @Test func anotherLayoutKeepsItsViews() throws {
    let probe = Probe()
    let host = HostedView(Turning(probe: probe))
    var frames = try host.frames()
    #expect(frames["a 0"]?.midY == frames["b"]?.midY)
    probe.run("a")
    probe.run("turn")
    frames = try host.frames()
    #expect(frames["a 1"]?.midX == frames["b"]?.midX)
  }
}
