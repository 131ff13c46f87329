import EspalierTesting
import SwiftUI
import Testing

private struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square")
      configuration.label
      Text(configuration.isOn ? "yes" : "no")
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Still: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

private struct Wrapped: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Above")
      Toggle(configuration)
    }
  }
}

private struct Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
  }
}

private struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View { Circle() }
}

private struct Folder: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Row: View {
  @State private var isOn = false
  @State private var isOpen = false
  let style: Int

  var body: some View {
    switch style {
    case 0: Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Checkbox())
    case 1: Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Still())
    case 2: Toggle("Wi-Fi", isOn: $isOn).toggleStyle(Wrapped())
    case 3: ProgressView("Loading", value: 0.25).progressViewStyle(Ring())
    case 4: Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(Dial())
    case 5:
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
        .disclosureGroupStyle(Folder())
    default: DisclosureGroup("More", isExpanded: $isOpen) { Text("Inside") }
    }
  }
}

/// What is a control stays one, whatever it looks like (A2.39), and what else is told of views.
@MainActor
@Suite struct StyledControlTests {
  private func lines(_ screen: Screen) -> [String] {
    screen.spoken.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test(arguments: [
    (0, ["Wi-Fi. Switch Button. Off.", "Double tap to toggle setting."]),
    (1, ["Wi-Fi. Switch Button. Off.", "Double tap to toggle setting."]),
    (2, ["Above", "Wi-Fi. Switch Button. Off.", "Double tap to toggle setting."]),
    (3, ["Loading: 25%"]),
    (4, ["Speed: 50%"]),
    (5, ["More. Button. Collapsed.", "Double tap to expand."]),
    (6, ["More. Button. Collapsed.", "Double tap to expand."]),
  ])
  func aStyleKeepsRoleNameAndState(_ style: Int, _ spoken: [String]) {
    #expect(lines(Screen(Row(style: style))) == spoken)
  }

  @Test(arguments: [0, 1, 2])
  func activatingAToggleTogglesIt(_ style: Int) throws {
    let screen = Screen(Row(style: style))
    try screen.activate("Wi-Fi")
    #expect(lines(screen).contains("Wi-Fi. Switch Button. On."))
    try screen.activate("Wi-Fi")
    #expect(lines(screen).contains("Wi-Fi. Switch Button. Off."))
  }

  @Test(arguments: [5, 6])
  func activatingAGroupShowsWhatIsInIt(_ style: Int) throws {
    let screen = Screen(Row(style: style))
    try screen.activate("More")
    #expect(
      lines(screen) == ["More. Button. Expanded.", "Double tap to collapse.", "Inside"]
    )
  }

  // A2.7
  @Test func anIconAloneIsAnImage() {
    let label = Label("Starred", systemImage: "star").labelStyle(.iconOnly)
    #expect(lines(Screen(label)) == ["Favorite. Image."])
    #expect(
      lines(
        Screen(
          Button {
          } label: {
            label
          }
        )
      ) == ["Starred. Button."]
    )
  }

  // A2.35
  @Test func aFieldIsCalledByTheLabelBesideIt() throws {
    let screen = Screen(
      LabeledContent("Mail") { TextField("you@example.org", text: .constant("")) }
    )
    #expect(screen.elements.count == 1)
    #expect(try screen.element("Mail").value == "you@example.org")
    let editor = Screen(LabeledContent("Notes") { TextEditor(text: .constant("a")) })
    #expect(try editor.element("Notes").value == "a")
    let shown = Screen(LabeledContent("Name") { Button("Ada") {} })
    #expect(shown.labels == ["Name", "Ada"])
  }

  // A2.40
  @Test func aBarByHandHasTabs() {
    let bar = HStack {
      Button("A") {}.accessibilityAddTraits(.isSelected)
      Button("B") {}
    }
    .accessibilityElement(children: .contain).accessibilityAddTraits(.isTabBar)
    #expect(lines(Screen(bar)) == ["Selected: A. Tab. 1 of 2.", "B. Tab. 2 of 2."])
  }

  // A12.14
  @Test func keysAreToldByTheirNames() {
    let save = Button("Save") {}.keyboardShortcut("s", modifiers: [.shift, .command])
    #expect(Screen(save).accessibility.contains("keyboardShortcut command+shift+s"))
    let done = Button("Done") {}.keyboardShortcut(.defaultAction)
    #expect(Screen(done).accessibility.contains("keyboardShortcut Return"))
    #expect(!Screen(Button("No") {}.keyboardShortcut(nil)).accessibility.contains("keyboard"))
  }

  // A2.21, A11.4
  @Test func whatIsSaidOfMenusAndHeadings() {
    let menu = Menu("Options") { Button("One") {} }
    #expect(lines(Screen(menu)) == ["Options. Pop up button."])
    let picker = Picker("Fruit", selection: .constant(0)) { Text("Apple").tag(0) }
    #expect(lines(Screen(picker)) == ["Fruit: Apple. Button."])
    #expect(lines(Screen(picker.accessibilityLabel("Choice"))) == ["Choice. Button."])
    let heading = Text("Part").accessibilityAddTraits(.isHeader)
    #expect(lines(Screen(heading.accessibilityHeading(.h2))) == ["Part. Heading level 2."])
    #expect(lines(Screen(Text("Part").accessibilityHeading(.h2))) == ["Part"])
  }
}
