import AccessibilityCore
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
    for (generation, isButton) in [
      (AccessibilityGeneration.iOS15, true), (.iOS16, false), (.iOS18, false),
    ] {
      let node = tree(generation: generation) { builder in
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
