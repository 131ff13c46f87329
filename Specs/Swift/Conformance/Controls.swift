import SwiftUI

// Written by hand, as screens are written: each states in SwiftUI what the spec of its name says,
// so that what is expected there, with its source, holds here, too.

struct ControlCases: PreviewProvider {
  static var previews: some View {
    Button("Play") {}.buttonStyle(.bordered).previewDisplayName("button-bordered")
    Button("Play") {}.buttonStyle(.bordered).controlSize(.small)
      .previewDisplayName("button-bordered-small")
    Button {
    } label: {
      leaf(20, 20)
      Text("Play")
    }
    .buttonStyle(.bordered)
    .previewDisplayName("button-several-views")
    HStack(spacing: 0) {
      Button("Play") {}
      Button("Play") {}.buttonStyle(.plain)
    }
    .buttonStyle(.bordered)
    .previewDisplayName("button-style-is-inherited")
    Toggle("Play", isOn: .constant(true)).previewDisplayName("toggle-switch")
    Toggle("Play", isOn: .constant(true)).labelsHidden().previewDisplayName("toggle-labels-hidden")
    Stepper("Play", value: .constant(1)).previewDisplayName("stepper")
    Slider(value: .constant(0.5)) { Text("Volume") }.previewDisplayName("slider-18")
    Label {
      Text("Play")
    } icon: {
      leaf(20, 20)
    }
    .previewDisplayName("label")
    TextField("", text: .constant("Play")).previewDisplayName("textfield-plain")
    SecureField("Password", text: .constant("secret")).previewDisplayName("securefield-filled")
    TextEditor(text: .constant("Play")).textFieldStyle(.roundedBorder)
      .previewDisplayName("texteditor-has-no-border")
    Picker("Size", selection: .constant("M")) { ForEach(["S", "M"], id: \.self) { Text($0) } }
      .previewDisplayName("picker-menu")
    Picker("Size", selection: .constant("M")) { ForEach(["S", "M"], id: \.self) { Text($0) } }
      .pickerStyle(.segmented)
      .previewDisplayName("picker-segmented")
    ProgressView(value: 0.5).previewDisplayName("progress-linear")
    ProgressView().previewDisplayName("progress-spinner")
    GroupBox { leaf(10, 20) }.previewDisplayName("groupbox")
    DisclosureGroup(isExpanded: .constant(true)) {
      leaf(10, 20)
    } label: {
      leaf(30, 30)
    }
    .previewDisplayName("disclosure")
    LabeledContent("Size", value: "12 MB").previewDisplayName("labeled-content")
    LabeledContent {
      leaf(10, 10)
    } label: {
      leaf(10, 20)
      leaf(10, 30)
    }
    .previewDisplayName("labeled-content-column")
  }
}
