import Testing

@testable import SwiftUI

private struct WordKey: EnvironmentKey {
  static let defaultValue = "default"
}

private struct OtherKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }

  fileprivate var other: Int {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// Values that views inherit (V4).
@MainActor
@Suite struct EnvironmentTests {
  private struct Word: View {
    var name = ""
    @Environment(\.word) private var word

    var body: some View { Text(verbatim: name + word) }
  }

  // V4.1, V4.4
  @Test func theNearestWriteWinsBelowIt() throws {
    let host = HostedView(
      VStack {
        Word()
        VStack {
          Word()
          Word().environment(\.word, "inner")
        }
        .environment(\.word, "outer")
        Word()
      }
    )
    #expect(try host.texts() == ["default", "outer", "inner", "default"])
  }

  // V4.2
  @Test func aTransformationGetsTheValueFromOutside() throws {
    let host = HostedView(
      Word().transformEnvironment(\.word) { $0 += "!" }.environment(\.word, "word")
    )
    #expect(try host.texts() == ["word!"])
  }

  // V4.5
  @Test func layersInheritWhatIsSetOutside() throws {
    let host = HostedView(
      Word(name: "a ").environment(\.word, "inner").overlay { Word(name: "b ") }
        .background { Word(name: "c ") }.environment(\.word, "outer")
    )
    #expect(Set(try host.texts()) == ["a inner", "b outer", "c outer"])
  }

  private struct Reader: View {
    let probe: Probe
    @Environment(\.word.count) private var count

    var body: some View {
      let _ = probe.note("reader")
      Text(verbatim: "\(count)")
    }
  }

  private struct Setter: View {
    let probe: Probe
    @State private var word = "ab"
    @State private var other = 0

    var body: some View {
      let _ = probe.on("other") { other += 1 }
      let _ = probe.on("same") { word = "cd" }
      let _ = probe.on("longer") { word = "abc" }
      Reader(probe: probe).environment(\.word, word).environment(\.other, other)
    }
  }

  // V4.3
  @Test func whoReadsAValueIsEvaluatedWhenItDiffers() throws {
    let probe = Probe()
    let host = HostedView(Setter(probe: probe))
    _ = try host.settle()
    probe.run("other")
    probe.run("same")
    _ = try host.settle()
    #expect(probe.notes.count == 1)
    probe.run("longer")
    #expect(try host.texts() == ["3"])
    #expect(probe.notes.count == 2)
  }
}
