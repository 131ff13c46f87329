import EspalierTesting
import SwiftUI
import Testing

private struct Controls: View {
  let note: @MainActor (String) -> Void
  @State private var isOn = false
  @State private var count = 2
  @State private var volume = 50.0
  @State private var size = 0
  @State private var name = ""
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 0) {
      Toggle("Sound", isOn: $isOn).id("toggle")
      Toggle("Bold", isOn: $isOn).toggleStyle(.button).id("button")
      Stepper("Count", value: $count, in: 0...3).labelsHidden().padding(5).id("stepper")
      Slider(value: $volume, in: 0...100) {
        Text("Volume")
      } onEditingChanged: {
        note($0 ? "held" : "let go")
      }
      .id("slider")
      Picker("Size", selection: $size) {
        Text("S").tag(0)
        Text("M").tag(1)
      }
      .pickerStyle(.segmented).id("segments")
      Menu("Options") { Button("More of it") {} }.id("menu")
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }.id("group")
      TextField("Name", text: $name).id("field")
      Toggle("Off", isOn: $isOn).disabled(true).id("disabled")
      Text("\(isOn ? "on" : "off") \(count) \(Int(volume)) \(size) \(isOpen ? "open" : "closed")")
        .accessibilityIdentifier("state")
    }
    .onTapGesture { note("around") }
  }
}

/// Fingers do to controls what requests do (T9.9).
@MainActor
@Suite struct ControlTouchTests {
  @MainActor
  private final class Notes {
    var values: [String] = []
  }

  private let notes = Notes()

  private func screen() -> Screen {
    let notes = notes
    return Screen(Controls { notes.values.append($0) }, width: 200, height: 500)
  }

  private func state(_ screen: Screen) throws -> String? {
    try screen.element("state").label
  }

  @Test(arguments: [
    (["tap toggle"], "on 2 50 0 closed"),
    (["tap button"], "on 2 50 0 closed"),
    (["tap stepper"], "off 3 50 0 closed"),
    (["tap stepper 10,20"], "off 1 50 0 closed"),
    (["tap segments 150,16"], "off 2 50 1 closed"),
    (["tap group"], "off 2 50 0 open"),
    (["drag slider -40.75,0"], "off 2 25 0 closed"),
    (["down slider", "move 81.5,0", "move -163,0", "up"], "off 2 0 0 closed"),
    (["tap slider"], "off 2 50 0 closed"),
    (["down toggle", "move 0,100", "up"], "off 2 50 0 closed"),
  ])
  func aFingerUsesThePartThatItIsOn(_ actions: [String], _ expected: String) throws {
    let screen = screen()
    for action in actions { try screen.perform(action) }
    #expect(try state(screen) == expected)
    // A control is inside of the gestures around it.
    #expect(!notes.values.contains("around"))
  }

  @Test func whatIsBesideItIsForOthers() throws {
    let screen = screen()
    try screen.perform("tap toggle 10,10")
    #expect(try state(screen) == "off 2 50 0 closed")
    #expect(notes.values == ["around"])
  }

  @Test func aSliderIsHeldUntilTheFingerLetsGo() throws {
    let screen = screen()
    try screen.perform("down slider")
    try screen.perform("move 20,0")
    try screen.perform("move 20,0")
    #expect(notes.values == ["held"])
    try screen.perform("up")
    #expect(notes.values == ["held", "let go"])
  }

  @Test func theScreenUsesWhatOpensOrIsTypedInto() throws {
    let screen = screen()
    try screen.perform("tap menu")
    #expect(screen.exists("More of it"))
    try screen.perform("tap field")
    #expect(try screen.element("Name").isEditing)
  }

  @Test func nothingOfWhatIsDisabledAnswers() throws {
    let screen = screen()
    try screen.perform("tap disabled")
    #expect(try state(screen) == "off 2 50 0 closed")
    #expect(notes.values == ["around"])
  }
}
