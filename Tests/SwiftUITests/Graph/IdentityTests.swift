import Testing

@testable import SwiftUI

/// Which views stay, and which are others (V1).
@MainActor
@Suite struct IdentityTests {
  private struct Branches: View {
    let probe: Probe
    @State private var isFirst = true

    var body: some View {
      let _ = probe.on("turn") { isFirst.toggle() }
      if isFirst {
        CounterView(name: "a", probe: probe)
      } else {
        CounterView(name: "a", probe: probe)
      }
    }
  }

  // V1.3
  @Test func branchesAreTwoViews() throws {
    let probe = Probe()
    let host = HostedView(Branches(probe: probe))
    #expect(try host.texts() == ["a 0"])
    probe.run("a")
    #expect(try host.texts() == ["a 1"])
    probe.run("turn")
    #expect(try host.texts() == ["a 0"])
    probe.run("turn")
    #expect(try host.texts() == ["a 0"])
  }

  private struct Choice: View {
    let probe: Probe
    @State private var name = "a"

    var body: some View {
      let _ = probe.on("rename") { name = "b" }
      CounterView(name: name == "a" ? "a" : "b", probe: probe)
    }
  }

  // V1.2
  @Test func anotherValueInTheSamePlaceIsTheSameView() throws {
    let probe = Probe()
    let host = HostedView(Choice(probe: probe))
    _ = try host.texts()
    probe.run("a")
    probe.run("rename")
    #expect(try host.texts() == ["b 1"])
  }

  private struct Rows: View {
    let probe: Probe
    @State private var names = ["a", "b", "c"]

    var body: some View {
      let _ = probe.on("turn") { names = ["c", "b", "a"] }
      let _ = probe.on("drop") { names = ["c", "a"] }
      let _ = probe.on("return") { names = ["a", "b", "c"] }
      VStack {
        ForEach(names, id: \.self) { CounterView(name: $0, probe: probe) }
      }
    }
  }

  // V1.7
  @Test func stateFollowsTheIDsOfData() throws {
    let probe = Probe()
    let host = HostedView(Rows(probe: probe))
    _ = try host.texts()
    probe.run("b")
    probe.run("c")
    #expect(try host.texts() == ["a 0", "b 1", "c 1"])
    probe.run("turn")
    #expect(try host.texts() == ["c 1", "b 1", "a 0"])
    probe.run("drop")
    #expect(try host.texts() == ["c 1", "a 0"])
    probe.run("return")
    #expect(try host.texts() == ["a 0", "b 0", "c 1"])
  }

  private struct Erased: View {
    let probe: Probe
    @State private var step = 0

    var body: some View {
      let _ = probe.on("step") { step += 1 }
      if step < 2 {
        AnyView(AnyView(CounterView(name: "a", probe: probe)))
      }
      content
    }

    private var content: AnyView {
      step.isMultiple(of: 2)
        ? AnyView(CounterView(name: "b", probe: probe)) : AnyView(Text("none"))
    }
  }

  // V1.12
  @Test func theWrappedTypeBelongsToTheIdentity() throws {
    let probe = Probe()
    let host = HostedView(Erased(probe: probe))
    _ = try host.texts()
    probe.run("a")
    probe.run("b")
    #expect(try host.texts() == ["a 1", "b 1"])
    probe.run("step")
    #expect(try host.texts() == ["a 1", "none"])
    probe.run("step")
    #expect(try host.texts() == ["b 0"])
  }

  // V1.4
  @Test func noViewTakesNoRoom() throws {
    let isShown = false
    let with = HostedView(
      VStack {
        Text("a")
        if isShown { Text("b") }
        EmptyView()
        Text("c")
      }
    )
    let without = HostedView(
      VStack {
        Text("a")
        Text("c")
      }
    )
    #expect(try with.frames() == without.frames())
    #expect(try with.texts() == ["a", "c"])
  }

  private struct Pair: View {
    var body: some View {
      Text("a")
      Text("b")
    }
  }

  // V1.10
  @Test func modifiersOfGroupsAreForEachView() throws {
    let each = HostedView(
      VStack {
        Text("a").padding(10)
        Text("b").padding(10)
      }
    )
    let group = HostedView(
      VStack {
        Group {
          Text("a")
          Text("b")
        }.padding(10)
      }
    )
    let body = HostedView(VStack { Pair().padding(10) })
    #expect(try group.frames() == each.frames())
    #expect(try body.frames() == each.frames())
  }

  private struct Numbers: View {
    let probe: Probe
    @State private var numbers = [Number(id: 1), Number(id: 2)]

    struct Number: Identifiable {
      let id: Int
      var count = 0
    }

    var body: some View {
      VStack {
        ForEach($numbers) { $number in
          let _ = probe.on("\(number.id)") { number.count += 1 }
          Text(verbatim: "\(number.id): \(number.count)")
        }
      }
    }
  }

  // V1.9
  @Test func elementsOfABindingAreBindings() throws {
    let probe = Probe()
    let host = HostedView(Numbers(probe: probe))
    _ = try host.texts()
    probe.run("2")
    #expect(try host.texts() == ["1: 0", "2: 1"])
  }

  private enum Kind { case one, two, other }

  private struct Statements: View {
    let kind: Kind

    var body: some View {
      let title = "title"
      Text(title)
      switch kind {
      case .one: Text("one")
      case .two:
        Text("two")
        Text("more")
      case .other: EmptyView()
      }
      if #available(iOS 17, *) { Text("new") } else { Text("old") }
    }
  }

  // V1.13, V1.14
  @Test func buildersTakeStatements() throws {
    #expect(try HostedView(Statements(kind: .one)).texts() == ["title", "one", "new"])
    #expect(try HostedView(Statements(kind: .two)).texts() == ["title", "two", "more", "new"])
    #expect(try HostedView(Statements(kind: .other)).texts() == ["title", "new"])
  }
}
