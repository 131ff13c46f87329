import Testing
import ViewGraph

@testable import SwiftUI

/// Values that live with a view, and what reads them (V2).
@MainActor
@Suite struct StateTests {
  private struct Owner: View {
    let probe: Probe
    @State private var start = 5

    var body: some View {
      let _ = probe.on("restart") { start = 7 }
      Kept(start: start, probe: probe)
    }
  }

  private struct Kept: View {
    let start: Int
    let probe: Probe
    @State private var count: Int

    init(start: Int, probe: Probe) {
      self.start = start
      self.probe = probe
      _count = State(initialValue: start)
    }

    var body: some View {
      let _ = probe.on("add") { count += 1 }
      Text(verbatim: "\(start) \(count)")
    }
  }

  // V2.2
  @Test func theInitialValueCountsOnce() throws {
    let probe = Probe()
    let host = HostedView(Owner(probe: probe))
    #expect(try host.texts() == ["5 5"])
    probe.run("add")
    probe.run("restart")
    #expect(try host.texts() == ["7 6"])
  }

  // V2.4
  @Test func outsideOfAViewWritesAreDropped() {
    let state = State(wrappedValue: 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 1)
    state.projectedValue.wrappedValue = 3
    #expect(state.projectedValue.wrappedValue == 1)
  }

  private struct Writer: View {
    let probe: Probe
    @State private var x = 0

    var body: some View {
      let _ = probe.note("\(x)")
      let _ = probe.on("write") {
        x = 1
        x = 2
        probe.note("wrote \(x)")
        withAnimation {
          x = 3
          x = 4
        }
      }
      let _ = probe.on("same") { x = 4 }
      Text(verbatim: "\(x)")
    }
  }

  /// V2.5, V2.6: the recorded order, bodies with 0, 2 and 4; V2.7.
  @Test func writesOfATransactionAreOneUpdate() throws {
    let probe = Probe()
    let host = HostedView(Writer(probe: probe))
    _ = try host.settle()
    probe.run("write")
    #expect(try host.texts() == ["4"])
    #expect(probe.notes == ["0", "wrote 2", "2", "4"])
    probe.run("same")
    _ = try host.settle()
    #expect(probe.notes.count == 4)
  }

  /// A body that writes and reads again.
  private struct WritingBody: View {
    let probe: Probe
    @State private var words = ["a"]
    @State private var count = 0

    var body: some View {
      let _ = probe.note("before \(words.count)")
      let _ = words = ["b", "c"]
      let _ = count += 1
      let _ = count = min(count + 1, 1)
      let _ = probe.note("after \(words.count) \(count)")
      let _ = probe.on("read") { probe.note("action \(words.count)") }
      Reader(number: $count).onAppear { probe.note("appeared \(words.count)") }
      Text(verbatim: words.joined())
    }
  }

  /// V2.5: a body reads the values of its update, whatever it writes; the last write counts from the
  /// next one on, and at once for actions.
  @Test func whatABodyWritesCountsFromTheNextUpdateOn() throws {
    let probe = Probe()
    let host = HostedView(WritingBody(probe: probe))
    #expect(try host.texts() == ["1", "bc"])
    #expect(
      probe.notes == ["before 1", "after 1 0", "before 2", "after 2 1", "appeared 2"]
        || probe.notes == ["before 1", "after 1 0", "appeared 2", "before 2", "after 2 1"]
    )
    probe.run("read")
    #expect(probe.notes.last == "action 2")
  }

  private struct Runaway: View {
    @State private var count = 0

    var body: some View {
      let _ = count += 1
      Text(verbatim: "\(count)")
    }
  }

  // V2.5
  @Test func aBodyThatAlwaysWritesIsStopped() {
    #expect(throws: NonTerminatingScreen.self) { try HostedView(Runaway()).settle() }
  }

  private struct Reader: View {
    @Binding var number: Int

    var body: some View { Text(verbatim: "\(number)") }
  }

  private struct Passing: View {
    let probe: Probe
    @State private var number = 1

    var body: some View {
      let _ = probe.note("passing")
      let _ = probe.on("add") { number += 1 }
      Reader(number: $number)
    }
  }

  /// V2.7, V3.5: who hands a binding on does not depend on the value.
  @Test func aBindingIsNoDependencyOfWhoMakesIt() throws {
    let probe = Probe()
    let host = HostedView(Passing(probe: probe))
    _ = try host.settle()
    probe.run("add")
    #expect(try host.texts() == ["2"])
    #expect(probe.notes == ["passing"])
  }

  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @State private var number = 1
    var wrappedValue: Int {
      get { number * 2 }
      nonmutating set { number = newValue / 2 }
    }
  }

  private struct Nested: View {
    let probe: Probe
    @Doubled private var number

    var body: some View {
      let _ = probe.on("write") { number = 10 }
      Text(verbatim: "\(number)")
    }
  }

  // V2.1
  @Test func propertiesInsidePropertiesAreConnected() throws {
    let probe = Probe()
    let host = HostedView(Nested(probe: probe))
    #expect(try host.texts() == ["2"])
    probe.run("write")
    #expect(try host.texts() == ["10"])
  }
}
