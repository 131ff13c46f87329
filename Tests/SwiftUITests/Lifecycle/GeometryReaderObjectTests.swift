import EspalierTesting
import SwiftUI
import Testing

/// What a reader makes stays while only views inside of it change (V6.1).
@MainActor
@Suite struct GeometryReaderObjectTests {
  private final class Model: ObservableObject {
    @Published var name: String?
    @MainActor static var count = 0
    @MainActor init() { Model.count += 1 }
  }

  private struct Name: SwiftUI.View {
    @ObservedObject var model: Model
    var body: some SwiftUI.View {
      if let name = model.name { Text(name) } else { Rectangle() }
    }
  }

  /// An object that the closure makes is made once, though what it holds changes the views.
  @Test func anObjectOfTheClosureIsMadeOnce() throws {
    Model.count = 0
    let screen = Screen(
      SwiftUI.GeometryReader { _ in
        let model = Model()
        Name(model: model).onAppear { model.name = "shown" }
      }
    )
    #expect(screen.elements.map(\.label) == ["shown"])
    #expect(Model.count == 1)
  }
}

/// What guides may say of the thread on which they run.
@MainActor
@Suite struct GuideIsolationTests {
  private struct Nested: SwiftUI.View {
    let depth: Int
    var body: some SwiftUI.View {
      if depth == 0 {
        Text("a").id("text")
      } else {
        AnyView(
          ZStack(alignment: .topLeading) { Nested(depth: depth - 1) }
            .alignmentGuide(.leading) { dimensions in
              let leading = dimensions[.leading]
              return MainActor.assumeIsolated { leading + 1 }
            }
        )
      }
    }
  }

  /// Guides in guides run on a thread with more stack, while the main actor waits.
  @Test func guidesRunOnTheMainActor() throws {
    let screen = Screen(
      ZStack(alignment: .topLeading) { Nested(depth: 30) },
      width: 100,
      height: 100
    )
    #expect(try screen.frame(of: "text").width > 0)
  }
}
