import Controls
import Export
import LayoutCore
import Testing

@Suite struct DirectionComparisonTests {
  private func scene(
    _ direction: LayoutDirection,
    _ width: Double = 100,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> LayoutScene {
    var builder = ViewTreeBuilder()
    build(&builder)
    var scene = LayoutScene(
      host: .size(Size(width: width, height: 50)),
      tree: builder.finish()
    )
    scene.environment.layoutDirection = direction
    return scene
  }

  /// Views that ask for the direction are others in the other one (L17.9).
  @Test func viewsThatAskForTheDirectionAreCompared() {
    func scene(_ words: String, _ direction: LayoutDirection) -> LayoutScene {
      self.scene(direction) { $0.leaf(.text(words)) }
    }
    let left = scene("a", .leftToRight)
    #expect(DirectionComparison(left).isMirrored)
    let scenes = DirectionComparison.scenes(left, scene("long", .rightToLeft))
    let widths = (
      scenes.leftToRight.layout().rootFrame.width, scenes.rightToLeft.layout().rootFrame.width
    )
    #expect(widths.1 > 3 * widths.0)
    let comparison = DirectionComparison(left, mirrored: scene("long", .rightToLeft))
    #expect(comparison.views.map(\.reason) == ["its size depends on the direction"])
  }

  /// What one direction alone has is told, and does not shift what both have.
  @Test(arguments: [0, 1, 2]) func viewsOfOneDirectionAreNotMirrored(_ place: Int) {
    func scene(_ direction: LayoutDirection) -> LayoutScene {
      self.scene(direction) { builder in
        builder.open(.vStack(alignment: .leading, spacing: 0))
        var words = ["x", "y"]
        if direction == .rightToLeft { words.insert("only rtl", at: place) }
        for word in words { builder.leaf(.text(word)) }
        builder.close()
      }
    }
    let comparison = DirectionComparison(scene(.leftToRight), mirrored: scene(.rightToLeft))
    #expect(!comparison.isMirrored)
    let alone = comparison.views.filter { $0.leftToRight == nil }
    #expect(alone.map(\.reason) == ["only right-to-left"])
    #expect(comparison.views.map(\.type) == ["VStack", "Text", "Text", "Text"])
    #expect(comparison.views.firstIndex { $0.leftToRight == nil } == place + 1)
    let other = DirectionComparison(scene(.rightToLeft), mirrored: scene(.leftToRight))
    #expect(other.views.map(\.reason) == comparison.views.map(\.reason))
    let removed = DirectionComparison(
      self.scene(.leftToRight) { $0.leaf(.text("x")) },
      mirrored: self.scene(.rightToLeft) { $0.leaf(.color(nil)) }
    )
    #expect(Set(removed.views.map(\.reason)) == ["only left-to-right", "only right-to-left"])
    let document = DirectionDocument(comparison, file: "a")
    #expect(document.text.contains("NOT MIRRORED: only right-to-left"))
    #expect(document.text.contains("– | "))
    let json = String(decoding: document.json(style: .compact), as: UTF8.self)
    #expect(json.contains(#""mirrored":false"#))
  }

  /// The same views read in another order are not mirrored (L17.9).
  @Test func theOrderOfReadingCounts() {
    func scene(_ direction: LayoutDirection) -> LayoutScene {
      self.scene(direction) { builder in
        builder.open(.hStack(alignment: .center, spacing: 0))
        let words = direction == .leftToRight ? ["a", "b"] : ["b", "a"]
        for word in words { builder.leaf(.text(word), id: word) }
        builder.close()
      }
    }
    let same = DirectionComparison(scene(.leftToRight))
    #expect(same.hasSameReadingOrder && same.isMirrored)
    let other = DirectionComparison(scene(.leftToRight), mirrored: scene(.rightToLeft))
    #expect(!other.hasSameReadingOrder && !other.isMirrored)
    let text = DirectionDocument(other, file: "a").text
    #expect(text.contains("read left-to-right: a · b\nread right-to-left: b · a\n"))
    #expect(text.contains("\nNOT READ IN THE SAME ORDER\n"))
  }

  /// What is not flipped is named; what is, or need not be, is not (L17.6).
  @Test func symbolsOfOneSideAreNoted() {
    func notes(_ name: String, flips: Bool = false) -> [String?] {
      func scene(_ direction: LayoutDirection) -> LayoutScene {
        self.scene(direction) { builder in
          if flips, direction == .rightToLeft {
            builder.open(.modifier(.scaleEffect(x: -1, y: 1, anchor: .center)))
          }
          builder.leaf(.symbol(name, capInsets: nil))
          if flips, direction == .rightToLeft { builder.close() }
        }
      }
      return DirectionComparison(scene(.leftToRight), mirrored: scene(.rightToLeft)).views.map(
        \.note
      )
    }
    #expect(
      notes("arrow.right") == ["the symbol 'arrow.right' is not flipped, as 'arrow.forward' is"]
    )
    #expect(
      notes("sidebar.left.fill")
        == ["the symbol 'sidebar.left.fill' is not flipped, as 'sidebar.leading.fill' is"]
    )
    #expect(notes("hand.point.left") == ["the symbol 'hand.point.left' is not flipped"])
    for name in ["star", "chevron.forward", "arrow.left.arrow.right", "forward.fill", "calendar"] {
      #expect(notes(name) == [nil], "\(name)")
    }
    #expect(notes("arrow.right", flips: true) == [nil])
    #expect(
      notes("chevron.forward", flips: true) == ["the symbol 'chevron.forward' is flipped twice"]
    )
  }

  @Test func mirroredLettersAreNoted() {
    let scene = scene(.leftToRight) { builder in
      builder.open(.modifier(.scaleEffect(x: -1, y: 1, anchor: .center)))
      builder.leaf(.text("a"))
      builder.close()
    }
    #expect(DirectionComparison(scene).views.map(\.note) == ["its letters are seen in a mirror"])
    let turned = self.scene(.leftToRight) { builder in
      builder.open(.modifier(.scaleEffect(x: -1, y: -1, anchor: .center)))
      builder.leaf(.text("a"))
      builder.close()
    }
    #expect(DirectionComparison(turned).views.map(\.note) == [nil])
  }

  /// Marks that controls make point where the direction does; pictures that they are given do not.
  @Test func picturesThatControlsAreGivenAreNamed() {
    var builder = ViewTreeBuilder()
    let picture: ViewTreeBuilder.Slot = {
      $0.leaf(.image(name: "star", size: Size(width: 20, height: 20), capInsets: nil))
    }
    builder.control(
      .list,
      content: { builder in
        builder.control(.navigationLink(isInNavigation: true), label: picture)
        builder.control(.button(nil), label: picture)
      }
    )
    let views = DirectionComparison(LayoutScene(tree: builder.finish())).views
    #expect(views.count { $0.type == "Image" } > 2)
    #expect(views.count { $0.note != nil } == 2)
  }
}
