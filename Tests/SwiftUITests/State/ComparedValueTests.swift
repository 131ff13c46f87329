import Testing

@testable import SwiftUI

/// Which values of views are the same, so that no body runs (V1.17).
@MainActor
@Suite struct ComparedValueTests {
  /// A model that says nothing of when it is equal.
  private struct Person {
    var name: String
    var isAway: Bool
  }

  private struct Card: View {
    let person: Person?
    let probe: Probe

    var body: some View {
      let _ = probe.note("card")
      Text(verbatim: person?.name ?? "nobody")
    }
  }

  private struct Cards: View {
    let probe: Probe
    @State private var count = 0
    @State private var person: Person? = Person(name: "Ada", isAway: false)

    var body: some View {
      let _ = probe.on("count") { count += 1 }
      let _ = probe.on("rename") { person?.name = "Bea" }
      let _ = probe.on("leave") { person = nil }
      Text(verbatim: "\(count)")
      Card(person: person, probe: probe)
    }
  }

  @Test func optionalsAreComparedByWhatTheyHold() throws {
    let probe = Probe()
    let host = HostedView(Cards(probe: probe))
    #expect(try host.texts() == ["0", "Ada"])
    probe.run("count")
    #expect(try host.texts() == ["1", "Ada"])
    #expect(probe.notes == ["card"])
    probe.run("rename")
    #expect(try host.texts() == ["1", "Bea"])
    probe.run("leave")
    #expect(try host.texts() == ["1", "nobody"])
    probe.run("count")
    #expect(try host.texts() == ["2", "nobody"])
    #expect(probe.notes == ["card", "card", "card"])
  }

  /// An enumeration that is a view has no stored properties to compare.
  private enum Badge: View {
    case plain
    case counted(Int)

    var body: some View {
      switch self {
      case .plain: Text(verbatim: "plain")
      case .counted(let count): Text(verbatim: "\(count)")
      }
    }
  }

  private struct Badges: View {
    let probe: Probe
    @State private var badge = Badge.plain

    var body: some View {
      let _ = probe.on("one") { badge = .counted(1) }
      let _ = probe.on("two") { badge = .counted(2) }
      badge
    }
  }

  @Test func enumerationsThatAreViewsAreSeenToChange() throws {
    let probe = Probe()
    let host = HostedView(Badges(probe: probe))
    #expect(try host.texts() == ["plain"])
    probe.run("one")
    #expect(try host.texts() == ["1"])
    probe.run("two")
    #expect(try host.texts() == ["2"])
  }
}
