import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

@Suite struct ReplacementTests {
  @Test func statesSurviveAnotherVersionThatDoesNotChangeThem() {
    let screen = SampleScreen().screen
    screen.perform(.activate, on: "toggle")
    screen.perform(.setValue(0.25), on: "slider")
    screen.perform(.setText("Bob"), on: "name")
    screen.perform(.increment, on: "wheel")
    screen.perform(.activate, on: "advanced")
    screen.perform(.activate, on: "advanced inner")
    var sample = SampleScreen()
    sample.first = { $0.leaf(.text("a new line")) }
    screen.replace(sample.scene, title: "New")
    #expect(screen.snapshot.title == "New")
    #expect(screen.snapshot.nodes[0].element.label == "a new line")
    #expect(screen.node("toggle")?.isOn == .on)
    #expect(screen.node("slider")?.number?.value == 0.25)
    #expect(screen.node("name")?.text?.string == "Bob")
    #expect(screen.node("wheel")?.element.value == "3")
    #expect(screen.node("advanced inner")?.isOn == .on)
  }

  @Test func aVersionStaysScrolledUnlessItsAuthorScrolls() throws {
    func version(rows: Int, from y: Double) -> LayoutScene {
      scene(size: Size(width: 200, height: 200)) { builder in
        builder.open(.scrollView(axes: .vertical, position: ScrollPosition(y: y)))
        builder.open(.vStack(alignment: .center, spacing: 30))
        for row in 0..<rows {
          builder.control(.button(nil), id: "row \(row)", label: { $0.leaf(.text("row")) })
        }
        builder.close()
        builder.close()
      }
    }
    let screen = InteractiveScreen(version(rows: 20, from: 0), title: "Screen")
    screen.perform(.scrollIntoView(.top), on: "row 10")
    let top = try #require(screen.node("row 10")).element.frame.minY
    #expect(top == 0)
    screen.replace(version(rows: 30, from: 0))
    #expect(screen.node("row 10")?.element.frame.minY == 0)
    screen.replace(version(rows: 30, from: 5))
    #expect(screen.node("row 0")?.element.frame.minY == -5)
    // No farther than there is content.
    screen.perform(.scrollIntoView(.top), on: "row 20")
    screen.replace(version(rows: 12, from: 5))
    let bottom = try #require(screen.node("row 11")).element.frame.maxY
    #expect(abs(bottom - 200) < 0.01)
  }

  @Test func aStateThatTheAuthorChangedIsTheAuthors() {
    let screen = SampleScreen().screen
    screen.perform(.setValue(0.25), on: "slider")
    screen.perform(.setText("Bob"), on: "name")
    var sample = SampleScreen()
    sample["slider"] = .slider(.init(0.75, in: 0...1))
    sample["name"] = .textField(.init(.plain, text: "", prompt: "Grace", title: "Name"))
    screen.replace(sample.scene)
    #expect(screen.node("slider")?.number?.value == 0.75)
    #expect(screen.node("name")?.text?.string == "Bob")
    #expect(screen.node("name")?.text?.prompt == "Grace")
  }

  @Test func aStateThatAControlCanNoLongerHaveIsTheAuthors() {
    let screen = SampleScreen().screen
    screen.perform(.increment, on: "wheel")
    screen.perform(.setValue(0.75), on: "slider")
    var sample = SampleScreen()
    sample["wheel"] = .picker(.wheel, options: ["1", "2"], selection: "2")
    sample["slider"] = .slider(.init(0.5, in: 0...0.6))
    screen.replace(sample.scene)
    #expect(screen.node("wheel")?.element.value == "2")
    #expect(screen.node("slider")?.number?.value == 0.6)
  }

  @Test func controlsWithoutAnIDAreFoundAtTheirPlaceWhateverTheirModifiers() {
    func scene(isEdited: Bool) -> LayoutScene {
      AccessibilityCoreTests.scene { builder in
        builder.vStack { builder in
          if isEdited { builder.open(.modifier(.padding(edges: .all, length: 8))) }
          builder.control(.toggle(.off), label: { $0.leaf(.text(isEdited ? "new" : "old")) })
          if isEdited { builder.close() }
          builder.open(.modifier(.overlay(alignment: .center)))
          builder.leaf(.color(nil))
          builder.control(.toggle(.off), label: { $0.leaf(.text("over")) })
          builder.close()
        }
      }
    }
    let screen = InteractiveScreen(scene(isEdited: false), title: "")
    for node in screen.snapshot.nodes { screen.perform(.activate, on: node.element.id) }
    #expect(screen.snapshot.nodes.map(\.isOn) == [.on, .on])
    screen.replace(scene(isEdited: true))
    #expect(screen.snapshot.nodes.map(\.isOn) == [.on, .on])
    #expect(screen.snapshot.nodes.map(\.element.label) == ["new", "over"])
  }

  @Test func theFocusStaysOnItsElement() {
    let screen = SampleScreen().screen
    screen.perform(.focus, on: "name")
    var sample = SampleScreen()
    sample.first = { $0.leaf(.text("a new line")) }
    screen.replace(sample.scene)
    #expect(screen.focusedID == "name")
    let editing = screen.snapshot.nodes.filter { $0.element.traits.contains(.isEditing) }
    #expect(editing.map(\.element.id) == ["name"])
  }

  @Test func nothingHasTheFocusOnceItsElementIsGone() {
    let screen = SampleScreen().screen
    screen.perform(.focus, on: "name")
    var sample = SampleScreen()
    sample.controls.removeAll { $0.id == "name" }
    screen.replace(sample.scene)
    #expect(screen.snapshot.focus == nil)
    #expect(!screen.snapshot.nodes.contains { $0.element.traits.contains(.isEditing) })
  }

  @Test(arguments: ["drink", "share"])
  func anOpenMenuCloses(_ id: String) {
    let screen = SampleScreen().screen
    screen.perform(.activate, on: id)
    screen.replace(SampleScreen().scene)
    #expect(screen.snapshot.first(.menu) == nil)
    #expect(screen.node(id)?.isExpanded == false)
  }

  /// A text that is the same view in every version.
  private struct Line {
    var id: String
    var text: String
  }

  /// Texts, one after the other in a list.
  private func list(_ lines: [Line]) -> LayoutScene {
    AccessibilityCoreTests.scene { builder in
      builder.vStack { builder in
        for line in lines { builder.leaf(.text(line.text), id: line.id) }
      }
    }
  }

  @Test func aVersionCostsTheTextsThatAreNew() {
    let measurer = CountingMeasurer()
    var lines = (0..<100).map { Line(id: "\($0)", text: "line \($0)") }
    let screen = InteractiveScreen(list(lines), title: "", measurer: measurer)
    let count = measurer.count
    lines[50].text = "another line"
    lines.insert(Line(id: "new", text: "one more"), at: 20)
    lines.removeFirst()
    screen.replace(list(lines))
    #expect(measurer.count == count + 2)
    #expect(screen.snapshot.nodes.map(\.element.label) == lines.map(\.text))
    #expect("\(screen.snapshot)" == "\(InteractiveScreen(list(lines), title: "").snapshot)")
  }
}
