import Testing

@testable import SwiftUI

/// Which bodies run (V1.17, V1.18).
@MainActor
@Suite struct EvaluationTests {
  private struct Child: View {
    let name: String
    let isOn: Bool
    let probe: Probe

    var body: some View {
      let _ = probe.note(name)
      Text(verbatim: "\(name) \(isOn)")
    }
  }

  private struct Parent: View {
    let probe: Probe
    @State private var isOn = false

    var body: some View {
      let _ = probe.note("parent")
      let _ = probe.on("turn") { isOn.toggle() }
      Child(name: "a", isOn: isOn, probe: probe)
      Child(name: "b", isOn: false, probe: probe)
    }
  }

  /// V1.18: the recorded count, parent 2 and children 3.
  @Test func anUnchangedChildIsNotEvaluated() throws {
    let probe = Probe()
    let host = HostedView(Parent(probe: probe))
    _ = try host.settle()
    probe.run("turn")
    #expect(try host.texts() == ["a true", "b false"])
    #expect(probe.notes == ["parent", "a", "b", "parent", "a"])
    #expect(host.evaluationCount == 5)
  }

  private struct Rounded: View, Equatable {
    let number: Int
    let probe: Probe

    nonisolated static func == (first: Rounded, second: Rounded) -> Bool {
      first.number / 10 == second.number / 10
    }

    var body: some View {
      let _ = probe.note("rounded")
      Text(verbatim: "\(number)")
    }
  }

  private struct Count: View {
    let probe: Probe
    @State private var number = 1

    var body: some View {
      let _ = probe.on("little") { number += 1 }
      let _ = probe.on("much") { number += 10 }
      Rounded(number: number, probe: probe)
    }
  }

  // V1.17
  @Test func viewsThatAreEqualAreNotEvaluated() throws {
    let probe = Probe()
    let host = HostedView(Count(probe: probe))
    _ = try host.settle()
    probe.run("little")
    #expect(try host.texts() == ["1"])
    probe.run("much")
    #expect(try host.texts() == ["12"])
    #expect(probe.notes.count == 2)
  }
}
