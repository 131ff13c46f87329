import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct AccessibilityViewCases: PreviewProvider {
  static var previews: some View {
    Button {
    } label: {
      Text("title")
    }
    .previewDisplayName("view-button")
    Image(systemName: "star").previewDisplayName("view-image-symbol")
    Label("title", systemImage: "star").previewDisplayName("view-label")
    if let url = URL(string: "https://example.com") {
      Link("title", destination: url).previewDisplayName("view-link")
    }
    ProgressView(value: 0.1, total: 1) {
      Text("label")
    } currentValueLabel: {
      Text("currentValueLabel")
    }
    .previewDisplayName("view-progress")
    Slider(value: .constant(69), in: 0...100, step: 1).previewDisplayName("view-slider")
    Stepper("title", value: .constant(69), in: 0...100, step: 1).previewDisplayName("view-stepper")
    SecureField("title", text: .constant("value"), prompt: Text("prompt"))
      .previewDisplayName("view-secure-field")
    DisclosureGroup("Group1", isExpanded: .constant(true)) {
      Text("item1")
      DisclosureGroup("Group2", isExpanded: .constant(false)) { Button("item2") {} }
    }
    .previewDisplayName("view-disclosure")
    Together { ForEach([1, 2], id: \.self) { i in Text("item\(i)") } }
      .previewDisplayName("view-foreach")
    Together {
      Group {
        Text("item1")
        Button("item2") {}
      }
    }
    .previewDisplayName("view-group")
    VStack {
      Text("item1")
      Button("item2") {}
    }
    .previewDisplayName("view-vstack")
    ZStack {
      Text("item1")
      Button("item2") {}
    }
    .previewDisplayName("view-zstack")
    TimelineView(.everyMinute) { _ in
      Text("item1")
      Button("item2") {}
    }
    .previewDisplayName("view-timelineview")
    GroupBox {
      Text("item1")
      Button("item2") {}
    }
    .previewDisplayName("view-groupbox")
    ScrollView {
      Text("item1")
      Button("item2") {}
    }
    .previewDisplayName("view-scrollview")
    Menu("title") {
      Text("item1")
      Button("item2") {}
    }
    .previewDisplayName("view-menu")
    Together {
      Section {
        Text("item1")
        Button("item2") {}
      } header: {
        Text("header.item1")
        Button("header.item2") {}
      } footer: {
        Text("footer.item1")
        Button("footer.item2") {}
      }
    }
    .previewDisplayName("view-section")
    Text("Test \(12)").previewDisplayName("text-interpolation")
    Text("\(12.541, specifier: "%.2f")").previewDisplayName("text-specifier")
    (Text("Test") + Text("Abc").bold() + Text(verbatim: "123")).previewDisplayName("text-concat")
    Text("abc \(Image(systemName: "chevron.right"))").previewDisplayName("text-inline-image")
    List {
      Section {
        Text("Checking")
        Text("Savings")
      } header: {
        Text("Accounts")
      } footer: {
        Text("Tap an account to view details")
      }
      Section {
        Text("Electric")
        Text("Internet")
      } header: {
        Text("Bills")
      } footer: {
        Text("Due this month")
      }
    }
    .previewDisplayName("as-list-sections")
    VStack {
      TextField("SwiftUI Text Field", text: .constant(""))
      TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
      SecureField("Password", text: .constant(""))
      SecureField("Password", text: .constant("123456789"))
      TextEditor(text: .constant(""))
    }
    .previewDisplayName("as-text-entry")
    VStack {
      TextField("Email", text: .constant(""))
      TextField("Email", text: .constant(""), prompt: Text("name@example.com"))
      TextField("Email", text: .constant("a@b.c"), prompt: Text("name@example.com"))
    }
    .previewDisplayName("field-prompt-16")
    Slider(value: .constant(1.5), in: 1...2, step: 0.1).previewDisplayName("value-bounded-3")
    Slider(value: .constant(1.5), in: 1.3...2.3, step: 0.1).previewDisplayName("value-bounded-4")
    VStack {
      Button("Previous Page") {}
      Text("3")
      Button("Next Page") {}
    }
    .accessibilityElement(children: .ignore)
    .accessibilityValue("Page 3 of 10")
    .accessibilityAdjustableAction { _ in }
    .previewDisplayName("doc-stepper-ignore")
  }
}
