import SwiftUI

// The recorded cases of these names, as their recording writes them; its shorthand is written out:
// `red40` is a colour in a frame, `50x20` a leaf of that size, `rect` a Rectangle. Sources and
// expectations are in the specs of the same names.

struct AccessibilityModifierCases: PreviewProvider {
  static var previews: some View {
    Text("title").accessibilityIdentifier("ax_identifier").previewDisplayName("ax-identifier")
    Text("title").help("help").previewDisplayName("ax-help")
    Text("title").accessibilityHint("ax_hint").help("help")
      .previewDisplayName("ax-hint-then-help")
    Text("title").accessibilityInputLabels(["ax_input_label1", "ax_input_label2"])
      .previewDisplayName("ax-input-labels")
    VStack {
      Text("title0a").accessibilitySortPriority(0)
      Text("title")
      Text("title0b").accessibilitySortPriority(0)
      Text("title-1").accessibilitySortPriority(-1)
      Text("title+1").accessibilitySortPriority(1)
    }
    .previewDisplayName("ax-sort-priority")
    Text("title").accessibilityRepresentation { Text("ax_representation") }
      .previewDisplayName("ax-representation")
    VStack {
      Text("title")
      Text("subtitle")
    }
    .accessibilityChildren {
      Text("ax_children1")
      Text("ax_children2").accessibilityChildren { Text("ax_children2.1") }
    }
    .previewDisplayName("ax-children")
    VStack {
      Text("text_title")
      Button("button_title") {}
    }
    .accessibilityElement(children: .combine)
    .previewDisplayName("ax-combine-text-button")
    VStack {
      Text("text_title")
      Button("button_title") {}
    }
    .accessibilityElement(children: .combine)
    .previewDisplayName("ax15-combine-text-button")
    VStack {
      Text("text_title")
      Button("button_title") {}
    }
    .accessibilityElement(children: .ignore)
    .previewDisplayName("ax-ignore")
    Text("title").accessibilityAction {}.previewDisplayName("ax-default-action")
    RotorEntry().previewDisplayName("ax-rotor-entry")
    HStack {
      Text("title")
      Text("h1").accessibilityHeading(.h1)
      Text("h2").accessibilityHeading(.h2)
      Text("h3").accessibilityHeading(.h3)
      Text("h4").accessibilityHeading(.h4)
      Text("h5").accessibilityHeading(.h5)
      Text("h6").accessibilityHeading(.h6)
      Text("unspecified").accessibilityHeading(.unspecified)
    }
    .previewDisplayName("ax-heading-level")
    Text("title").accessibilityShowsLargeContentViewer { Text("x") }
      .previewDisplayName("ax-large-content")
    VStack {
      Text("a")
      Text("b").accessibilityRespondsToUserInteraction()
      Text("c").accessibilityRespondsToUserInteraction(true)
      Text("d").accessibilityRespondsToUserInteraction(false)
    }
    .previewDisplayName("ax-responds")
    Rectangle().frame(30, 30).cornerRadius(15)
      .accessibilityLabel("Label").accessibilityValue("").accessibilityHint("")
      .previewDisplayName("as-shape-02")
    Rectangle().frame(30, 30).cornerRadius(15)
      .accessibilityLabel("Label").accessibilityValue("").accessibilityHint("Hint")
      .previewDisplayName("as-shape-06")
    Image(systemName: "star.fill").accessibilityLabel("Favorite")
      .previewDisplayName("as-image-label")
    VStack {
      Text("Label")
      Text("Text description for an element")
    }
    .accessibilityElement(children: .combine)
    .previewDisplayName("as-combine-two-texts")
    Button("Delete") {}.buttonStyle(.bordered)
      .accessibilityHint("Removes this item permanently")
      .previewDisplayName("as-button-hint")
    Text("Section Header").accessibilityAddTraits(.isHeader).previewDisplayName("as-header")
    Button {
    } label: {
      Image(systemName: "mic.fill")
    }
    .accessibilityLabel("Microphone")
    .accessibilityInputLabels(["Microphone", "Mic", "Record", "Voice"])
    .previewDisplayName("as-icon-button")
    VStack {
      Text("a")
      Text("b")
    }
    .accessibilityLabel("L")
    .previewDisplayName("os-label-on-stack")
    VStack {
      Rectangle()
      Color.red
    }
    .accessibilityLabel("L")
    .previewDisplayName("os-label-on-empty-stack")
    HStack { Text("a") }.accessibilityElement(children: .combine)
      .previewDisplayName("os-combine-single")
    HStack { Text("a") }.accessibilityElement(children: .contain)
      .previewDisplayName("os-contain-single")
    VStack {
      Text("a")
      Text("b")
    }
    .accessibilityElement(children: .contain).accessibilityElement(children: .contain)
    .previewDisplayName("os-contain-of-container")
    HStack {
      Text("a")
      Text("b").accessibilitySortPriority(1)
    }
    .accessibilityElement(children: .combine)
    .previewDisplayName("os-combine-priority")
    HStack {
      Text("t")
      Button("A") {}
      Button("B") {}
    }
    .accessibilityElement(children: .combine)
    .previewDisplayName("os-combine-two-buttons-185")
    VStack {
      Text("a").accessibilitySortPriority(0)
      Text("b").accessibilitySortPriority(2)
      Text("c").accessibilitySortPriority(1)
    }
    .accessibilityElement(children: .contain)
    .previewDisplayName("folk-priority-contain")
    VStack {
      Text("A")
      Text("B")
      VStack {
        Text("C").accessibilitySortPriority(2)
        Text("D").accessibilitySortPriority(3)
        Text("E").accessibilitySortPriority(1)
      }
      .accessibilityElement(children: .contain)
    }
    .previewDisplayName("folk-priority-nested")
    Rectangle().frame(100, 50).padding(10).accessibilityLabel("R")
      .previewDisplayName("frame-padding-outside")
    Rectangle().frame(100, 50).accessibilityLabel("R").padding(10)
      .previewDisplayName("frame-padding-inside")
    Rectangle().frame(60, 40).accessibilityLabel("R").previewDisplayName("activation-default")
    Rectangle().frame(60, 40).accessibilityLabel("R")
      .accessibilityActivationPoint(UnitPoint(x: 0.25, y: 0.5))
      .previewDisplayName("activation-unit")
    Canvas { _, _ in }.frame(200, 200)
      .accessibilityChildren {
        Rectangle().frame(20, 10).accessibilityLabel("A")
        Rectangle().frame(20, 10).accessibilityLabel("B")
      }
      .previewDisplayName("canvas-frames-loose")
    Canvas { _, _ in }.frame(200, 200)
      .accessibilityChildren {
        Rectangle().frame(20, 10).accessibilityLabel("A").offset(x: 5, y: 7)
        Rectangle().frame(20, 10).accessibilityLabel("B")
      }
      .previewDisplayName("canvas-frames-offset")
    Canvas { _, _ in }.frame(200, 100)
      .accessibilityChildren {
        ZStack {
          Rectangle().frame(20, 20).accessibilityLabel("A").position(x: 40, y: 30)
          Rectangle().frame(20, 20).accessibilityLabel("B").position(x: 160, y: 70)
        }
      }
      .previewDisplayName("canvas-frames-position")
    Canvas { _, _ in }.frame(200, 100)
      .accessibilityChildren {
        ZStack {
          Rectangle().frame(20, 20).position(x: 40, y: 30).accessibilityLabel("A")
          Rectangle().frame(20, 20).position(x: 160, y: 70).accessibilityLabel("B")
        }
      }
      .previewDisplayName("canvas-frames-position-label-outside")
  }
}

private struct RotorEntry: View {
  @Namespace private var namespace
  var body: some View {
    Text("title").accessibilityRotorEntry(id: "title", in: namespace)
  }
}
