import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// Elements that are scrolled out of sight come into it (A5.11).
@Suite struct ScrollingTests {
  private typealias Build = @Sendable (inout ViewTreeBuilder) -> Void

  private static func screen(
    direction: LayoutDirection = .leftToRight,
    _ build: Build
  ) -> InteractiveScreen {
    InteractiveScreen(
      scene(size: Size(width: 200, height: 200), direction: direction, build),
      title: "Screen"
    )
  }

  /// Rows of 52 with a button each.
  private static let list: Build = { builder in
    builder.controlStyles.list = .plain
    builder.control(
      .list,
      content: { builder in for row in 0..<20 { builder.button("row \(row)") } }
    )
  }

  private static func scroll(_ axes: Axis.Set, _ content: @escaping Build) -> Build {
    { builder in
      builder.open(.scrollView(axes: axes, position: ScrollPosition()))
      content(&builder)
      builder.close()
    }
  }

  private func node(_ label: String, in screen: InteractiveScreen) throws
    -> AccessibilitySnapshot.Node
  {
    try #require(
      screen.snapshot.nodes.first { $0.role == .button && $0.element.label == label }
    )
  }

  private func isSeen(_ label: String, in screen: InteractiveScreen) throws -> Bool {
    let element = try node(label, in: screen).element
    guard let visible = element.visibleFrame else { return false }
    return abs(visible.width - element.frame.width) < 1e-6
      && abs(visible.height - element.frame.height) < 1e-6
  }

  @Test func theFocusBringsARowIntoSight() throws {
    let screen = Self.screen(Self.list)
    let row = try node("row 9", in: screen)
    #expect(row.element.visibleFrame == nil)
    #expect(screen.perform(.focus, on: row.element.id)?.effect == .focused)
    #expect(try isSeen("row 9", in: screen))
    // No farther than it takes: it is the last that is seen, 10 × 52 − 200 farther.
    #expect(
      try node("row 9", in: screen).element.frame == Rect(x: 0, y: 148, width: 200, height: 52)
    )
    #expect(try !isSeen("row 10", in: screen))
    #expect(screen.perform(.focus, on: try node("row 8", in: screen).element.id) != nil)
    #expect(try node("row 9", in: screen).element.frame.minY == 148)
    #expect(screen.perform(.focus, on: try node("row 2", in: screen).element.id) != nil)
    #expect(try node("row 2", in: screen).element.frame.minY == 0)
  }

  @Test func aPlaceIsReachedAsFarAsTheContentGoes() throws {
    let screen = Self.screen(Self.list)
    let places: [(AccessibilityScrollPlace, row: Int, y: Double)] = [
      (.top, 5, 0), (.bottom, 5, 148), (.anywhere, 5, 148), (.topLeft, 7, 0),
      (.bottomRight, 7, 148), (.left, 12, 148), (.right, 3, 0), (.top, 19, 148), (.bottom, 0, 0),
    ]
    for (place, row, y) in places {
      let id = try node("row \(row)", in: screen).element.id
      #expect(screen.perform(.scrollIntoView(place), on: id)?.effect == .scrolledIntoView)
      #expect(try node("row \(row)", in: screen).element.frame.minY == y, "\(place) \(row)")
    }
  }

  @Test func aPointIsReachedAsFarAsTheContentGoes() throws {
    let screen = Self.screen(Self.list)
    for (row, y, reached) in [
      (5, 100.0, 100.0), (5, 30, 30), (0, 100, 0), (19, 0, 148), (7, -20, -20),
    ] {
      let id = try node("row \(row)", in: screen).element.id
      let outcome = screen.perform(.scrollToPoint(Point(x: 50, y: y)), on: id)
      #expect(outcome?.effect == .scrolledIntoView)
      let frame = try node("row \(row)", in: screen).element.frame
      #expect(frame.origin == Point(x: 0, y: reached), "\(row) \(y)")
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func aPointIsReachedAlongBothAxes(_ direction: LayoutDirection) throws {
    let screen = Self.screen(
      direction: direction,
      Self.scroll([.horizontal, .vertical]) { builder in
        builder.open(.modifier(.frame(width: 600, height: 600, alignment: .center)))
        builder.button("middle")
        builder.close()
      }
    )
    let id = try node("middle", in: screen).element.id
    screen.perform(.scrollToPoint(Point(x: 40, y: 20)), on: id)
    let frame = try node("middle", in: screen).element.frame
    #expect(abs(frame.minX - 40) < 0.01 && abs(frame.minY - 20) < 0.01, "\(frame)")
  }

  @Test(arguments: LayoutDirection.allCases)
  func scrollViewsWithinScrollViewsAreAllScrolled(_ direction: LayoutDirection) throws {
    let screen = Self.screen(
      direction: direction,
      Self.scroll(.vertical) { builder in
        builder.open(.vStack(alignment: .leading, spacing: 0))
        for line in 0..<6 {
          let views = Self.scroll(.horizontal) { builder in
            builder.open(.hStack(alignment: .center, spacing: 0))
            for column in 0..<6 {
              builder.open(.modifier(.frame(width: 80, height: 80, alignment: .center)))
              builder.button("\(line) \(column)")
              builder.close()
            }
            builder.close()
          }
          views(&builder)
        }
        builder.close()
      }
    )
    for label in ["4 4", "0 0", "5 5", "2 1"] {
      let id = try node(label, in: screen).element.id
      screen.perform(.scrollIntoView(.anywhere), on: id)
      #expect(try isSeen(label, in: screen), "\(label)")
    }
    // Lines scroll by themselves.
    #expect(try !isSeen("2 5", in: screen))
    screen.perform(.scrollIntoView(.right), on: try node("2 3", in: screen).element.id)
    #expect(abs(try node("2 3", in: screen).element.frame.maxX - 200) < 0.01)
    screen.perform(.scrollIntoView(.left), on: try node("2 3", in: screen).element.id)
    #expect(abs(try node("2 3", in: screen).element.frame.minX) < 0.01)
  }

  @Test func whatIsDisabledIsScrolledToAndDoesNothingElse() throws {
    let screen = Self.screen(
      Self.scroll(.vertical) { builder in
        builder.open(.vStack(alignment: .leading, spacing: 300))
        builder.leaf(.text("above"))
        builder.open(
          .modifier(.annotation(AccessibilityModifier.disabled(true), bringsViews: false))
        )
        builder.button("below")
        builder.close()
        builder.close()
      }
    )
    let id = try node("below", in: screen).element.id
    #expect(screen.perform(.focus, on: id) == nil)
    #expect(screen.perform(.activate, on: id) == nil)
    #expect(try !isSeen("below", in: screen))
    #expect(screen.perform(.scrollIntoView(.anywhere), on: id) != nil)
    #expect(try isSeen("below", in: screen))
  }

  @Test func withoutAScrollViewNothingMoves() throws {
    let screen = Self.screen { $0.button("here") }
    let before = try node("here", in: screen).element.frame
    screen.perform(.scrollIntoView(.top), on: try node("here", in: screen).element.id)
    #expect(try node("here", in: screen).element.frame == before)
  }
}
