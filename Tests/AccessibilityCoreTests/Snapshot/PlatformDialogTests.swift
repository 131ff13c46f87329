import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// What opens: disclosures, alerts and sheets among the containers of the platform.
@Suite struct PlatformDialogTests {
  @Test func aDisclosureNamesWhatItShows() {
    let snapshot = snapshot { builder in
      builder.control(
        .disclosureGroup(isExpanded: true),
        label: { $0.leaf(.text("More")) },
        content: { builder in
          builder.annotated(.element(.contain), RoleTests.texts)
          builder.leaf(.text("c"))
        }
      )
    }
    #expect(
      snapshot.outline == [
        "disclosure More", "anonymousGroup", "- staticText a", "- staticText b", "staticText c",
      ]
    )
    #expect(snapshot.nodes[0].controls == [1, 4])
    #expect(snapshot.nodes[0].isExpanded == true)
  }

  @Test func anAlertIsCalledByItsTitleAndHidesTheRest() {
    let snapshot = snapshot { builder in
      builder.open(
        .modifier(.presentation(Presentation(.alert, .everything)))
      )
      builder.leaf(.color("behind"), id: "host")
      builder.leaf(.text("Delete?"))
      builder.leaf(.text("It will be gone."))
      builder.button("Delete")
      builder.close()
    }
    #expect(
      snapshot.outline == [
        "alert Delete?", "- staticText Delete?", "- staticText It will be gone.", "- button Delete",
      ]
    )
    #expect(snapshot.nodes[0].element.id == "host#alert")
    #expect(snapshot.nodes[0].element.traits == .modal)
    #expect(snapshot.nodes[0].element.frame == Rect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test func aSheetIsADialog() {
    let snapshot = snapshot { builder in
      builder.control(
        .list,
        content: { builder in
          builder.open(
            .modifier(
              .presentation(Presentation(.sheet, .everything))
            )
          )
          builder.leaf(.text("behind"))
          builder.vStack { $0.leaf(.text("in front")) }
          builder.close()
        }
      )
    }
    #expect(snapshot.outline == ["dialog in front", "- staticText in front"])
  }

  /// A2.41.
  @Test func aDialogIsCalledByItsTitleAndCanBeTakenAway() {
    func dialog(_ kind: Presentation.Kind, _ views: ViewTreeBuilder.Slot) -> AccessibilityNode? {
      let snapshot = snapshot { builder in
        builder.open(.modifier(.presentation(Presentation(kind, .everything))))
        builder.leaf(.text("behind"))
        builder.vStack(views)
        builder.close()
      }
      return snapshot.nodes.first { $0.role == .dialog || $0.role == .alert }?.element
    }
    func words(_ builder: inout ViewTreeBuilder) {
      builder.leaf(.text("first"))
      builder.properties({ $0.addedTraits = .header }) { $0.leaf(.text("heading")) }
    }
    for kind in Presentation.Kind.allCases {
      #expect(dialog(kind, words)?.label == "heading")
      #expect(dialog(kind) { $0.button("only") }?.label == nil)
    }
    func isEscaped(_ kind: Presentation.Kind, _ role: Control.ButtonRole? = nil) -> Bool? {
      let dialog = dialog(kind) { builder in
        builder.control(.button(role), label: { $0.leaf(.text("OK")) })
      }
      return dialog.map { $0.actions.map(\.kind) == [.escape] }
    }
    #expect(isEscaped(.sheet) == true && isEscaped(.popover) == true)
    #expect(isEscaped(.confirmationDialog) == true && isEscaped(.fullScreenCover) == false)
    #expect(isEscaped(.alert) == false && isEscaped(.alert, .cancel) == true)
  }

  @Test func contentOfAModifierThatIsPlacedTwiceIsInBothRows() {
    let snapshot = snapshot { builder in
      builder.control(
        .list,
        content: { builder in
          builder.open(.modifier(.overlay(alignment: .center)))
          builder.open(.group)
          builder.leaf(.text("one"))
          builder.leaf(.text("two"))
          builder.close()
          builder.button("Star")
          builder.close()
        }
      )
    }
    #expect(
      snapshot.outline == [
        "list", "- row", "- - staticText one", "- - button Star", "- row", "- - staticText two",
        "- - button Star",
      ]
    )
    #expect(Set(snapshot.nodes.map(\.element.id)).count == snapshot.nodes.count)
  }
}
