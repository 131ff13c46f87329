import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// A change of screen moves the focus (A5.12).
@Suite struct PlaceFocusTests {
  private func focused(_ screen: InteractiveScreen) -> String? {
    screen.snapshot.focus.flatMap { screen.snapshot.nodes[$0].element.label }
  }

  @discardableResult
  private func press(_ label: String, in screen: InteractiveScreen) -> Bool {
    let node = screen.snapshot.nodes.first { $0.element.label == label && $0.role != .row }
    return node.map { screen.perform(.activate, on: $0.element.id) != nil } ?? false
  }

  private var stack: InteractiveScreen {
    NavigationScreen.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          builder.prefer(.navigationTitle("Home"))
          builder.vStack { builder in
            builder.button("Before")
            var destination = ViewTreeBuilder()
            destination.controlEnvironment = builder.controlEnvironment
            NavigationScreen.titled("Second")(&destination)
            builder.prefer(.navigationDestination(NavigationDestination(link: 1, destination)))
            builder.control(
              .navigationLink(isInNavigation: true, destination: 1),
              label: { $0.leaf(.text("Onwards")) }
            )
          }
        }
      )
    }
  }

  @Test func onwardsIsIntoWhatHasComeAndBackIsToTheLink() {
    let screen = stack
    #expect(screen.snapshot.focus == nil)
    #expect(press("Onwards", in: screen))
    // The button that leads back is the first that can be used.
    #expect(focused(screen) == "Home" || focused(screen) == "Back")
    #expect(screen.snapshot.focus.map { screen.snapshot.nodes[$0].role } == .button)
    #expect(press(focused(screen) ?? "", in: screen))
    #expect(focused(screen) == "Onwards")
  }

  @Test func anotherTabIsEntered() {
    let screen = NavigationScreen.screen { builder in
      builder.control(
        .tabView(tabs: [Control.Tab(title: "One"), Control.Tab(title: "Two")], selection: 0),
        tabs: [{ $0.leaf(.text("first")) }, { $0.leaf(.text("second")) }]
      )
    }
    #expect(press("Two", in: screen))
    // Nothing in it can be used, so it is what is read first.
    #expect(focused(screen) == "second")
    #expect(press("One", in: screen))
    #expect(focused(screen) == "first")
  }

  @Test func whereAScreenBeginsNobodyHasGone() {
    let screen = NavigationScreen.screen { builder in
      builder.open(.modifier(.presentation(Presentation(.alert, .everything))))
      builder.leaf(.text("behind"))
      builder.button("OK")
      builder.close()
    }
    #expect(screen.snapshot.focus == nil)
  }
}
