import Testing

@testable import SwiftUI

/// Objects that tell when they change (V2.9 to V2.11).
@MainActor
@Suite struct ObservationTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    var quiet = 0
  }

  private struct Owner: View {
    let probe: Probe
    @StateObject private var model = Model()

    var body: some View {
      let _ = probe.note("owner")
      let _ = probe.on("name") { model.name += "+" }
      let _ = probe.on("quiet") { model.quiet += 1 }
      Field(model: model, probe: probe)
    }
  }

  private struct Field: View {
    @ObservedObject var model: Model
    let probe: Probe

    var body: some View {
      let _ = probe.note("field")
      let _ = probe.on("type") { $model.name.wrappedValue = "typed" }
      Text(verbatim: "\(model.name) \(model.quiet)")
    }
  }

  // V2.9, V2.10, V2.11
  @Test func whoHoldsAnObjectFollowsIt() throws {
    let probe = Probe()
    let host = HostedView(Owner(probe: probe))
    #expect(try host.texts() == ["a 0"])
    probe.run("quiet")
    #expect(try host.texts() == ["a 0"])
    #expect(probe.notes == ["owner", "field"])
    probe.run("name")
    #expect(try host.texts() == ["a+ 1"])
    probe.run("type")
    #expect(try host.texts() == ["typed 1"])
  }

  // V2.11
  @Test func aPublishedPropertyTellsBeforeItChanges() {
    let model = Model()
    var seen: [String] = []
    let subscription = model.$name.sink { seen.append("\($0) \(model.name)") }
    model.name = "b"
    #expect(seen == ["a a", "b a"])
    subscription.cancel()
  }
}
