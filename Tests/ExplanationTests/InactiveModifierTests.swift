import Explanation
import LayoutCore
import Testing

/// Modifiers without which nothing changes (E1.2).
@Suite struct InactiveModifierTests {
  /// The texts of the inactive modifiers of a text in a column.
  private func inactive(
    _ modifiers: [ModifierContent],
    text: String = "Title",
    sizes: [DynamicTypeSize] = [.large, .accessibility5]
  ) -> [String] {
    let screen = Sample.screen(sizes: sizes) { builder in
      builder.open(.vStack(alignment: .leading, spacing: nil))
      for modifier in modifiers.reversed() { builder.open(.modifier(modifier)) }
      builder.leaf(.text(text), id: "title")
      for _ in modifiers { builder.close() }
      builder.leaf(.text("A text that is longer than its neighbour"))
      builder.close()
    }
    return InactiveModifier.all(in: screen).map(\.text)
  }

  @Test func aPriorityWithoutShortageIsInactive() {
    #expect(inactive([.layoutPriority(1)]) == [".layoutPriority(1)"])
  }

  @Test func whatChangesAFrameIsActive() {
    #expect(inactive([.padding(edges: .leading, length: 4)]) == [])
    #expect(inactive([.offset(Point(x: 1, y: 0))]) == [])
    // What is left of the view is cut off elsewhere.
    let frame = ModifierContent.frame(width: 200, height: nil, alignment: .leading)
    #expect(inactive([frame, .clipped]) == [])
  }

  /// One line at all sizes is another thing than one line at the usual size.
  @Test func aLimitIsActiveWhereItIsReached() {
    #expect(inactive([Sample.lineLimit]) == [".lineLimit(1)"])
    let long = "A title that takes some lines where it is large"
    #expect(inactive([Sample.lineLimit], text: long) == [])
    let short = "A title of one line, or two"
    #expect(inactive([Sample.lineLimit], text: short, sizes: [.xSmall]) == [".lineLimit(1)"])
    #expect(inactive([Sample.lineLimit], text: short) == [])
  }

  @Test func whereLinesAreCountsAsPlace() {
    let centered = ModifierContent.environment(
      EnvironmentChange(name: "multilineTextAlignment") { $0.multilineTextAlignment = .center }
    )
    #expect(inactive([centered], sizes: [.large]) == [".multilineTextAlignment(.center)"])
    #expect(inactive([centered], text: "A title that takes some lines where it is large") == [])
  }

  /// Each of two equal frames makes the column as wide as the other.
  @Test func modifiersThatHoldTogetherAreActive() {
    let frame = ModifierContent.frame(width: 200, height: nil, alignment: .trailing)
    func inactive(_ count: Int) -> [String] {
      let screen = Sample.screen { builder in
        builder.open(.vStack(alignment: .trailing, spacing: nil))
        for _ in 0..<count {
          builder.open(.modifier(frame))
          builder.leaf(.text("Row"))
          builder.close()
        }
        builder.leaf(.text("Title"))
        builder.close()
      }
      return InactiveModifier.all(in: screen).map(\.text)
    }
    #expect(inactive(1) == [])
    #expect(inactive(2) == [])
  }

  @Test func modifiersThatDrawAreNotLookedAt() {
    #expect(inactive([.opacity(0.5), .zIndex(1)]) == [])
  }

  @Test func aSpacerThatNeverGrowsIsInactive() {
    func spacers(_ width: Double) -> [String] {
      let screen = Sample.screen { builder in
        builder.open(.modifier(.frame(width: width, height: nil, alignment: .center)))
        builder.open(.hStack(alignment: .center, spacing: nil))
        builder.open(.modifier(.frame(width: 20, height: 20, alignment: .center)))
        builder.leaf(.color(nil))
        builder.close()
        builder.leaf(.spacer(minLength: nil))
        builder.leaf(.color(nil))
        builder.close()
        builder.close()
      }
      return InactiveModifier.all(in: screen).map(\.text)
    }
    #expect(spacers(20).contains("Spacer()"))
  }

  /// The parts that controls make are not in the source.
  @Test func partsOfControlsAreNotWritten() {
    var builder = ViewTreeBuilder()
    builder.open(.hStack(alignment: .center, spacing: nil))
    builder.open(.slot(.spinner))
    builder.open(.modifier(.layoutPriority(1)))
    builder.leaf(.text("made"))
    builder.close()
    builder.close()
    builder.open(.slot(.label))
    builder.leaf(.text("given"))
    builder.close()
    builder.close()
    let tree = builder.finish()
    let written = WrittenNodes(tree)
    let texts = written.positions.compactMap { node -> String? in
      if case .text(let text) = tree.nodes[node].content { return text }
      return nil
    }
    #expect(texts == ["given"])
  }
}
