import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

@Observable
private final class Model {
  var name = "a"
  var other = 0
  @ObservationIgnored var ignored = 0
}

@MainActor
@Suite struct PropertyTests {
  private struct Reader: View {
    let model: Model
    let record: Record

    var body: some View {
      let _ = record.note(model.name)
      Text(model.name)
    }
  }

  // V2.12
  @Test func onlyPropertiesThatWereReadAreFollowed() throws {
    let (model, record) = (Model(), Record())
    let screen = screen(Reader(model: model, record: record))
    try screen.settle()
    model.other = 1
    model.ignored = 1
    try screen.settle()
    #expect(record.values == ["a"])
    model.name = "b"
    try screen.settle()
    #expect(record.values == ["a", "b"])
  }

  private struct Editor: View {
    @Bindable var model: Model
    let record: Record

    var body: some View {
      let name = $model.name
      let _ = record.action = { name.wrappedValue += "!" }
      Text(model.name)
    }
  }

  // V2.13
  @Test func bindablesHandOutBindings() throws {
    let (model, record) = (Model(), Record())
    let screen = screen(Editor(model: model, record: record))
    try screen.settle()
    record.action?()
    #expect(model.name == "a!")
    try screen.settle()
    #expect(screen.graph.evaluationCount == 2)
  }

  private struct Supplied: View {
    @Environment(Model.self) private var model: Model?
    let record: Record

    var body: some View {
      let _ = record.note(model?.name ?? "none")
      Text(model?.name ?? "none")
    }
  }

  // V2.14
  @Test func objectsAreSuppliedAndTakenAway() throws {
    let record = Record()
    let view = VStack {
      Supplied(record: record)
      Supplied(record: record).environment(nil as Model?)
    }
    .environment(Model())
    try screen(view).settle()
    #expect(record.values == ["a", "none"])
  }

  private final class Old: ObservableObject {
    @Published var x = 0
    var plain = 0
  }

  private struct OldReader: View {
    @EnvironmentObject var old: Old
    let record: Record

    var body: some View {
      let _ = record.note("\(old.plain)")
      Text("a")
    }
  }

  // V2.9, V2.10
  @Test func anyPublishedPropertyInvalidatesWhoHoldsTheObject() throws {
    let (old, record) = (Old(), Record())
    let screen = screen(OldReader(record: record).environmentObject(old))
    try screen.settle()
    old.plain = 1
    try screen.settle()
    #expect(record.values == ["0"])
    old.x = 1
    try screen.settle()
    #expect(record.values == ["0", "1"])
  }

  private struct Writer: View {
    @State private var x = 1
    @State private var unread = 0
    let record: Record

    var body: some View {
      let _ =
        record.action = {
          x = 1
          unread += 1
        }
      let _ = $unread
      Text("\(x)")
    }
  }

  // V2.7
  @Test func equalWritesAndValuesNobodyReadsDoNothing() throws {
    let record = Record()
    let screen = screen(Writer(record: record))
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(screen.graph.evaluationCount == 1)
  }

  private enum Choice: String { case first, second }

  private struct Stored: View {
    @AppStorage("PropertyTests.count.of.views") private var count = 0
    @AppStorage("PropertyTests.choice") private var choice: Choice?
    let record: Record

    var body: some View {
      let _ = record.note("\(count) \(choice?.rawValue ?? "none")")
      let _ =
        record.action = {
          count += 1
          choice = choice == nil ? .second : nil
        }
      Text("a")
    }
  }

  // V2.18
  @Test func viewsShareWhatIsStoredUnderAKey() throws {
    for key in ["PropertyTests.count.of.views", "PropertyTests.choice"] {
      UserDefaults.standard.removeObject(forKey: key)
    }
    let (record, other) = (Record(), Record())
    let screen = screen(
      VStack {
        Stored(record: record)
        Stored(record: other)
      }
    )
    try screen.settle()
    record.action?()
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(record.values == ["0 none", "1 second", "2 none"])
    #expect(other.values == record.values)
    #expect(UserDefaults.standard.integer(forKey: "PropertyTests.count.of.views") == 2)
  }

  private struct SceneKept: View {
    @SceneStorage("tab") private var tab = "a"
    @State private var isShown = true
    let record: Record

    var body: some View {
      let _ = record.note(tab)
      let _ = record.action = { tab += "b" }
      Text(tab)
    }
  }

  @Test func scenesKeepValuesForThemselves() throws {
    let (record, other) = (Record(), Record())
    let (first, second) = (screen(SceneKept(record: record)), screen(SceneKept(record: other)))
    try first.settle()
    try second.settle()
    record.action?()
    try first.settle()
    try second.settle()
    #expect(record.values == ["a", "ab"])
    #expect(other.values == ["a"])
  }

  private struct Named: View {
    @Namespace private var first
    @Namespace private var second
    @State private var x = 0
    let record: Record

    var body: some View {
      let _ = record.note("\(first) \(second)")
      let _ = record.action = { x += 1 }
      Text("\(x)")
    }
  }

  // V2.17
  @Test func namespacesStay() throws {
    let record = Record()
    let screen = screen(Named(record: record))
    try screen.settle()
    record.action?()
    try screen.settle()
    #expect(record.values.count == 2)
    #expect(record.values[0] == record.values[1])
    let names = record.values[0].split(separator: " ")
    #expect(names.first != names.last)
  }
}
