import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// What leads from one view of a navigation stack or split view to another (V10.6, V10.7, V10.17).
@Suite struct NavigationTests {
  private static func screen(
    _ system: SystemVersion = .iOS18,
    size: Size = Size(width: 320, height: 600),
    idiom: UserInterfaceIdiom = .phone,
    isWide: Bool = false,
    _ views: ViewTreeBuilder.Slot
  ) -> InteractiveScreen {
    var environment = EnvironmentValues()
    environment.system = system
    environment.userInterfaceIdiom = idiom
    environment.horizontalSizeClass = isWide ? .regular : .compact
    var builder = ViewTreeBuilder()
    builder.controlEnvironment = ControlEnvironment(
      environment,
      safeArea: EdgeInsets(),
      keyboardHeight: 0,
      sceneSize: size
    )
    views(&builder)
    let scene = LayoutScene(
      host: .size(size),
      environment: environment,
      tree: builder.finish()
    )
    return InteractiveScreen(scene, title: "")
  }

  private static func titled(_ title: String) -> ViewTreeBuilder.Slot {
    { builder in
      builder.prefer(.navigationTitle(title))
      builder.leaf(.text("body of \(title)"))
    }
  }

  /// What is read, without the words of roles; a screen laid out anew has it in the same places.
  private static func words(_ screen: InteractiveScreen) -> [String] {
    let fresh = InteractiveScreen(screen.scene, title: "")
    let places = [screen, fresh].map { screen in
      screen.snapshot.nodes.map { "\($0.element.id) \($0.element.frame)" }
    }
    #expect(places[0] == places[1])
    return screen.snapshot.nodes.filter { $0.element.kind == .element }
      .compactMap(\.element.label)
  }

  @discardableResult
  private static func press(_ label: String, in screen: InteractiveScreen) -> Bool {
    let node = screen.snapshot.nodes.first { $0.element.label == label && $0.role == .button }
    guard let id = node?.element.id else { return false }
    return screen.perform(.activate, on: id)?.effect == .activated
  }

  // MARK: Stacks

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func aBackButtonLeadsToTheViewBelow(_ system: SystemVersion) {
    let screen = Self.screen(system) { builder in
      builder.control(
        .navigationStack(),
        content: Self.titled("One"),
        path: [Self.titled("Two"), Self.titled("Three")]
      )
    }
    #expect(Self.words(screen) == ["Two", "Three", "body of Three"])
    #expect(Self.press("Two", in: screen))
    #expect(Self.words(screen) == ["One", "Two", "body of Two"])
    #expect(Self.press("One", in: screen))
    #expect(Self.words(screen) == ["One", "body of One"])
    #expect(!Self.press("One", in: screen))
  }

  @Test func whatAUserHasPoppedStaysPoppedInAnotherVersionOfTheScreen() {
    func views(_ title: String) -> ViewTreeBuilder.Slot {
      { builder in
        builder.control(
          .navigationStack(),
          id: "stack",
          content: Self.titled(title),
          path: [Self.titled("Two")]
        )
      }
    }
    let screen = Self.screen(.iOS18, views("One"))
    Self.press("One", in: screen)
    screen.replace(Self.screen(.iOS18, views("Uno")).scene)
    #expect(Self.words(screen) == ["Uno", "body of Uno"])
  }

  private static func link(
    _ number: Int,
    to title: String,
    with views: @escaping ViewTreeBuilder.Slot = { _ in }
  ) -> ViewTreeBuilder.Slot {
    { builder in
      var destination = ViewTreeBuilder()
      destination.controlEnvironment = builder.controlEnvironment
      titled(title)(&destination)
      views(&destination)
      builder.prefer(.navigationDestination(NavigationDestination(link: number, destination)))
      builder.control(
        .navigationLink(isInNavigation: true, destination: number),
        label: { $0.leaf(.text("to \(title)")) }
      )
    }
  }

  @Test func aLinkLeadsToItsDestinationAndBack() {
    let screen = Self.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          Self.titled("One")(&builder)
          Self.link(1, to: "Two", with: Self.link(3, to: "Four"))(&builder)
          Self.link(2, to: "Three")(&builder)
        }
      )
    }
    #expect(Self.words(screen) == ["One", "body of One", "to Two", "to Three"])
    #expect(Self.press("to Three", in: screen))
    #expect(Self.words(screen) == ["One", "Three", "body of Three"])
    #expect(Self.press("One", in: screen))
    #expect(Self.press("to Two", in: screen))
    #expect(Self.press("to Four", in: screen))
    #expect(Self.words(screen) == ["Two", "Four", "body of Four"])
    #expect(Self.press("Two", in: screen))
    #expect(Self.words(screen) == ["One", "Two", "body of Two", "to Four"])
  }

  @Test func aLinkWithoutADestinationLeadsNowhere() {
    let screen = Self.screen { builder in
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
    #expect(Self.press("by value", in: screen))
    #expect(Self.words(screen) == ["by value"])
  }

  // MARK: Tabs

  @Test func theBarsOfAStackFollowTheTabThatIsShown() throws {
    var items = ViewTreeBuilder()
    items.button("Add")
    let add = BarItem(.bottomBar, items.finish())
    let screen = Self.screen { builder in
      builder.control(
        .navigationStack(),
        content: { builder in
          builder.control(
            .tabView(
              tabs: [.init(title: "A"), .init(title: "B"), .init(title: "C")],
              selection: 0
            ),
            tabs: [
              Self.titled("One"),
              { builder in
                builder.prefer(.toolbarItem(add))
                builder.prefer(.navigationBarTitleDisplayMode(.inline))
                Self.titled("Two")(&builder)
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
    #expect(Self.words(screen) == ["One", "body of One", "A", "B", "C"])
    #expect(top() == 96)
    try select("B")
    #expect(Self.words(screen) == ["Two", "body of Two", "A", "B", "C", "Add"])
    #expect(top() == 44)
    try select("C")
    #expect(Self.words(screen) == ["bare", "A", "B", "C"])
    try select("A")
    #expect(Self.words(screen) == ["One", "body of One", "A", "B", "C"])
    #expect(top() == 96)
  }

  // MARK: Split views

  private static func split(
    _ columns: NavigationColumns = NavigationColumns(),
    content: ViewTreeBuilder.Slot? = nil
  ) -> ViewTreeBuilder.Slot {
    { builder in
      builder.control(
        .navigationSplitView(columns),
        id: "split",
        tabs: [
          { builder in
            titled("Sidebar")(&builder)
            builder.control(
              .navigationLink(isInNavigation: true),
              label: { $0.leaf(.text("row")) }
            )
          }, content, titled("Detail"),
        ]
      )
    }
  }

  private static let wide = Size(width: 1000, height: 700)

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func theButtonOfASidebarHidesAndShowsIt(_ system: SystemVersion) {
    let screen = Self.screen(system, size: Self.wide, idiom: .pad, isWide: true, Self.split())
    let all = ["Hide Sidebar", "Sidebar", "body of Sidebar", "row", "Detail", "body of Detail"]
    #expect(Self.words(screen) == all)
    #expect(Self.press("Hide Sidebar", in: screen))
    #expect(Self.words(screen) == ["Show Sidebar", "Detail", "body of Detail"])
    #expect(Self.press("Show Sidebar", in: screen))
    #expect(Self.words(screen) == all)
  }

  @Test func theButtonOfThreeColumnsShowsOneMore() {
    let screen = Self.screen(
      size: Self.wide,
      idiom: .pad,
      isWide: true,
      Self.split(NavigationColumns(.detailOnly), content: Self.titled("Content"))
    )
    func columns() -> Set<String> {
      Set(Self.words(screen)).intersection(["Sidebar", "Content", "Detail"])
    }
    #expect(columns() == ["Detail"])
    Self.press("Show Sidebar", in: screen)
    #expect(columns() == ["Content", "Detail"])
    Self.press("Show Sidebar", in: screen)
    #expect(columns() == ["Sidebar", "Content", "Detail"])
    Self.press("Hide Sidebar", in: screen)
    #expect(columns() == ["Content", "Detail"])
  }

  @Test func columnsThatHaveCollapsedAreLevelsOfAStack() {
    let screen = Self.screen(.iOS18, Self.split(content: Self.titled("Content")))
    #expect(Self.words(screen) == ["Sidebar", "body of Sidebar", "row"])
    #expect(Self.press("row", in: screen))
    #expect(Self.words(screen) == ["Sidebar", "Content", "body of Content"])
    #expect(Self.press("Sidebar", in: screen))
    #expect(Self.words(screen) == ["Sidebar", "body of Sidebar", "row"])
  }

  /// What is pushed onto the stack of a column lies above that column, with one way back.
  @Test func aPathInAColumnThatHasCollapsed() {
    func views(_ column: NavigationColumns.Column) -> ViewTreeBuilder.Slot {
      { builder in
        builder.control(
          .navigationSplitView(NavigationColumns(compactColumn: column)),
          tabs: [
            { builder in
              builder.control(
                .navigationStack(),
                content: { builder in
                  Self.titled("Sidebar")(&builder)
                  builder.control(
                    .navigationLink(isInNavigation: true),
                    label: { $0.leaf(.text("row")) }
                  )
                },
                path: [Self.titled("Folder")]
              )
            }, nil,
            { builder in
              builder.control(
                .navigationStack(),
                content: Self.titled("Detail"),
                path: [Self.titled("One"), Self.titled("Two")]
              )
            },
          ]
        )
      }
    }
    let detail = Self.screen(.iOS18, views(.detail))
    for words in [
      ["One", "Two", "body of Two"], ["Detail", "One", "body of One"],
      ["Folder", "Detail", "body of Detail"], ["Sidebar", "Folder", "body of Folder"],
    ] {
      #expect(Self.words(detail) == words)
      #expect(Self.press(words[0], in: detail))
    }
    #expect(Self.words(detail) == ["Sidebar", "body of Sidebar", "row"])
    #expect(Self.press("row", in: detail))
    #expect(Self.words(detail) == ["Folder", "Detail", "body of Detail"])
    #expect(
      Self.words(Self.screen(.iOS18, views(.sidebar))) == ["Sidebar", "Folder", "body of Folder"]
    )
  }

  // MARK: Scrolling

  @Test func whatIsBroughtIntoSightIsBetweenTheBars() throws {
    let screen = Self.screen { builder in
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
