import AccessibilityCore
import Controls
import LayoutCore
import Testing

/// Reading order and spoken text.
struct ReadingTests {
  private func box(
    _ label: String,
    x: Double,
    y: Double,
    priority: Double? = nil,
    _ builder: inout ViewTreeBuilder
  ) {
    builder.open(.modifier(.position(Point(x: x, y: y))))
    builder.properties({
      $0.label = label
      $0.sortPriority = priority
    }) { $0.leaf(.image(name: nil, size: Size(width: 20, height: 20), capInsets: nil)) }
    builder.close()
  }

  private func order(
    direction: LayoutDirection = .leftToRight,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> [String?] {
    tree(direction: direction) { builder in
      builder.open(.zStack(alignment: .center))
      build(&builder)
      builder.close()
    }.elements.map(\.label)
  }

  @Test("rows are read from the leading edge in both directions") func rows() {
    func boxes(_ builder: inout ViewTreeBuilder) {
      box("c", x: 20, y: 60, &builder)
      box("b", x: 80, y: 20, &builder)
      box("a", x: 20, y: 27, &builder)
    }
    #expect(order(boxes) == ["a", "b", "c"])
    #expect(order(direction: .rightToLeft, boxes) == ["a", "b", "c"])
  }

  @Test("a top eight points lower starts a new row") func threshold() {
    let labels = order { builder in
      box("second", x: 20, y: 28, &builder)
      box("first", x: 80, y: 20, &builder)
    }
    #expect(labels == ["first", "second"])
  }

  // A2.25
  @Test func whatAnOpenMenuOffersIsReadBeforeWhatItCovers() {
    func labels(isOpen: Bool) -> [String?] {
      tree { builder in
        builder.vStack { builder in
          builder.leaf(.text("above"))
          builder.control(
            .menu(isOpen: isOpen),
            label: { $0.leaf(.text("More")) },
            content: { builder in ["A", "B", "C"].forEach { builder.button($0) } }
          )
          for line in ["1", "2", "3", "4"] { builder.leaf(.text(line)) }
        }
      }.elements.map(\.label)
    }
    #expect(labels(isOpen: true) == ["above", "More", "A", "B", "C", "1", "2", "3", "4"])
    #expect(labels(isOpen: false) == ["above", "More", "1", "2", "3", "4"])
  }

  @Test("higher priority is read first") func priority() {
    let labels = order { builder in
      box("a", x: 20, y: 20, &builder)
      box("b", x: 20, y: 60, priority: 1, &builder)
      box("c", x: 20, y: 100, priority: -1, &builder)
      box("d", x: 20, y: 140, &builder)
    }
    #expect(labels == ["b", "a", "d", "c"])
  }

  @Test(
    "bounded values read as percent of ranges 1 or 100 wide, else as numbers",
    arguments: [
      (69, 0, 100, "69%"), (4.5, 1, 101, "4%"), (1.5, 1, 2, "150%"), (4.5, 3, 16, "4.5"),
      (1.5, 1.3, 2.3, "1.5"), (200, 0, 100, "100%"), (-1, 0, 1, "0%"),
    ]
  )
  func boundedValues(_ value: Double, _ low: Double, _ high: Double, _ text: String) {
    #expect(BoundedValueText.text(Control.BoundedValue(value, in: low...high)) == text)
  }

  @Test(
    "values are in the reader's digits (A9.14)",
    arguments: [
      ("ar-EG", "\u{663}\u{660}\u{66A}\u{61C}", "\u{664}\u{66B}\u{665}"),
      ("ar", "\u{663}\u{660}\u{66A}\u{61C}", "\u{664}\u{66B}\u{665}"), ("ar_MA", "30%", "4.5"),
      ("ar-EG-u-nu-latn", "30%", "4.5"),
      ("fa_IR", "\u{6F3}\u{6F0}\u{66A}", "\u{6F4}\u{66B}\u{6F5}"),
      ("ne", "\u{969}\u{966}%", "\u{96A}.\u{96B}"), ("he", "30%", "4.5"), ("", "30%", "4.5"),
    ]
  )
  func digits(_ locale: String, _ percent: String, _ decimal: String) {
    let share = Control.BoundedValue(0.3, in: 0...1)
    #expect(BoundedValueText.text(share, locale: locale) == percent)
    #expect(BoundedValueText.progress(share, locale: locale) == percent)
    #expect(BoundedValueText.text(Control.BoundedValue(4.5, in: 0...9), locale: locale) == decimal)
  }

  @Test("a button is described by its label and trait, its hint comes after")
  func spokenButton() throws {
    let node = try #require(
      tree { builder in
        builder.properties({ $0.hint = "Removes it" }) { $0.button("Delete") }
      }.roots.first
    )
    #expect(SpokenText(node).utterances == ["Delete. Button.", "Removes it"])
  }

  @Test("the words that a screen reader adds can be those of another language") func words() throws
  {
    var german = SpokenWords.english
    german.button = "Taste"
    german.dimmed = "Abgeblendet"
    let node = try #require(
      tree { builder in
        builder.annotated(.disabled(true)) { $0.button("Löschen") }
      }.roots.first
    )
    #expect(SpokenText(node, words: german).description == "Löschen. Abgeblendet. Taste.")
    #expect(SpokenText(node).description == "Löschen. Dimmed. Button.")
    #expect(node.actions.isEmpty)
  }

  @Test("a deep tree is read without exhausting the stack") func depth() {
    let tree = tree { builder in
      for _ in 0..<5000 { builder.open(.modifier(.padding(edges: .all, length: 0))) }
      for _ in 0..<5000 { builder.open(.zStack(alignment: .center)) }
      builder.leaf(.text("deep"))
    }
    #expect(tree.elements.map(\.label) == ["deep"])
  }
}
