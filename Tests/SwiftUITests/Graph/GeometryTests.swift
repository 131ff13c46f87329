import Testing

@testable import SwiftUI

/// Readers of geometry (V6).
@MainActor
@Suite struct GeometryTests {
  // V6.1, V6.3
  @Test func aReaderKnowsItsSizeAndPlace() throws {
    var size = CGSize.zero
    var frames: [CGRect] = []
    let host = HostedView(
      GeometryReader { proxy in
        let _ = size = proxy.size
        let _ =
          frames = [
            proxy.frame(in: .local), proxy.frame(in: .named("box")), proxy.frame(in: .global),
          ]
        Text("a")
        Text("b")
      }
      .frame(width: 100, height: 50)
      .padding(10)
      .coordinateSpace(name: "box")
      .padding(20)
      .frame(width: 200, height: 200, alignment: .topLeading)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    )
    let texts = try host.frames()
    #expect(size == CGSize(width: 100, height: 50))
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(frames[1] == CGRect(x: 10, y: 10, width: 100, height: 50))
    #expect(frames[2] == CGRect(x: 30, y: 30, width: 100, height: 50))
    #expect(texts["a"]?.origin == CGPoint(x: 30, y: 30))
    #expect(texts["b"]?.origin == CGPoint(x: 30, y: 30))
  }

  private struct Watcher: View {
    let probe: Probe
    @State private var width: CGFloat = 30

    var body: some View {
      let _ = probe.on("widen") { width = 50 }
      let _ = probe.on("keep") { width = 50.5 }
      Text("a").frame(width: width)
        .onGeometryChange(for: Int.self) {
          Int($0.size.width)
        } action: {
          probe.note("\($0)")
        }
    }
  }

  private struct Swinging: View {
    @State private var isWide = false

    var body: some View {
      Text("a").frame(width: isWide ? 50 : 30)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { width in
          isWide = width < 40
        }
    }
  }

  // V6.2
  @Test func aGeometryThatChangesItselfComesToRest() throws {
    let text = try #require(try HostedView(Swinging()).settle().views.first)
    #expect(text.modifiers.contains { [30, 50].contains($0.frame.width) })
  }

  // V6.2
  @Test func aChangeOfGeometryIsTold() throws {
    let probe = Probe()
    let host = HostedView(Watcher(probe: probe))
    _ = try host.settle()
    #expect(probe.notes == ["30"])
    probe.run("widen")
    _ = try host.settle()
    probe.run("keep")
    _ = try host.settle()
    #expect(probe.notes == ["30", "50"])
  }
}
