import AccessibilityCore
import LayoutCore
import Testing
import ViewGraph

@testable import SwiftUI

/// What tests ask of scroll views.
@MainActor private final class Asks {
  var scroll: (AnyHashable, SwiftUI.UnitPoint?) -> Void = { _, _ in }
  var change: () -> Void = {}
}

/// Thirty rows of 40 points, and one with an id, in 400 points.
private struct Rows: View {
  let asks: Asks
  @State private var isMarked = false

  var body: some View {
    let _ = asks.change = { isMarked.toggle() }
    ScrollViewReader { proxy in
      let _ = asks.scroll = { proxy.scrollTo($0, anchor: $1) }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { Text(verbatim: "\($0)").frame(height: 40) }
          Text(isMarked ? "marked" : "end").frame(height: 40).id("end")
        }
      }
      .frame(width: 200, height: 400)
    }
  }
}

private struct Begins: View {
  var body: some View {
    ScrollViewReader { proxy in
      List(0..<40) { Text(verbatim: "\($0)") }
        .onAppear { proxy.scrollTo(39, anchor: .bottom) }
    }
  }
}

private struct Positioned: View {
  let asks: Asks
  let position: SwiftUI.Binding<SwiftUI.ScrollPosition>

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<30) { Text(verbatim: "\($0)").frame(width: 50, height: 10) }
      }
    }
    .frame(width: 200, height: 100)
    .scrollPosition(position)
  }
}

private struct Followed: View {
  let shown: SwiftUI.Binding<Int?>

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30) { Text(verbatim: "\($0)").frame(height: 40) }
      }
      .scrollTargetLayout()
    }
    .frame(width: 200, height: 400)
    .scrollPosition(id: shown, anchor: .top)
  }
}

/// V10.18.
@MainActor
@Suite struct ScrollTests {
  private func screen<Content: View>(_ view: Content) throws -> GraphScreen {
    let screen = SwiftUITests.screen(view)
    try screen.settle()
    return screen
  }

  /// How far a text is below the upper edge of its scroll view.
  private func y(_ text: String, in screen: GraphScreen) throws -> Double {
    let views = try screen.settle().views
    let scrollView = try #require(views.first { $0.content.typeName == "ScrollView" })
    let shown = try #require(views.first { $0.content.string == text })
    return shown.frame.center.y - scrollView.frame.minY
  }

  @Test func aViewIsShownTheShortestWay() throws {
    let asks = Asks()
    let screen = try screen(Rows(asks: asks))
    #expect(try y("0", in: screen) == 20)
    asks.scroll(20, nil)
    #expect(try y("20", in: screen) == 380)
    // What is seen stays where it is, what lies above comes to the upper edge.
    asks.scroll(15, nil)
    #expect(try y("20", in: screen) == 380)
    asks.scroll(5, nil)
    #expect(try y("5", in: screen) == 20)
  }

  @Test func anchorsMeetAsFarAsContentGoes() throws {
    let asks = Asks()
    let screen = try screen(Rows(asks: asks))
    asks.scroll(12, .top)
    #expect(try y("12", in: screen) == 20)
    asks.scroll(12, .center)
    #expect(try y("12", in: screen) == 200)
    asks.scroll("end", .top)
    #expect(try y("end", in: screen) == 380)
    asks.scroll(99, .top)
    #expect(try y("end", in: screen) == 380)
  }

  @Test func contentStaysScrolledWhileViewsChange() throws {
    let asks = Asks()
    let screen = try screen(Rows(asks: asks))
    asks.scroll("end", .bottom)
    #expect(try y("end", in: screen) == 380)
    asks.change()
    #expect(try y("marked", in: screen) == 380)
  }

  @Test func listsScrollAsTheyAppear() throws {
    let result = try screen(Begins()).settle()
    let last = try #require(result.views.first { $0.content.string == "39" })
    #expect(last.frame.maxY <= 844 && last.frame.minY > 700)
  }

  @Test func positionsAreAskedForAndToldOf() throws {
    let location = StateLocation(SwiftUI.ScrollPosition(), isEqual: { $0 == $1 })
    let position = SwiftUI.Binding(location)
    let screen = try screen(Positioned(asks: Asks(), position: position))
    func x(_ text: String) throws -> Double {
      let views = try screen.settle().views
      let shown = try #require(views.first { $0.content.string == text })
      return shown.frame.center.x - 95
    }
    #expect(try x("0") == 25)
    position.wrappedValue.scrollTo(edge: .trailing)
    #expect(try x("29") == 175)
    position.wrappedValue.scrollTo(x: 100)
    #expect(try x("2") == 25)
    position.wrappedValue.scrollTo(id: 10, anchor: .center)
    #expect(try x("10") == 100)
    #expect(!position.wrappedValue.isPositionedByUser)
    let model = GraphScreenBackend(screen)
    let view = try #require(
      try screen.settle().views.first { $0.content.typeName == "ScrollView" }
    )
    #expect(
      model.scroll(view.source, along: .horizontal, to: LayoutCore.ScrollPosition(x: 50, y: 0))
    )
    try screen.settle()
    #expect(position.wrappedValue.isPositionedByUser)
    #expect(try x("1") == 25)
  }

  @Test func theFirstViewThatIsSeenIsToldOf() throws {
    let location = StateLocation<Int?>(7, isEqual: { $0 == $1 })
    let screen = try screen(Followed(shown: SwiftUI.Binding(location)))
    #expect(try y("7", in: screen) == 20)
    let view = try #require(
      try screen.settle().views.first { $0.content.typeName == "ScrollView" }
    )
    _ = GraphScreenBackend(screen)
      .scroll(view.source, along: .vertical, to: LayoutCore.ScrollPosition(x: 0, y: 130))
    try screen.settle()
    #expect(location.read() == 3)
    // The content stays where the reader has left it.
    #expect(try y("3", in: screen) == 10)
    location.write(12)
    #expect(try y("12", in: screen) == 20)
  }

  private struct Measured: View {
    let asks: Asks
    let note: (String) -> Void

    var body: some View {
      ScrollViewReader { proxy in
        let _ = asks.scroll = { proxy.scrollTo($0, anchor: $1) }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { row in
              Text(verbatim: "\(row)").frame(height: 40)
                .onScrollVisibilityChange(threshold: 0.5) { isSeen in
                  if row == 5 || row == 20 { note("\(row) \(isSeen)") }
                }
            }
          }
        }
        .frame(width: 200, height: 400)
        .onScrollGeometryChange(for: CGRect.self) {
          $0.visibleRect
        } action: {
          note("\(Int($0.minY)) \(Int($1.minY)) \(Int($1.height))")
        }
      }
    }
  }

  // V10.21
  @Test func whereContentIsAndWhatIsSeenAreTold() throws {
    let asks = Asks()
    var notes: [String] = []
    let screen = try screen(Measured(asks: asks) { notes.append($0) })
    #expect(notes.sorted() == ["0 0 400", "5 true"])
    notes = []
    asks.scroll(20, .center)
    try screen.settle()
    #expect(notes.sorted() == ["0 620 400", "20 true", "5 false"])
    notes = []
    try screen.settle()
    #expect(notes.isEmpty)
  }

  private struct Driven: View {
    @State private var position = SwiftUI.ScrollPosition(idType: Int.self)

    var body: some View {
      ScrollView { Text("a").frame(height: 900) }
        .frame(width: 200, height: 400)
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          position.scrollTo(y: $1 > 50 ? 0 : 100)
        }
    }
  }

  /// V10.21: what drives itself comes to rest, as on Apple's systems between two pictures.
  @Test func aPositionThatFollowsItselfComesToRest() throws {
    let screen = try screen(Driven())
    #expect(!screen.needsSettling)
  }
}
