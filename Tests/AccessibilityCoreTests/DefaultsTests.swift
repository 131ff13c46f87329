import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// What views say by themselves where no recorded case has them (A2).
@Suite struct DefaultsTests {
  private func text(_ string: String) -> ViewTreeBuilder.Slot { { $0.leaf(.text(string)) } }

  private let symbol: ViewTreeBuilder.Slot = { builder in
    builder.annotated(.symbol("star")) { builder in
      builder.leaf(.image(name: "star", size: Size(width: 20, height: 20), capInsets: nil))
    }
  }

  @Test func anImageBesideATextIsAnElementOfItsOwn() {
    let tree = tree { builder in
      builder.open(.hStack(alignment: .center, spacing: nil))
      symbol(&builder)
      builder.leaf(.text("Avocado"))
      builder.close()
    }
    #expect(tree.elements.map(\.label) == ["Favorite", "Avocado"])
    #expect(tree.elements.map(\.traits) == [.image, .staticText])
  }

  @Test func aLabelSaysItsTitle() {
    let tree = tree { builder in
      builder.control(.label(isIconOnly: false), label: text("Avocado"), icon: symbol)
    }
    #expect(tree.elements.map(\.label) == ["Avocado"])
    #expect(tree.elements.map(\.traits) == [.staticText])
  }

  // A2.7
  @Test func anIconAloneIsAnImageAndSaysTheTitleInAControl() {
    func label(_ builder: inout ViewTreeBuilder) {
      builder.control(.label(isIconOnly: true), label: text("Avocado"), icon: symbol)
    }
    let alone = tree { label(&$0) }
    #expect(alone.elements.map(\.label) == ["Favorite"])
    #expect(alone.elements.map(\.traits) == [.image])
    let button = tree { $0.control(.button(nil), label: { label(&$0) }) }
    #expect(button.elements.map(\.label) == ["Avocado"])
    #expect(button.elements.map(\.traits) == [.button])
  }

  @Test func anEditButtonSaysEdit() {
    let node = tree { $0.control(.editButton) }.roots.first
    #expect(node?.label == "Edit")
    #expect(node?.traits == .button)
  }

  @Test func aNavigationLinkHasTheButtonsInsideAsActions() {
    for isInNavigation in [true, false] {
      let nodes = tree { builder in
        builder.control(
          .navigationLink(isInNavigation: isInNavigation),
          label: { builder in
            builder.leaf(.text("Toast"))
            builder.leaf(.text("12 sold"))
            builder.button("Like")
          }
        )
      }.roots
      #expect(nodes.map(\.label) == ["Toast, 12 sold"])
      #expect(nodes.first?.traits == (isInNavigation ? .button : [.button, .notEnabled]))
      let actions = nodes.first?.actions.filter { $0.kind == .named }.compactMap(\.name)
      #expect(actions == ["Like"])
    }
  }

  @Test func aGaugeReadsAsProgressThatDoesNotChange() {
    let half = Control.BoundedValue(0.5, in: 0...1)
    let gauge = tree { builder in
      builder.control(.gauge(half, currentValueLabel: "half"), label: text("Level"))
    }.roots.first
    #expect(gauge?.label == "Level, half")
    #expect(gauge?.value == "50%")
    #expect(gauge?.traits == [])
    let progress = tree { builder in
      builder.control(.progressView(half, currentValueLabel: "half"), label: text("Level"))
    }.roots.first
    #expect(progress?.label == gauge?.label)
    #expect(progress?.value == gauge?.value)
    #expect(progress?.traits == .updatesFrequently)
  }

  @Test func aPickerWithAMenuSaysItsTitleAndItsChoice() {
    let node = tree { builder in
      builder.control(.picker(.menu, options: ["A", "B"], selection: "B"), label: text("Kind"))
    }.roots.first
    #expect(node?.label == "Kind")
    #expect(node?.value == "B")
    #expect(node?.traits == .button)
  }

  @Test func aBadgeIsTheValueOfWhatHasNone() {
    let tree = tree { builder in
      builder.annotated(.badge("3")) { builder in
        builder.vStack { builder in
          builder.leaf(.text("Inbox"))
          builder.properties({ $0.value = "open" }) { $0.leaf(.text("Drafts")) }
        }
      }
    }
    #expect(tree.elements.map(\.value) == ["3", "open"])
  }
}
