import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// Bars are containers of the platform, which are read from their leading to their trailing edge
/// (A2.36).
@Suite struct BarTests {
  private static func item(_ placement: BarItemPlacement, _ title: String) -> ContentPreference {
    var builder = ViewTreeBuilder()
    builder.button(title)
    return .toolbarItem(BarItem(placement, builder.finish()))
  }

  private static func stack(_ builder: inout ViewTreeBuilder, path: [ViewTreeBuilder.Slot] = []) {
    builder.control(
      .navigationStack(),
      content: { builder in
        builder.prefer(.navigationTitle("Title"))
        builder.leaf(.text("content"))
        for (placement, title) in [
          (BarItemPlacement.topBarTrailing, "Add"), (.topBarLeading, "Edit"), (.bottomBar, "Share"),
        ] {
          builder.prefer(item(placement, title))
        }
      },
      path: path
    )
  }

  @Test(arguments: LayoutDirection.allCases, [SystemVersion.iOS18, .iOS26])
  func barsAreAboveAndBelowTheContent(_ direction: LayoutDirection, _ system: SystemVersion) {
    let snapshot = snapshot(system: system, direction: direction) { builder in
      builder.controlEnvironment.system = system
      Self.stack(&builder)
    }
    #expect(
      snapshot.outline == [
        "navigationBar Title", "- button Edit", "- button Add", "- heading Title",
        "staticText content", "toolBar", "- button Share",
      ]
    )
    let height: Double = system == .iOS18 ? 96 : 106
    #expect(
      snapshot.first(.navigationBar)?.element.frame
        == Rect(x: 0, y: 0, width: 300, height: height)
    )
    #expect(
      snapshot.first(.toolBar)?.element.frame == Rect(x: 0, y: 556, width: 300, height: 44)
    )
  }

  @Test func aPushedViewHasABackButtonAndABarOfItsOwn() {
    let snapshot = snapshot { builder in
      Self.stack(&builder, path: [{ $0.leaf(.text("pushed")) }])
    }
    #expect(
      snapshot.outline == ["navigationBar", "- button Title", "staticText pushed"]
    )
    #expect(snapshot.nodes[1].element.traits == [.button, .backButton])
  }

  @Test func aSearchFieldIsTypedInto() {
    let snapshot = snapshot(system: .iOS18) { builder in
      builder.controlEnvironment.system = .iOS18
      builder.control(
        .navigationStack(),
        content: { builder in
          builder.prefer(.searchable(SearchField(text: "Milk", prompt: "Find"), id: "search"))
          builder.leaf(.text("content"))
        }
      )
    }
    #expect(
      snapshot.outline == ["navigationBar", "- searchField Find", "staticText content"]
    )
    #expect(snapshot.first(.searchField)?.text?.string == "Milk")
  }

  /// The last one that is shown, or the last within that, is all that can be reached.
  @Test func onlyTheTopmostPresentationIsThere() {
    func presenting(
      _ builder: inout ViewTreeBuilder,
      _ kind: Presentation.Kind,
      _ view: String,
      _ content: ViewTreeBuilder.Slot
    ) {
      builder.open(.modifier(.presentation(Presentation(kind, .everything))))
      builder.leaf(.text(view))
      content(&builder)
      builder.close()
    }
    let nested = snapshot { builder in
      builder.vStack { builder in
        presenting(&builder, .popover, "a") { $0.leaf(.text("popover")) }
        presenting(&builder, .sheet, "b") { builder in
          builder.vStack { builder in
            presenting(&builder, .alert, "sheet") { $0.leaf(.text("alert")) }
            builder.leaf(.text("behind the alert"))
          }
        }
      }
    }
    #expect(nested.outline == ["alert alert", "- staticText alert"])
    let side = snapshot { builder in
      builder.properties({ $0.identifier = "outside" }) { builder in
        builder.vStack { builder in
          presenting(&builder, .alert, "a") { $0.leaf(.text("alert")) }
          presenting(&builder, .sheet, "b") { $0.leaf(.text("sheet")) }
        }
      }
    }
    #expect(side.outline == ["dialog sheet", "- staticText sheet"])
    #expect(side.nodes[1].element.identifier == nil)
  }
}
