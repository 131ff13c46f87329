import AccessibilityCore
import LayoutCore
import Testing

/// Combining children, as each version of the system does it.
struct CombineTests {
  private func combined(
    _ system: SystemVersion,
    buttons: [String]
  ) -> AccessibilityNode? {
    tree(system: system) { builder in
      builder.annotated(.element(.combine)) { builder in
        builder.vStack { builder in
          builder.leaf(.text("Title"))
          for button in buttons { builder.button(button) }
        }
      }
    }.roots.first
  }

  private func listed(_ node: AccessibilityNode?) -> [String] {
    node?.actions.filter { $0.kind == .named }.compactMap(\.name) ?? []
  }

  @Test(
    "one button keeps its trait on iOS 16 and is listed elsewhere",
    arguments: [
      (SystemVersion.iOS15, ["A"], false), (.iOS16, [String](), true),
      (.iOS18, ["A"], false),
    ]
  )
  func oneButton(
    _ system: SystemVersion,
    _ actions: [String],
    _ isButton: Bool
  ) {
    let node = combined(system, buttons: ["A"])
    #expect(node?.label == "Title")
    #expect(listed(node) == actions)
    #expect(node?.traits.contains(.button) == isButton)
  }

  @Test(
    "of several buttons iOS 16 lists all but the first, the others list all",
    arguments: [
      (SystemVersion.iOS15, ["A", "B"]), (.iOS16, ["B"]), (.iOS18, ["A", "B"]),
    ]
  )
  func severalButtons(_ system: SystemVersion, _ actions: [String]) {
    let node = combined(system, buttons: ["A", "B"])
    #expect(listed(node) == actions)
    #expect(node?.traits.contains(.button) == false)
    #expect(node?.actions.first { $0.kind == .default }?.name == "A")
  }

  @Test("hidden children say nothing") func hiddenChildren() {
    let node = tree { builder in
      builder.annotated(.element(.combine)) { builder in
        builder.vStack { builder in
          builder.leaf(.text("a"))
          builder.properties({ $0.isHidden = true }) { $0.leaf(.text("b")) }
          builder.leaf(.text("c"))
        }
      }
    }.roots.first
    #expect(node?.label == "a, c")
  }

  @Test("what is said after combining replaces what was combined") func override() {
    let node = tree { builder in
      builder.properties({ $0.label = "Both" }) { builder in
        builder.annotated(.element(.combine)) { builder in
          builder.vStack { builder in
            builder.leaf(.text("a"))
            builder.leaf(.text("b"))
          }
        }
      }
    }.roots.first
    #expect(node?.label == "Both")
  }

  @Test("values and hints are joined by commas, identifiers by hyphens (A4.3)") func words() {
    let node = tree { builder in
      builder.annotated(.element(.combine)) { builder in
        builder.vStack { builder in
          for name in ["a", "b"] {
            builder.properties({
              $0.value = "value \(name)"
              $0.hint = "hint \(name)"
              $0.identifier = name
              $0.inputLabels = [name + name]
            }) { $0.leaf(.text(name)) }
          }
        }
      }
    }.roots.first
    #expect(node?.label == "a, b")
    #expect(node?.value == "value a, value b")
    #expect(node?.hint == "hint a, hint b")
    #expect(node?.identifier == "a-b")
    #expect(node?.inputLabels == ["aa", "bb"])
  }

  @Test("of scalars the last child's counts (A4.4)") func scalars() {
    let node = tree { builder in
      builder.annotated(.element(.combine)) { builder in
        builder.vStack { builder in
          for level in [1, 2] {
            builder.properties({
              $0.headingLevel = level
              $0.sortPriority = Double(-level)
              $0.activationPoint = .point(.zero)
            }) { $0.leaf(.text("\(level)")) }
          }
          builder.leaf(.text("3"))
        }
      }
    }.roots.first
    #expect(node?.headingLevel == 2)
    #expect(node?.sortPriority == -2)
    // The children's points are not the whole's (A4.6).
    #expect(node?.activationPoint == node?.frame.center)
  }
}
