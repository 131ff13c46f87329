import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out, and
// what it leaves open, such as data, is that of the specs. Sources and expectations are there, too.

struct AccessibilityExampleCases: PreviewProvider {
  static var previews: some View {
    Together {
      Section {
        Text("title")
        Text("title").accessibilityRemoveTraits(.isStaticText)
        Button("title") {}
        Button("title") {}.accessibilityRemoveTraits(.isButton)
        Image(systemName: "star")
        Image(systemName: "star").accessibilityRemoveTraits(.isImage)
      } header: {
        Text("section_header")
        Text("section_header").accessibilityRemoveTraits(.isHeader)
      }
    }
    .previewDisplayName("ax-remove-traits")
    Together { EmptyView() }.previewDisplayName("view-empty")
    Text("")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Text("item1")
          Button("item2") {}
        }
      }
      .previewDisplayName("view-toolbar-keyboard")
    Rectangle().frame(30, 30).cornerRadius(15)
      .accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")
      .accessibilityCustomContent("Key", "Value")
      .accessibilityCustomContent("Important Key", "Important Value", importance: .high)
      .previewDisplayName("as-shape-content")
    RoundedRectangle(cornerRadius: 8).frame(60, 40)
      .overlay { Circle().frame(8, 8).offset(x: 20, y: 10) }
      .accessibilityLabel("Custom tap target")
      .accessibilityActivationPoint(CGPoint(x: 50, y: 30))
      .previewDisplayName("as-activation-point")
    HStack {
      Image(systemName: "person.circle.fill")
      VStack {
        Text("John Doe")
        Text("Online")
      }
    }
    .padding(8).background(Color.gray).cornerRadius(8)
    .accessibilityElement(children: .combine)
    .previewDisplayName("as-combine-avatar")
    Canvas { _, _ in }
      .accessibilityLabel("Lines of Code per Week")
      .accessibilityChildren {
        HStack {
          ForEach([(week: 1, lines: 10), (week: 2, lines: 25)], id: \.week) { data in
            RoundedRectangle(cornerRadius: 5)
              .accessibilityLabel("Week \(data.week)")
              .accessibilityValue("\(data.lines) lines")
          }
        }
      }
      .previewDisplayName("doc-canvas-children")
    Canvas { _, _ in }.accessibilityLabel("Chart").previewDisplayName("doc-canvas-label")
    Canvas { _, _ in }
      .accessibilityLabel("Budget History Graph")
      .accessibilityChildren {
        HStack {
          ForEach([("January", 10), ("February", 20)], id: \.0) { month, amount in
            Rectangle().accessibilityLabel(month).accessibilityValue("$\(amount)")
          }
        }
      }
      .previewDisplayName("wwdc21-graph")
    Capsule().frame(height: 40)
      .accessibilityRepresentation {
        Slider(value: .constant(50), in: 0...100) { Text("Budget") }
      }
      .previewDisplayName("wwdc21-slider-representation")
    VStack {
      HStack {
        Rectangle().accessibilityLabel("User 1")
        Rectangle().accessibilityLabel("User 2")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Users")
      VStack {
        Rectangle().accessibilityLabel("Message 1")
        Rectangle().accessibilityLabel("Message 2")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Messages")
    }
    .previewDisplayName("doc-contain-groups")
    VStack {
      VStack {
        Text("We'd love your feedback")
        Text("What do you think of Save for Later?")
      }
      Button("Take Survey") {}
    }
    .padding()
    .overlay(alignment: .topTrailing) { Button("Dismiss") {} }
    .previewDisplayName("folk-overlay-first")
    VStack {
      VStack {
        Text("We'd love your feedback")
        Text("What do you think of Save for Later?")
      }
      Button("Take Survey") {}
    }
    .padding()
    .overlay(alignment: .topTrailing) { Button("Dismiss") {}.accessibilitySortPriority(-1) }
    .previewDisplayName("folk-overlay-last")
    Canvas { _, _ in }.frame(300, 100)
      .accessibilityLabel("G")
      .accessibilityChildren {
        HStack {
          Rectangle().accessibilityLabel("A")
          Rectangle().accessibilityLabel("B")
          Rectangle().accessibilityLabel("C")
        }
      }
      .previewDisplayName("canvas-frames-default-spacing")
    Canvas { _, _ in }.frame(300, 100)
      .accessibilityLabel("G")
      .accessibilityChildren {
        HStack(spacing: 0) {
          Rectangle().accessibilityLabel("A")
          Rectangle().accessibilityLabel("B")
          Rectangle().accessibilityLabel("C")
        }
      }
      .previewDisplayName("canvas-frames-rtl")
    NavigationLink {
      EmptyView()
    } label: {
      Text("Inbox")
      Text("3 unread")
      Button("Mark all") {}
    }
    .previewDisplayName("link-with-button")
    HStack(spacing: 0) {
      leaf(50, 20).alignmentGuide(.leading) { _ in 5 }
      leaf(10, 10)
    }
    .previewDisplayName("align-builtin-not-combined").previewLayout(.sizeThatFits)
    ZStack {
      Color.red.zIndex(1)
      Text("Text").padding().zIndex(0.5).overlay(Color.blue).padding(.top, 100).zIndex(1.3)
      Group { Text("Text 2").zIndex(1.5) }.zIndex(0.5)
    }
    .previewDisplayName("zindex-innermost-wins")
    GeometryReader { _ in Text("Hello").frame(maxWidth: .infinity, maxHeight: .infinity) }
      .previewDisplayName("safearea-root-insets-iphone13")
  }
}
