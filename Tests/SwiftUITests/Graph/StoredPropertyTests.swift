import Testing

@testable import SwiftUI

/// Properties of views that are kept elsewhere, or made of the environment (V2.13 to V2.19).
@MainActor
@Suite struct StoredPropertyTests {
  @Observable
  fileprivate final class Model {
    var name = "a"
  }

  private struct Editor: View {
    let probe: Probe
    @State private var model = Model()

    var body: some View {
      @Bindable var bindable = model
      let _ = probe.on("type") { $bindable.name.wrappedValue = "b" }
      let _ = probe.on("state") { $model.name.wrappedValue = "c" }
      Text(verbatim: model.name)
    }
  }

  // V2.13
  @Test func propertiesOfObservableObjectsAreBindings() throws {
    let probe = Probe()
    let host = HostedView(Editor(probe: probe))
    #expect(try host.texts() == ["a"])
    probe.run("type")
    #expect(try host.texts() == ["b"])
    probe.run("state")
    #expect(try host.texts() == ["c"])
  }

  private struct Named: View {
    let found: (Namespace.ID) -> Void
    @Namespace private var namespace
    @State private var count = 0

    var body: some View {
      let _ = found(namespace)
      Text(verbatim: "\(count)")
    }
  }

  private struct TwoNamed: View {
    let probe: Probe
    let found: (Namespace.ID) -> Void
    @State private var count = 0

    var body: some View {
      let _ = probe.on("again") { count += 1 }
      let _ = count
      Named(found: found)
      Named(found: found)
    }
  }

  // V2.17
  @Test func namespacesBelongToTheirViews() throws {
    let probe = Probe()
    var ids: [Namespace.ID] = []
    let host = HostedView(TwoNamed(probe: probe) { ids.append($0) })
    _ = try host.settle()
    probe.run("again")
    _ = try host.settle()
    #expect(ids.count == 4)
    #expect(Set(ids).count == 2)
  }

  private struct Setting: View {
    let name: String
    let probe: Probe
    @AppStorage("StoredPropertyTests.word") private var word = "default"

    var body: some View {
      let _ = probe.on(name) { word = name }
      Text(verbatim: word)
    }
  }

  // V2.18
  @Test func viewsWithAKeyShareItsValue() throws {
    UserDefaults.standard.removeObject(forKey: "StoredPropertyTests.word")
    let probe = Probe()
    let host = HostedView(
      VStack {
        Setting(name: "a", probe: probe)
        Setting(name: "b", probe: probe)
      }
    )
    #expect(try host.texts() == ["default", "default"])
    #expect(UserDefaults.standard.object(forKey: "StoredPropertyTests.word") == nil)
    probe.run("b")
    #expect(try host.texts() == ["b", "b"])
    #expect(UserDefaults.standard.string(forKey: "StoredPropertyTests.word") == "b")
    UserDefaults.standard.removeObject(forKey: "StoredPropertyTests.word")
  }

  private struct Scaled: View {
    @ScaledMetric private var length: CGFloat = 10

    var body: some View { Text(verbatim: length > 10 ? "more" : "\(Int(length))") }
  }

  // V2.19
  @Test func metricsFollowTheTextSize() throws {
    let host = HostedView(
      VStack {
        Scaled()
        Scaled().environment(\.dynamicTypeSize, .accessibility3)
      }
    )
    #expect(try host.texts() == ["10", "more"])
  }
}
