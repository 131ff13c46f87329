import AccessibilityCore
import LayoutCore
import Testing

/// Outlines by content shapes (A7.5).
struct ContentOutlineTests {
  private func box(
    _ modifiers: [ModifierContent],
    _ shapes: [(AccessibilityModifier.ContentShapeKind, BasicShape)],
    direction: LayoutDirection = .leftToRight
  ) -> AccessibilityNode? {
    tree(size: Size(width: 100, height: 100), direction: direction) { builder in
      for modifier in modifiers.reversed() { builder.open(.modifier(modifier)) }
      builder.properties({ $0.label = "A" }) { builder in
        for (kind, shape) in shapes.reversed() {
          builder.open(
            .modifier(
              .annotation(AccessibilityModifier.contentShape(kind, shape), bringsViews: false)
            )
          )
        }
        builder.leaf(.image(name: nil, size: Size(width: 40, height: 20), capInsets: nil))
      }
    }.roots.first
  }

  private let wedge = BasicShape.path([
    .move(.zero), .line(Point(x: 40, y: 0)), .line(Point(x: 0, y: 20)),
  ])

  private func points(_ node: AccessibilityNode?) -> [[Double]]? {
    node?.path?.elements.map { element in
      switch element {
      case .move(let point), .line(let point): [point.x, point.y]
      default: []
      }
    }
  }

  @Test("without a content shape there is no outline") func none() {
    #expect(box([], [])?.path == nil)
  }

  @Test("a shape lies in the bounds of its view, in the scene's points") func place() {
    #expect(points(box([], [(.accessibility, wedge)])) == [[30, 40], [70, 40], [30, 60]])
  }

  @Test("an outline goes through rotation, scale and offset") func effects() {
    let rotated = box(
      [.rotationEffect(degrees: 90, anchor: .center), .offset(Point(x: 5, y: 0))],
      [(.accessibility, wedge)]
    )
    #expect(points(rotated) == [[65, 30], [65, 70], [45, 30]])
    #expect(rotated?.frame == Rect(x: 45, y: 30, width: 20, height: 40))
    let scaled = box([.scaleEffect(x: 2, y: 1, anchor: .center)], [(.accessibility, wedge)])
    #expect(points(scaled) == [[10, 40], [90, 40], [10, 60]])
  }

  @Test("in a right-to-left layout outline, rotation and offset are a mirror image") func mirror() {
    let node = box(
      [.rotationEffect(degrees: 90, anchor: .center), .offset(Point(x: 5, y: 0))],
      [(.accessibility, wedge)],
      direction: .rightToLeft
    )
    #expect(points(node) == [[35, 30], [35, 70], [55, 30]])
  }

  @Test("shapes for accessibility come before those for interaction, the outermost of a kind first")
  func kinds() {
    let small = BasicShape.path([.rect(Rect(x: 0, y: 0, width: 1, height: 1))])
    let large = Path(Rect(x: 30, y: 40, width: 40, height: 20))
    #expect(box([], [(.accessibility, .rectangle), (.interaction, small)])?.path == large)
    #expect(box([], [(.interaction, small), (.interaction, .rectangle)])?.path == large)
    #expect(box([], [(.accessibility, small), (.accessibility, .rectangle)])?.path == large)
  }

  @Test("several subpaths make a rounded rectangle of their bounds") func several() {
    let two = BasicShape.path([
      .rect(Rect(x: 0, y: 0, width: 5, height: 5)), .rect(Rect(x: 30, y: 0, width: 10, height: 20)),
    ])
    var rounded = Path()
    rounded.addRoundedRect(
      in: Rect(x: 30, y: 40, width: 40, height: 20),
      cornerSize: Size(width: 5, height: 5),
      style: .circular
    )
    #expect(box([], [(.accessibility, two)])?.path == rounded)
  }

  @Test(
    "an empty or infinite path says nothing",
    arguments: [
      BasicShape.path([]), .path([.move(Point(x: 4, y: 4))]),
      .path([.move(.zero), .line(Point(x: .infinity, y: 0))]),
    ]
  )
  func ignored(_ shape: BasicShape) {
    #expect(box([], [(.accessibility, shape)])?.path == nil)
    #expect(box([], [(.interaction, .rectangle), (.accessibility, shape)])?.path != nil)
  }

  @Test("a shape changes neither frame, activation point nor order") func nothingElse() {
    let far = BasicShape.path([.rect(Rect(x: 0, y: -500, width: 4, height: 4))])
    let plain = box([], [])
    let outlined = box([], [(.accessibility, far)])
    #expect(outlined?.frame == plain?.frame)
    #expect(outlined?.activationPoint == plain?.activationPoint)
  }

  @Test("what is laid over a view adds to its outline") func overlay() {
    let node = tree(size: Size(width: 100, height: 100)) { builder in
      builder.annotated(.element(.ignore)) { builder in
        builder.open(.modifier(.overlay(alignment: .center)))
        builder.leaf(.image(name: nil, size: Size(width: 40, height: 20), capInsets: nil))
        builder.annotated(.contentShape(.accessibility, .circle)) {
          $0.leaf(.image(name: nil, size: Size(width: 10, height: 10), capInsets: nil))
        }
        builder.close()
      }
    }.roots.first
    #expect(node?.path == BasicShape.circle.path(in: Rect(x: 45, y: 45, width: 10, height: 10)))
  }

  @Test("a label outside of an effect has the frame outside of it, as after an offset")
  func frames() {
    let rotation = ModifierContent.rotationEffect(degrees: 90, anchor: .center)
    let node = tree(size: Size(width: 100, height: 100)) { builder in
      builder.properties({ $0.label = "A" }) { builder in
        builder.open(.modifier(rotation))
        builder.leaf(.image(name: nil, size: Size(width: 40, height: 20), capInsets: nil))
        builder.close()
      }
    }.roots.first
    #expect(node?.frame == Rect(x: 30, y: 40, width: 40, height: 20))
    #expect(box([rotation], [])?.frame == Rect(x: 40, y: 30, width: 20, height: 40))
  }

  @Test("containers nested too deep are left out, their elements stay") func depth() {
    let tree = tree { builder in
      for _ in 0..<300 {
        builder.open(
          .modifier(.annotation(AccessibilityModifier.element(.contain), bringsViews: false))
        )
        builder.open(.zStack(alignment: .center))
        builder.button("A")
      }
    }
    #expect(tree.elements.count == 300)
    #expect(
      tree.ignored.filter { $0.reason == "containers are nested deeper than 200 levels" }.count
        == 100
    )
  }
}
