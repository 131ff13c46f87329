import EspalierTesting
import SwiftUI
import Testing

private struct Form1: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var name = ""
  @State private var submitted = ""
  @State private var amount = 5
  @State private var flavour = Flavour.vanilla
  @State private var optional: Int?
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Add") { count += 1 }
      Text("Count \(count)")
      Toggle("Wifi", isOn: $isOn)
      if isOn { Text("Connected") }
      Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
      Text(verbatim: "Volume is \(volume)")
      TextField("Name", text: $name).onSubmit { submitted = name }
      Text(verbatim: "Hello \(submitted)")
      Stepper("Items", value: $amount, in: 0...6)
      Text("\(amount) items")
      Picker("Flavour", selection: $flavour) {
        ForEach(Flavour.allCases) { Text($0.rawValue) }
      }
      Text(verbatim: "Scoop of \(flavour.rawValue)")
      Picker("Size", selection: $optional) {
        Text("Small").tag(Optional(1))
        Text("Large").tag(Optional(2))
      }
      .pickerStyle(.segmented)
      Text(verbatim: "Size \(optional ?? 0)")
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
      Button("Off") { count = 100 }.disabled(true)
    }
  }
}

private enum Flavour: String, CaseIterable, Identifiable {
  case vanilla, chocolate
  var id: Self { self }
}

@MainActor
struct ControlRequestTests {
  private func labels(_ screen: Screen) -> [String?] { screen.elements.map(\.label) }

  @Test func aButtonRunsItsAction() throws {
    let screen = Screen(Form1())
    #expect(screen.evaluationCount == 1)
    try screen.activate("Add")
    #expect(labels(screen).contains("Count 1"))
    #expect(screen.evaluationCount == 2)
  }

  @Test func aDisabledButtonDoesNothing() throws {
    let screen = Screen(Form1())
    #expect(throws: (any Error).self) { try screen.activate("Off") }
    #expect(labels(screen).contains("Count 0"))
    #expect(screen.evaluationCount == 1)
  }

  @Test func aToggleWritesItsBinding() throws {
    let screen = Screen(Form1())
    try screen.activate("Wifi")
    #expect(labels(screen).contains("Connected"))
    #expect(try screen.element("Wifi").value == "1")
    try screen.activate("Wifi")
    #expect(!labels(screen).contains("Connected"))
    #expect(screen.evaluationCount == 3)
  }

  /// A2.15: one of actions has a title and no number, before and after it has been used.
  @Test func aStepperOfActionsHasNoValue() throws {
    struct Actions: View {
      @State private var words = "none"
      var body: some View {
        Stepper("Speed", onIncrement: { words = "up" }, onDecrement: { words = "down" })
        Text(words)
      }
    }
    let screen = Screen(Actions())
    for (step, words) in [("increment Speed", "up"), ("decrement Speed", "down")] {
      let element = try screen.element("Speed")
      #expect(element.value == nil && element.traits == ["adjustable"])
      try screen.perform(step)
      #expect(screen.labels == ["Speed", words])
    }
    #expect(!screen.accessibility.contains("value"))
  }

  @Test func aSliderAndAStepperStep() throws {
    let screen = Screen(Form1())
    try screen.increment("Volume")
    #expect(labels(screen).contains("Volume is 0.75"))
    try screen.increment("Items")
    #expect(labels(screen).contains("6 items"))
    // It stays between its bounds.
    try screen.increment("Items")
    #expect(labels(screen).contains("6 items"))
    try screen.decrement("Items")
    #expect(labels(screen).contains("5 items"))
  }

  @Test func typingAndSubmitting() throws {
    let screen = Screen(Form1())
    try screen.type("Ada", into: "Name")
    #expect(labels(screen).contains("Hello "))
    let field = try #require(screen.elements.first { $0.value == "Ada" })
    #expect(field.traits.contains("isEditing"))
    try screen.perform("submit Name")
    #expect(labels(screen).contains("Hello Ada"))
    let ended = try #require(screen.elements.first { $0.value == "Ada" })
    #expect(!ended.traits.contains("isEditing"))
  }

  private struct Selecting: View {
    @State private var text = "ab"
    @State private var selection: TextSelection?

    private var place: String {
      guard case .selection(let range)? = selection?.indices else { return "none" }
      return "\(text.distance(from: text.startIndex, to: range.lowerBound)) \(range.isEmpty)"
    }

    var body: some View {
      TextField("Name", text: $text, selection: $selection)
      TextEditor(text: $text, selection: $selection)
      Text(verbatim: place)
      Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
    }
  }

  /// What is typed leaves the place for the next letter behind it; programs select.
  @Test func fieldsTellWhatIsSelected() throws {
    let screen = Screen(Selecting())
    #expect(labels(screen).contains("none"))
    try screen.type("abcd", into: "Name")
    #expect(labels(screen).contains("4 true"))
    try screen.activate("All")
    #expect(labels(screen).contains("0 false"))
    #expect(TextSelection(insertionPoint: "a".startIndex).isInsertion)
  }

  @Test func pickersChooseByTags() throws {
    let screen = Screen(Form1())
    try screen.select("chocolate", of: "Flavour")
    #expect(labels(screen).contains("Scoop of chocolate"))
    try screen.activate("Large")
    #expect(labels(screen).contains("Size 2"))
    #expect(throws: (any Error).self) { try screen.select("mint", of: "Flavour") }
  }

  @Test func disclosing() throws {
    let screen = Screen(Form1())
    #expect(!labels(screen).contains("Inside"))
    try screen.activate("More")
    #expect(labels(screen).contains("Inside"))
  }

  @Test func whatIsMissingIsListed() {
    let screen = Screen(Button("Add") {}, width: 200, height: 100)
    let error = #expect(throws: (any Error).self) { try screen.activate("Ad") }
    #expect("\(error.map { "\($0)" } ?? "")" == "no element is called 'Ad'; there are 'Add'")
  }
}

private struct Drinks: View {
  @State private var last = "none"

  var body: some View {
    VStack {
      Menu("Drinks") {
        Button("Tea") { last = "tea" }
        Button("Milk") { last = "milk" }
      }
      Text(verbatim: "Last \(last)")
    }
  }
}

@MainActor
struct MenuRequestTests {
  @Test func aMenuOffersButtons() throws {
    let screen = Screen(Drinks())
    #expect(!screen.elements.map(\.label).contains("Tea"))
    try screen.select("Milk", of: "Drinks")
    #expect(screen.elements.map(\.label).contains("Last milk"))
    // Choosing closes the menu.
    #expect(!screen.elements.map(\.label).contains("Tea"))
  }
}

private struct Numbers: View {
  @State private var number = 2.5
  @State private var events: [String] = []

  var body: some View {
    VStack {
      TextField("Number", value: $number, format: .number)
      Text(verbatim: "Number is \(number)")
      TextField("Old", text: .constant("x")) {
        events.append($0 ? "begin" : "end")
      } onCommit: {
        events.append("commit")
      }
      Text(verbatim: events.joined(separator: " "))
    }
  }
}

@MainActor
struct FieldRequestTests {
  @Test func aValueIsReadWhenEditingEnds() throws {
    let screen = Screen(Numbers())
    let field = try #require(screen.elements.first { $0.traits.contains("textEntry") })
    #expect(field.value == "2.5")
    try screen.type("4", into: "Number")
    #expect(screen.elements.map(\.label).contains("Number is 2.5"))
    try screen.submit("Number")
    #expect(screen.elements.map(\.label).contains("Number is 4.0"))
  }

  @Test func theOldFormSaysWhenEditingBeginsAndEnds() throws {
    let screen = Screen(Numbers())
    try screen.submit("Old")
    #expect(screen.elements.map(\.label).contains("begin commit end"))
  }
}
