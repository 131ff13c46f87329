import EspalierTesting
import SwiftUI
import Testing

private struct Padded: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isEnabled ? 20 : 2)
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button(configuration)
      Text("below")
    }
  }
}

private struct Check: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "yes" : "no")
        configuration.label
      }
    }
  }
}

private struct Upright: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon
      configuration.title
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: "\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
    }
  }
}

private struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button("Fold") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Switches: View {
  @State private var isOn = false
  var body: some View {
    VStack {
      Toggle("Wifi", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }
    .toggleStyle(Check())
  }
}

private struct Switch: View {
  @State private var isOn = false
  var body: some View { Toggle("Wifi", isOn: $isOn) }
}

@MainActor
struct ControlStyleTests {
  @Test func aButtonStyleMakesTheLabel() throws {
    let plain = try Screen(Button("Go") {}).frame(of: "Go")
    let padded = try Screen(Button("Go") {}.buttonStyle(Padded())).frame(of: "Go")
    #expect(padded.width == plain.width + 40)
    // The style's own properties follow the environment.
    let disabled = try Screen(Button("Go") {}.buttonStyle(Padded()).disabled(true))
      .frame(of: "Go")
    #expect(disabled.width == plain.width + 4)
  }

  @Test func theNearestStyleCounts() throws {
    let plain = try Screen(Button("Go") {}).frame(of: "Go")
    let near = try Screen(Button("Go") {}.buttonStyle(.plain).buttonStyle(Padded()))
      .frame(of: "Go")
    #expect(near.size == plain.size)
  }

  @Test func aButtonOfAPrimitiveStyleHasTheNextOuterStyle() throws {
    let bordered = try Screen(Button("Go") {}.buttonStyle(.bordered)).frame(of: "Go")
    let screen = Screen(Button("Go") {}.buttonStyle(Doubled()).buttonStyle(.bordered))
    #expect(try screen.frame(of: "Go").size == bordered.size)
    #expect(screen.elements.map(\.label) == ["Go", "below"])
  }

  @Test func aStyleWithATintLeavesTheControlAsItIs() throws {
    let plain = Screen(Switch().toggleStyle(.switch))
    let tinted = Screen(Switch().toggleStyle(SwitchToggleStyle(tint: .red)))
    #expect(try tinted.frame(of: "Wifi") == plain.frame(of: "Wifi"))
    try tinted.activate("Wifi")
    #expect(tinted.elements.map(\.value) == ["1"])
    let bar = ProgressView("Load", value: 0.5)
    let green = bar.progressViewStyle(LinearProgressViewStyle(tint: .green))
    #expect(try Screen(green).frame(of: "Load") == Screen(bar).frame(of: "Load"))
  }

  @Test func aToggleStyleWritesItsBinding() throws {
    let screen = Screen(Switches())
    // Whatever the style shows, it is called as the toggle is (A2.39).
    try screen.activate("Wifi")
    #expect(screen.elements.map(\.label) == ["Wifi", "on"])
    #expect(screen.elements.first?.value == "1")
    #expect(screen.outline.contains("yes"))
  }

  @Test func labelsAndProgressAreWhatStylesMake() {
    let label = Screen(Label("Home", systemImage: "house").labelStyle(Upright()))
    #expect(label.outline.contains("VStack"))
    #expect(!label.outline.contains("─ Label"))
    let progress = Screen(ProgressView("Load", value: 1, total: 4).progressViewStyle(Percent()))
    #expect(progress.outline.contains("25 of 100"))
    #expect(progress.elements.map(\.label) == ["Load"])
    #expect(progress.elements.first?.value == "25%")
  }

  @Test func aGroupKeepsItsStateForItsStyle() throws {
    let screen = Screen(DisclosureGroup("More") { Text("Inside") }.disclosureGroupStyle(Fold()))
    #expect(screen.elements.map(\.label) == ["Fold"])
    try screen.activate("Fold")
    #expect(screen.elements.map(\.label) == ["Fold", "Inside"])
  }

  @Test func sizesAndHiddenLabelsReachControls() throws {
    let small = try Screen(Button("Go") {}.buttonStyle(.bordered).controlSize(.small))
      .frame(of: "Go")
    let large = try Screen(Button("Go") {}.buttonStyle(.bordered).controlSize(.large))
      .frame(of: "Go")
    #expect(small.height < large.height)
    let hidden = try Screen(Toggle("Wifi", isOn: .constant(true)).labelsHidden())
      .element("Wifi")
    let shown = try Screen(Toggle("Wifi", isOn: .constant(true))).element("Wifi")
    #expect(hidden.frame.width < shown.frame.width)
  }
}
