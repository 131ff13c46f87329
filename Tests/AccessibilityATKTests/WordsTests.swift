import LayoutCore
import Testing

@testable import AccessibilityATK
@testable import AccessibilityCore

/// Names, descriptions and values, as docs/ATK.md has them.
@Suite struct WordsTests {
  // MARK: Names

  @Test func `A row without a label is called by what is inside`() {
    let list = Sketch(
      .list,
      children: [
        Sketch(
          .row,
          children: [
            Sketch(.group, children: [Sketch(.staticText, "Total") { $0.element.value = "3 €" }]),
            Sketch(.button, "Edit"),
          ]
        )
      ]
    )
    let row = records(list)[1]
    #expect(row.name == "Total, 3 €, Edit")
    #expect(row.text?.string == "Total, 3 €, Edit")
  }

  @Test func `A row is called by its only text with the value, whatever its own label`() {
    let text = Sketch(.staticText, "Messages") { $0.element.value = "3" }
    let row = Sketch(.row, "Messages", children: [text])
    #expect(records(row).filter { $0.role == .listItem }.map(\.name) == ["Messages, 3"])
  }

  @Test func `A row is not called by the rows of a list inside`() {
    let inner = Sketch(.list, children: [Sketch(.row, children: [Sketch(.staticText, "Inner")])])
    let row = Sketch(.row, children: [Sketch(.staticText, "Outer"), inner])
    #expect(records(row).filter { $0.role == .listItem }.map(\.name) == ["Outer", "Inner"])
  }

  @Test func `A menu without a label is called by what opens it`() {
    let button = Sketch(.menuButton, "Sort", children: [Sketch(.menu)])
    #expect(records(button).map(\.name) == ["Sort", "Sort"])
  }

  @Test func `A field without a label is called by its prompt`() {
    let field = record(.textField) { $0.text = .init(string: "Zoë", prompt: "Nickname") }
    #expect(field.name == "Nickname")
    #expect(record(.textField, "Name") { $0.text = .init(string: "", prompt: "P") }.name == "Name")
  }

  @Test func `The window is called by its title, the application by the program`() {
    let records = ATKMapper.records(of: snapshot([]), application: "espalier")
    #expect(records.map(\.name) == ["espalier", "Test"])
  }

  // MARK: Descriptions

  @Test func `A hint is the description, and a newer library's help text as well`() {
    let change: (inout Sketch.Node) -> Void = { $0.element.hint = "Turns wireless on" }
    let older = record(.button, "Wi-Fi", change)
    #expect(older.description == "Turns wireless on")
    #expect(older.helpText == nil)
    let newer = record(.button, "Wi-Fi", for: .newest, change)
    #expect(newer.description == "Turns wireless on")
    #expect(newer.helpText == "Turns wireless on")
  }

  @Test func `A description is the value, then important content, then the hint`() {
    let button = record(.button, "Photo") { node in
      node.element.value = "Draft."
      node.element.hint = "Opens it"
      node.element.customContent = [
        AccessibilityCustomContent(label: "Size", value: "3 MB", importance: .high),
        AccessibilityCustomContent(label: "Camera", value: "X", importance: .default),
      ]
    }
    #expect(button.description == "Draft. Size: 3 MB. Opens it")
  }

  // MARK: Values

  @Test func `The value of a text is spoken with its name and not described`() {
    let text = record(.staticText, "Total") { $0.element.value = "3 €" }
    #expect(text.name == "Total, 3 €")
    #expect(text.text?.string == "Total, 3 €")
    #expect(text.description == "")
    #expect(record(.staticText) { $0.element.value = "3 €" }.name == "3 €")
  }

  // A2.15
  @Test(arguments: [
    ("Portions", "2", "Portions", "2"), ("Portions: 2", "2", "Portions", "2"),
    ("Size: 12 pt", "12", "Size", "12 pt"), ("2 cups of coffee", "2", "cups of coffee", "2"),
    ("Cups (2)", "2", "Cups", "2"), ("Zoom -1.5", "-1.5", "Zoom", "-1.5"), ("7", "7", "7", "7"),
    // Of several numbers, or of another, nobody knows which is the value.
    ("2 of 10 guests", "2", "2 of 10 guests", "2"), ("Room 12", "2", "Room 12", "2"),
  ])
  func `What a stepper's label says of its value is told once`(
    _ label: String,
    _ value: String,
    _ name: String,
    _ words: String
  ) {
    let stepper = record(.stepper, label) { node in
      node.element.traits = .adjustable
      node.element.value = value
    }
    #expect(stepper.name == name)
    #expect(stepper["valuetext"] == words)
    #expect(stepper.text?.string == words)
  }

  @Test(arguments: [AccessibilityRole.toggleButton, .toggleSwitch, .checkBox])
  func `A toggle's state is no text, words of its own are`(_ role: AccessibilityRole) {
    for state in ["0", "1", "2"] {
      let toggle = record(role, "Wi-Fi") { $0.element.value = state }
      #expect(toggle.description == "")
      #expect(toggle["valuetext"] == nil)
    }
    let toggle = record(role, "Wi-Fi") { $0.element.value = "searching" }
    #expect(toggle.description == "searching")
    #expect(toggle["valuetext"] == "searching")
  }

  @Test func `A picker's choice is its text also where the snapshot has none`() {
    let change: (inout Sketch.Node) -> Void = { $0.element.value = "Red" }
    #expect(record(.menuPicker, "Colour", change).text?.string == "Red")
    #expect(record(.menuPicker, "Colour").text?.string == "")
  }

  @Test func `A secret is told as bullets whatever the snapshot says`() {
    let field = record(.secureField, "Password") { node in
      node.element.value = "geheim"
      node.text = .init(string: "geheim", lines: [.sample("geheim", 0..<6)], isEditable: true)
    }
    #expect(field.text?.string == "••••••" && field.text?.lines == [])
    let all = String(describing: field)
    #expect(!all.contains("geheim"))
  }

  @Test(
    "What is no number is the lowest one, and what is too large is bounded",
    arguments: [
      (Double.nan, 0.0...1.0, 0.0...1.0, 0.0),
      (.infinity, 0...1, 0...1, 1),
      (-.infinity, 0...1, 0...1, 0),
      (5, 0...1, 0...1, 1),
      (1, -.infinity ... .infinity, -8.988465674311579e307...8.988465674311579e307, 1),
      (
        1e308, -.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        -8.988465674311579e307...8.988465674311579e307, 8.988465674311579e307
      ),
    ]
  )
  func finite(
    _ number: Double,
    _ range: ClosedRange<Double>,
    _ expected: ClosedRange<Double>,
    _ current: Double
  ) throws {
    let slider = record(.slider) { $0.number = Control.BoundedValue(number, in: range) }
    let value = try #require(slider.value)
    #expect(value.minimum...value.maximum == expected)
    #expect(value.current == current)
    #expect((value.maximum - value.minimum).isFinite)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `A step that is none means any`(_ step: Double) {
    let slider = record(.slider) { $0.number = Control.BoundedValue(0, in: 0...1, step: step) }
    #expect(slider.value?.step == 0)
  }

  @Test func `Progress whose number is none is at its beginning`() {
    let progress = record(.progress) { $0.number = Control.BoundedValue(.nan, in: 0...1) }
    #expect(!progress.states.contains(.indeterminate))
    #expect(progress.value?.current == 0)
  }

  // MARK: C

  @Test func `No text contains what ends a text in C`() {
    let button = record(.button, "a\0b", for: .newest) { node in
      node.element.hint = "c\0d"
      node.element.value = "e\0f"
      node.element.identifier = "g\0h"
      node.element.inputLabels = ["i\0j"]
      node.element.actions = [AccessibilityAction(.named, name: "k\0l", category: "m\0n")]
    }
    #expect(button.name == "a\u{FFFD}b")
    #expect(button.description == "e\u{FFFD}f. c\u{FFFD}d")
    #expect(button.helpText == "c\u{FFFD}d")
    #expect(button.accessibleID == "g\u{FFFD}h")
    #expect(button["sui-input-labels"] == "i\u{FFFD}j")
    #expect(button.actions.last?.name == "k\u{FFFD}l")
    #expect(button.actions.last?.description == "m\u{FFFD}n")
    #expect(button.actions.last?.request == .named("k\0l"))
    let link = record(.link) { $0.destination = "x\0y" }
    #expect(link.destination == "x\u{FFFD}y")
  }

  @Test func `Lines stay where they are when a text is made fit for C`() {
    let text = record(.staticText, "a\0b") {
      $0.text = .init(string: "a\0b", lines: [.sample("a\0b", 0..<3)])
    }
    #expect(text.text?.lines.map(\.range) == [0..<3])
  }

  @Test func `Control characters of other kinds stay`() {
    let controls = String(String.UnicodeScalarView((1...0x1F).compactMap { Unicode.Scalar($0) }))
    #expect(record(.staticText, controls).name == controls)
    #expect(record(.staticText, "\u{200F}a\u{7F}\u{85}").name == "\u{200F}a\u{7F}\u{85}")
  }
}
