import Testing

@testable import SwiftUI

/// Modifiers of the user's own (V8).
@MainActor
@Suite struct ModifierTests {
  private struct Twice: ViewModifier {
    let probe: Probe
    @State private var count = 0

    func body(content: Content) -> some View {
      let _ = probe.on("modifier") { count += 1 }
      VStack {
        content
        content
        Text(verbatim: "twice \(count)")
      }
    }
  }

  // V8.1
  @Test func eachUseOfTheContentIsAView() throws {
    let probe = Probe()
    let host = HostedView(CounterView(name: "a", probe: probe).modifier(Twice(probe: probe)))
    #expect(try host.texts() == ["a 0", "a 0", "twice 0"])
    probe.run("modifier")
    probe.run("a")
    #expect(try host.texts() == ["a 0", "a 1", "twice 1"])
  }

  private struct Padded: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(length) }
  }

  // V8.1
  @Test func modifiersWrap() throws {
    let both = HostedView(Text("a").modifier(Padded(length: 5).concat(Padded(length: 7))))
    let one = HostedView(Text("a").padding(5).padding(7))
    #expect(try both.frames() == one.frames())
  }
}
