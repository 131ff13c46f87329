import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// How modifiers reach elements and which of them wins.
struct PropertyTests {
  @Test("a property on a stack reaches each of its elements") func reachesAll() {
    let labels = tree { builder in
      builder.properties({ $0.label = "L" }) { builder in
        builder.vStack { builder in
          builder.leaf(.text("a"))
          builder.leaf(.text("b"))
        }
      }
    }.elements.map(\.label)
    #expect(labels == ["L", "L"])
  }

  @Test("a property on drawings makes one element with the stack's frame") func createsElement() {
    let tree = tree { builder in
      builder.properties({ $0.label = "L" }) { builder in
        builder.vStack { builder in
          builder.leaf(.color(nil))
          builder.leaf(.shape(.circle))
        }
      }
    }
    #expect(tree.elements.map(\.label) == ["L"])
    #expect(tree.roots.first?.frame == Rect(x: 0, y: 0, width: 300, height: 600))
  }

  @Test("the outermost of two labels wins, words before and after are joined") func placement() {
    let node = tree { builder in
      builder.properties({
        $0.label = "after"
        $0.labelPlacement = .append
      }) { builder in
        builder.properties({
          $0.label = "before"
          $0.labelPlacement = .prepend
        }) { builder in
          builder.properties({ $0.label = "own" }) { $0.leaf(.text("text")) }
        }
      }
    }.roots.first
    #expect(node?.label == "before, own, after")
  }

  @Test("an inner removal of a trait survives what the surroundings imply") func triState() {
    let tree = tree { builder in
      builder.control(
        .section,
        header: { builder in
          builder.leaf(.text("a"))
          builder.properties({ $0.removedTraits = .header }) { $0.leaf(.text("b")) }
        },
        content: { $0.leaf(.text("c")) }
      )
    }
    #expect(tree.elements.map { $0.traits.contains(.header) } == [true, false, false])
  }

  @Test("a real button loses its trait from iOS 16 on only")
  func removedButton() {
    for (system, isButton) in [
      (SystemVersion.iOS15, true), (.iOS16, false), (.iOS18, false),
    ] {
      let node = tree(system: system) { builder in
        builder.properties({ $0.removedTraits = .button }) { $0.button("A") }
      }.roots.first
      #expect(node?.traits.contains(.button) == isButton)
    }
  }

  @Test("what is hidden or transparent leaves the tree and is noted") func visibility() {
    let tree = tree { builder in
      builder.vStack { builder in
        builder.properties({ $0.isHidden = true }) { $0.leaf(.text("hidden")) }
        builder.open(.modifier(.opacity(0)))
        builder.leaf(.text("transparent"))
        builder.close()
        builder.properties({ $0.isHidden = false }) { builder in
          builder.open(.modifier(.opacity(0)))
          builder.leaf(.text("shown all the same"))
          builder.close()
        }
      }
    }
    #expect(tree.elements.map(\.label) == ["shown all the same"])
    #expect(tree.ignored.map(\.reason) == ["it is hidden", "it is transparent"])
  }

  @Test("what is not in the tree is noted with the reason") func reasons() {
    func reasons(_ build: (inout ViewTreeBuilder) -> Void) -> [String] {
      tree(build).ignored.map(\.reason)
    }
    func pair(_ builder: inout ViewTreeBuilder) {
      builder.vStack { builder in
        builder.leaf(.text("a"))
        builder.leaf(.text("b"))
      }
    }
    func shadowed(_ modifier: AccessibilityModifier, _ builder: inout ViewTreeBuilder) {
      covered(.annotation(modifier, bringsViews: true), &builder)
    }
    func covered(_ modifier: ModifierContent, _ builder: inout ViewTreeBuilder) {
      builder.open(.modifier(modifier))
      pair(&builder)
      builder.leaf(.text("instead"))
      builder.close()
    }
    #expect(
      reasons { $0.annotated(.element(.ignore), pair) }
        == Array(repeating: "its container ignores its children", count: 2)
    )
    #expect(
      reasons { $0.annotated(.element(.combine), pair) }
        == Array(repeating: "it is combined with what stands beside it", count: 2)
    )
    #expect(
      reasons { $0.annotated(.redacted, pair) } == ["it is redacted", "it is redacted"]
    )
    #expect(
      reasons { shadowed(.representation, &$0) }
        == Array(repeating: "its accessibilityRepresentation stands for it", count: 2)
    )
    #expect(
      reasons { shadowed(.children, &$0) }
        == Array(repeating: "accessibilityChildren stand for it", count: 2)
    )
    #expect(
      reasons { covered(.presentation(Presentation(.sheet, .everything)), &$0) }
        == Array(repeating: "a modal view covers it", count: 2)
    )
    #expect(reasons { $0.button("A") } == ["it is part of what its Button says"])
    #expect(reasons { $0.leaf(.text("")) } == ["an empty text says nothing"])
  }

  @Test("a drawing that a modifier makes an element of is not noted") func drawings() {
    let tree = tree { builder in
      builder.properties({ $0.label = "L" }) { $0.leaf(.color(nil)) }
      builder.leaf(.color(nil), id: "plain")
    }
    #expect(tree.elements.map(\.label) == ["L"])
    #expect(tree.ignored.map(\.id) == ["plain"])
  }

  @Test("an entry of a rotor leads to the node that has its id, or to a view") func rotors() {
    let tree = tree { builder in
      builder.vStack { builder in
        builder.properties({
          $0.rotors = [AccessibilityRotor(name: "R", entries: ["entry", "view", "nowhere"])]
        }) { $0.leaf(.text("a")) }
        builder.properties({
          $0.relations = [.init(.rotorEntry, id: "entry", namespace: "")]
        }) { $0.leaf(.text("b")) }
        builder.leaf(.text("c"), id: "view")
      }
    }
    #expect(tree.elements.first?.rotors.first?.entries == [tree.elements[1].id, "view", "nowhere"])
  }

  @Test("of several charts the outermost counts; combining keeps the last child's") func charts() {
    func chart(_ title: String) -> AccessibilityChartDescriptor {
      AccessibilityChartDescriptor(
        title: title,
        xAxis: AccessibilityChartAxis(title: "x", scale: .categorical([])),
        series: []
      )
    }
    let tree = tree { builder in
      builder.annotated(.element(.combine)) { builder in
        builder.vStack { builder in
          builder.properties({ $0.chart = chart("outer") }) { builder in
            builder.properties({ $0.chart = chart("inner") }) { $0.leaf(.text("a")) }
          }
          builder.leaf(.text("b"))
        }
      }
    }
    #expect(tree.roots.first?.chart?.title == "outer")
  }

  @Test("a modifier after padding has the padded frame") func geometry() {
    let node = tree { builder in
      builder.properties({ $0.label = "R" }) { builder in
        builder.open(.modifier(.padding(edges: .all, length: 10)))
        builder.leaf(.image(name: nil, size: Size(width: 100, height: 50), capInsets: nil))
        builder.close()
      }
    }.roots.first
    #expect(node?.frame.size == Size(width: 120, height: 70))
    #expect(node?.activationPoint == Point(x: 150, y: 300))
  }
}
