import Controls
import LayoutCore
import Testing
@testable import AccessibilityCore

@Suite struct VisiblePartTests {
  private static func tree(_ build: (inout ViewTreeBuilder) -> Void) -> AccessibilityTree {
    var builder = ViewTreeBuilder()
    build(&builder)
    var environment = EnvironmentValues()
    environment.displayScale = 1
    let scene = LayoutScene(
      host: .size(Size(width: 200, height: 100)),
      environment: environment,
      tree: builder.finish()
    )
    return scene.layout().accessibilityTree()
  }

  private static func text(_ label: String, height: Double, in builder: inout ViewTreeBuilder) {
    builder.open(.modifier(.frame(width: 200, height: height, alignment: .top)))
    builder.leaf(.image(name: label, size: Size(width: 200, height: height), capInsets: nil))
    builder.close()
  }

  @Test func whatAScrollViewShowsOfItsContentCanBeSeen() {
    let tree = Self.tree { builder in
      builder.open(.modifier(.frame(width: nil, height: 60, alignment: .center)))
      builder.open(.scrollView(axes: .vertical, position: ScrollPosition(y: 30)))
      builder.open(.vStack(alignment: .center, spacing: 0))
      for index in 0..<5 { Self.text("\(index)", height: 20, in: &builder) }
    }
    // The scroll view is at 20…80, its content begins at −10.
    #expect(
      tree.elements.map(\.visibleFrame?.minY) == [nil, 20, 30, 50, 70]
    )
    #expect(tree.elements.map(\.visibleFrame?.height) == [nil, 10, 20, 20, 10])
    #expect(tree.elements.map(\.frame.minY) == [-10, 10, 30, 50, 70])
  }

  @Test func clippedViewsHideWhatIsOutsideAndOverlaysAreNotInside() {
    let tree = Self.tree { builder in
      builder.open(.modifier(.overlay(alignment: .topLeading)))
      builder.open(.modifier(.clipped))
      builder.open(.modifier(.frame(width: 200, height: 40, alignment: .top)))
      Self.text("inside", height: 90, in: &builder)
      builder.close()
      builder.close()
      Self.text("over", height: 90, in: &builder)
      builder.close()
    }
    let parts = Dictionary(
      uniqueKeysWithValues: tree.elements.map { ($0.label ?? "", $0.visibleFrame) }
    )
    #expect(parts["inside"] == Rect(x: 0, y: 30, width: 200, height: 40))
    // The window ends at 100.
    #expect(parts["over"] == Rect(x: 0, y: 30, width: 200, height: 70))
  }

  @Test func whatIsOutsideOfTheWindowCannotBeSeenAndStaysInTheTree() {
    let tree = Self.tree { builder in
      builder.open(.vStack(alignment: .center, spacing: 0))
      for index in 0..<3 { Self.text("\(index)", height: 100, in: &builder) }
    }
    #expect(tree.elements.map(\.label) == ["0", "1", "2"])
    #expect(tree.elements.map { $0.visibleFrame != nil } == [false, true, false])
  }

  @Test func aListIsReadWholeWhereItIs() {
    let tree = Self.tree { builder in
      builder.vStack { builder in
        builder.control(
          .list,
          content: { builder in
            for index in 0..<9 { builder.leaf(.text("Row \(index)")) }
          }
        )
        builder.control(.button(nil), label: { $0.leaf(.text("Checkout")) })
      }
    }
    #expect(tree.elements.last?.label == "Checkout")
    #expect(tree.elements.dropLast().map(\.label) == (0..<9).map { "Row \($0)" })
  }
}
