import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// What leads from one view of a navigation stack or split view to another (V10.6, V10.7, V10.17).
@Suite struct NavigationTests {
  // MARK: Stacks

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func aBackButtonLeadsToTheViewBelow(_ system: SystemVersion) {
    let screen = NavigationScreen.screen(system) { builder in
      builder.control(
        .navigationStack(),
        content: NavigationScreen.titled("One"),
        path: [NavigationScreen.titled("Two"), NavigationScreen.titled("Three")]
      )
    }
    #expect(NavigationScreen.words(screen) == ["Two", "Three", "body of Three"])
    #expect(NavigationScreen.press("Two", in: screen))
    #expect(NavigationScreen.words(screen) == ["One", "Two", "body of Two"])
    #expect(NavigationScreen.press("One", in: screen))
    #expect(NavigationScreen.words(screen) == ["One", "body of One"])
    #expect(!NavigationScreen.press("One", in: screen))
  }

  @Test func whatAUserHasPoppedStaysPoppedInAnotherVersionOfTheScreen() {
    func views(_ title: String) -> ViewTreeBuilder.Slot {
      { builder in
        builder.control(
          .navigationStack(),
          id: "stack",
          content: NavigationScreen.titled(title),
          path: [NavigationScreen.titled("Two")]
        )
      }
    }
    let screen = NavigationScreen.screen(.iOS18, views("One"))
    NavigationScreen.press("One", in: screen)
    screen.replace(NavigationScreen.screen(.iOS18, views("Uno")).scene)
    #expect(NavigationScreen.words(screen) == ["Uno", "body of Uno"])
  }

  private static func link(
    _ number: Int,
    to title: String,
    with views: @escaping ViewTreeBuilder.Slot = { _ in }
  ) -> ViewTreeBuilder.Slot {
    { builder in
      var destination = ViewTreeBuilder()
      destination.controlEnvironment = builder.controlEnvironment
      NavigationScreen.titled(title)(&destination)
      views(&destination)
      builder.prefer(.navigationDestination(NavigationDestination(link: number, destination)))
      builder.control(
        .navigationLink(isInNavigation: true, destination: number),
        label: { $0.leaf(.text("to \(title)")) }
      )
    }
  }

  @Test func aLinkLeadsToItsDestinationAndBack() {
    let screen = NavigationScreen.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          NavigationScreen.titled("One")(&builder)
          Self.link(1, to: "Two", with: Self.link(3, to: "Four"))(&builder)
          Self.link(2, to: "Three")(&builder)
        }
      )
    }
    #expect(NavigationScreen.words(screen) == ["One", "body of One", "to Two", "to Three"])
    #expect(NavigationScreen.press("to Three", in: screen))
    #expect(NavigationScreen.words(screen) == ["One", "Three", "body of Three"])
    #expect(NavigationScreen.press("One", in: screen))
    #expect(NavigationScreen.press("to Two", in: screen))
    #expect(NavigationScreen.press("to Four", in: screen))
    #expect(NavigationScreen.words(screen) == ["Two", "Four", "body of Four"])
    #expect(NavigationScreen.press("Two", in: screen))
    #expect(NavigationScreen.words(screen) == ["One", "Two", "body of Two", "to Four"])
  }

  @Test func aLinkWithoutADestinationLeadsNowhere() {
    let screen = NavigationScreen.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          builder.control(
            .navigationLink(isInNavigation: true),
            label: { $0.leaf(.text("by value")) }
          )
        }
      )
    }
    #expect(NavigationScreen.press("by value", in: screen))
    #expect(NavigationScreen.words(screen) == ["by value"])
  }

  // MARK: Tabs

  @Test func theBarsOfAStackFollowTheTabThatIsShown() throws {
    var items = ViewTreeBuilder()
    items.button("Add")
    let add = BarItem(.bottomBar, items.finish())
    let screen = NavigationScreen.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          builder.control(
            .tabView(
              tabs: [.init(title: "A"), .init(title: "B"), .init(title: "C")],
              selection: 0
            ),
            tabs: [
              NavigationScreen.titled("One"),
              { builder in
                builder.prefer(.toolbarItem(add))
                builder.prefer(.navigationBarTitleDisplayMode(.inline))
                NavigationScreen.titled("Two")(&builder)
              },
              { $0.leaf(.text("bare")) },
            ]
          )
        }
      )
    }
    func select(_ tab: String) throws {
      let node = screen.snapshot.nodes.first { $0.role == .tab && $0.element.label == tab }
      #expect(screen.perform(.select, on: try #require(node).element.id)?.effect == .selected(tab))
    }
    func top() -> Double? {
      screen.snapshot.nodes.first { $0.element.kind == .container }?.element.frame.height
    }
    #expect(NavigationScreen.words(screen) == ["One", "body of One", "A", "B", "C"])
    #expect(top() == 96)
    try select("B")
    #expect(NavigationScreen.words(screen) == ["Two", "body of Two", "A", "B", "C", "Add"])
    #expect(top() == 44)
    try select("C")
    #expect(NavigationScreen.words(screen) == ["bare", "A", "B", "C"])
    try select("A")
    #expect(NavigationScreen.words(screen) == ["One", "body of One", "A", "B", "C"])
    #expect(top() == 96)
  }

  // MARK: Scrolling

  @Test func whatIsBroughtIntoSightIsBetweenTheBars() throws {
    let screen = NavigationScreen.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          builder.prefer(.navigationTitle("Title"))
          builder.open(.scrollView(axes: .vertical, position: ScrollPosition(x: 0, y: 700)))
          for row in 0..<40 { builder.leaf(.text("row \(row)")) }
          builder.close()
        }
      )
    }
    let row = try #require(screen.snapshot.nodes.first { $0.element.label == "row 5" }).element.id
    #expect(screen.perform(.scrollIntoView(.anywhere), on: row)?.effect == .scrolledIntoView)
    let frame = screen.snapshot.nodes.first { $0.element.id == row }?.element.frame
    #expect(frame?.minY == 96)
    let title = screen.snapshot.nodes.first { $0.role == .heading }
    #expect(title?.element.frame.minY ?? 0 > 44)
  }
}
