import Controls
import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

/// Records that follow changes are those of the snapshot made anew, and the steps those between them.
@Suite struct PublishedRecordsTests {
  private func screen(rows: Int) -> InteractiveScreen {
    var builder = ViewTreeBuilder()
    builder.control(
      .list,
      content: { builder in
        for row in 0..<rows {
          builder.control(
            .toggle(.off),
            id: "toggle \(row)",
            label: { $0.leaf(.text("Row \(row)")) }
          )
        }
        builder.control(
          .slider(Control.BoundedValue(0.5, in: 0...1)),
          id: "slider",
          label: { $0.leaf(.text("Value")) }
        )
        builder.control(
          .picker(.segmented, options: ["Day", "Week"], selection: "Day"),
          id: "picker",
          label: { $0.leaf(.text("Span")) }
        )
        builder.control(
          .textField(.init(.plain, text: "", prompt: "Ada", title: "Name")),
          id: "field",
          label: { $0.leaf(.text("Name")) }
        )
        builder.control(
          .disclosureGroup(isExpanded: false),
          id: "group",
          label: { $0.leaf(.text("More")) },
          content: { $0.leaf(.text("inside")) }
        )
      }
    )
    let scene = LayoutScene(host: .size(Size(width: 300, height: 400)), tree: builder.finish())
    return InteractiveScreen(scene, title: "Rows")
  }

  @Test func recordsAndStepsAreThoseOfMappingAnew() {
    let screen = screen(rows: 12)
    var published = PublishedRecords(application: "test", library: ATKMapper.Library())
    _ = published.follow(screen.takeChange())
    let requests: [(AccessibilityRequest, String)] = [
      (.activate, "toggle 1"), (.activate, "toggle 2"), (.scrollIntoView(.top), "toggle 9"),
      (.focus, "slider"), (.increment, "slider"), (.activate, "picker/1"), (.focus, "field"),
      (.setText("Bea"), "field"), (.activate, "group"), (.activate, "toggle 1"),
      (.activate, "group"),
      (.scrollIntoView(.anywhere), "toggle 0"), (.focus, "toggle 3"), (.activate, "toggle 3"),
    ]
    for (request, id) in requests {
      let before = published.records
      screen.perform(request, on: id)
      let steps = published.follow(screen.takeChange())
      let anew = ATKMapper.records(of: screen.snapshot, application: "test")
      #expect(published.records == anew, "after \(request) of \(id)")
      #expect(steps == ATKDifference.changes(from: before, to: anew), "after \(request) of \(id)")
    }
  }

  @Test func anObjectThatHasToBeAnotherTakesNoStepsFromThoseBeforeIt() throws {
    let screen = screen(rows: 2)
    var published = PublishedRecords(application: "test", library: ATKMapper.Library())
    _ = published.follow(screen.takeChange())
    let before = published.records
    var new = screen.snapshot
    let toggle = try #require(new.nodes.firstIndex { $0.element.id == "toggle 0" })
    let last = try #require(
      new.nodes.indices.last { !before[$0 + ATKMapper.firstNode].interfaces.contains(.action) }
    )
    #expect(toggle < last)
    new.nodes[toggle].element.hint = "Chosen"
    new.nodes[last].element.actions = [AccessibilityAction(.named, name: "Tell")]
    let steps = published.follow(SnapshotChange(from: screen.snapshot, to: new))
    let anew = ATKMapper.records(of: new, application: "test")
    #expect(anew[last + ATKMapper.firstNode].interfaces.contains(.action))
    #expect(published.records == anew)
    #expect(steps == ATKDifference.changes(from: before, to: anew))
  }

  @Test func ofThousandRowsOnlyTheRecordsOfOneAreCompared() {
    let screen = screen(rows: 1000)
    var published = PublishedRecords(application: "test", library: ATKMapper.Library())
    _ = published.follow(screen.takeChange())
    let all = published.comparedCount
    #expect(screen.perform(.activate, on: "toggle 500") != nil)
    let steps = published.follow(screen.takeChange())
    #expect(steps.count == 1)
    #expect(published.comparedCount - all <= 2)
  }

  @Test func aChangeOfNodesThatAreNotThereChangesNothing() {
    let (small, large) = (screen(rows: 2), screen(rows: 30))
    var published = PublishedRecords(application: "test", library: ATKMapper.Library())
    _ = published.follow(small.takeChange())
    let before = published.records
    _ = large.takeChange()
    #expect(large.perform(.activate, on: "toggle 29") != nil)
    #expect(published.follow(large.takeChange()).isEmpty)
    #expect(published.records == before)
  }
}
