import Testing

@testable import SwiftUI

/// A container of one's own that puts a line below each view, and numbers sections.
private struct Lined<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(subviews: content) { view in
        view
        Text(verbatim: "line \(view.containerValues.weight)")
      }
    }
  }
}

private struct Sectioned<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 0) {
      ForEach(sections: content) { section in
        if !section.header.isEmpty { section.header }
        Text(verbatim: "\(section.content.count) views")
        section.content
        section.footer
      }
    }
  }
}

private enum WeightKey: ContainerValueKey {
  static let defaultValue = 1
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

private struct Changing: View {
  let probe: Probe
  @State private var count = 1

  var body: some View {
    let _ = probe.on("more") { count += 1 }
    Lined {
      ForEach(0..<count, id: \.self) { Text(verbatim: "view \($0)") }
      CounterView(name: "counter", probe: probe)
    }
  }
}

/// V1.11.
@MainActor
@Suite struct SubviewTests {
  @Test func eachViewOfAContainerIsGivenOnce() throws {
    let view = Lined {
      Text("a")
      Group {
        Text("b").containerValue(\.weight, 3)
        if false { Text("never") }
      }
      ForEach(0..<2) { Text(verbatim: "\($0)") }
    }
    #expect(
      try HostedView(view).texts()
        == ["a", "line 1", "b", "line 3", "0", "line 1", "1", "line 1"]
    )
  }

  @Test func subviewsKeepTheirState() throws {
    let probe = Probe()
    let host = HostedView(Changing(probe: probe))
    #expect(try host.texts() == ["view 0", "line 1", "counter 0", "line 1"])
    probe.run("counter")
    #expect(try host.texts().contains("counter 1"))
    probe.run("more")
    #expect(
      try host.texts() == ["view 0", "line 1", "view 1", "line 1", "counter 1", "line 1"]
    )
  }

  @Test func viewsBetweenSectionsAreSectionsOfTheirOwn() throws {
    let view = Sectioned {
      Text("loose")
      Section("Head") {
        Text("a")
        Text("b")
      }
      Section {
        Text("c")
      } footer: {
        Text("Foot")
      }
    }
    #expect(
      try HostedView(view).texts()
        == ["1 views", "loose", "Head", "2 views", "a", "b", "1 views", "c", "Foot"]
    )
  }

  @ViewBuilder private var pair: some View {
    Text("a")
    Text("b")
  }

  /// Modifiers of a group are those of each view in it (L1.6), however many there are.
  @Test func modifiedGroupsAreTheirViews() throws {
    struct Pair: View {
      var body: some View {
        Group {
          Text("a")
          Text("b")
        }
        .padding(1)
      }
    }
    func count(_ view: some View) throws -> [String] {
      try HostedView(
        Group(subviews: view) { views in Text(verbatim: "\(views.count)") }
      )
      .texts()
    }
    #expect(try count(pair.padding(1)) == ["2"])
    #expect(try count(pair.padding(1).padding(1)) == ["2"])
    #expect(try count(pair.padding(1).opacity(0.5).background(Color.red).padding(2)) == ["2"])
    #expect(try count(Pair()) == ["2"])
    #expect(try count(Pair().padding(1).frame(width: 10)) == ["2"])
    #expect(try count(VStack { pair }.padding(1).padding(1)) == ["1"])
    #expect(try count(Text("a").background(Color.red).overlay(Color.blue)) == ["1"])
    let each = ForEach(subviews: pair.padding(1).padding(1)) { view in
      HStack { view }
    }
    #expect(try HostedView(VStack { each }).texts() == ["a", "b"])
  }

  @Test func groupsMakeOneViewOfAll() throws {
    let view = Group(sections: Group { Section("x") { Text("a") } }) { sections in
      Text(verbatim: "\(sections.count) section")
    }
    #expect(try HostedView(view).texts() == ["1 section"])
    let reversed = Group(
      subviews: Group {
        Text("a"); Text("b")
      }
    ) { views in
      HStack { ForEach(views.reversed()) { $0 } }
    }
    #expect(try HostedView(reversed).texts() == ["b", "a"])
  }
}
