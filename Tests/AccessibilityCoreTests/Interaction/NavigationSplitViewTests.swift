import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// The columns of a split view, beside each other or as levels of a stack (V10.17).
@Suite struct NavigationSplitViewTests {
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
            NavigationScreen.titled("Sidebar")(&builder)
            builder.control(
              .navigationLink(isInNavigation: true),
              label: { $0.leaf(.text("row")) }
            )
          }, content, NavigationScreen.titled("Detail"),
        ]
      )
    }
  }

  private static let wide = Size(width: 1000, height: 700)

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func theButtonOfASidebarHidesAndShowsIt(_ system: SystemVersion) {
    let screen = NavigationScreen.screen(
      system,
      size: Self.wide,
      idiom: .pad,
      isWide: true,
      Self.split()
    )
    let all = ["Hide Sidebar", "Sidebar", "body of Sidebar", "row", "Detail", "body of Detail"]
    #expect(NavigationScreen.words(screen) == all)
    #expect(NavigationScreen.press("Hide Sidebar", in: screen))
    #expect(NavigationScreen.words(screen) == ["Show Sidebar", "Detail", "body of Detail"])
    #expect(NavigationScreen.press("Show Sidebar", in: screen))
    #expect(NavigationScreen.words(screen) == all)
  }

  @Test func theButtonOfThreeColumnsShowsOneMore() {
    let screen = NavigationScreen.screen(
      size: Self.wide,
      idiom: .pad,
      isWide: true,
      Self.split(NavigationColumns(.detailOnly), content: NavigationScreen.titled("Content"))
    )
    func columns() -> Set<String> {
      Set(NavigationScreen.words(screen)).intersection(["Sidebar", "Content", "Detail"])
    }
    #expect(columns() == ["Detail"])
    NavigationScreen.press("Show Sidebar", in: screen)
    #expect(columns() == ["Content", "Detail"])
    NavigationScreen.press("Show Sidebar", in: screen)
    #expect(columns() == ["Sidebar", "Content", "Detail"])
    NavigationScreen.press("Hide Sidebar", in: screen)
    #expect(columns() == ["Content", "Detail"])
  }

  @Test func columnsThatHaveCollapsedAreLevelsOfAStack() {
    let screen = NavigationScreen.screen(
      .iOS18,
      Self.split(content: NavigationScreen.titled("Content"))
    )
    #expect(NavigationScreen.words(screen) == ["Sidebar", "body of Sidebar", "row"])
    #expect(NavigationScreen.press("row", in: screen))
    #expect(NavigationScreen.words(screen) == ["Sidebar", "Content", "body of Content"])
    #expect(NavigationScreen.press("Sidebar", in: screen))
    #expect(NavigationScreen.words(screen) == ["Sidebar", "body of Sidebar", "row"])
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
                  NavigationScreen.titled("Sidebar")(&builder)
                  builder.control(
                    .navigationLink(isInNavigation: true),
                    label: { $0.leaf(.text("row")) }
                  )
                },
                path: [NavigationScreen.titled("Folder")]
              )
            }, nil,
            { builder in
              builder.control(
                .navigationStack(),
                content: NavigationScreen.titled("Detail"),
                path: [NavigationScreen.titled("One"), NavigationScreen.titled("Two")]
              )
            },
          ]
        )
      }
    }
    let detail = NavigationScreen.screen(.iOS18, views(.detail))
    for words in [
      ["One", "Two", "body of Two"], ["Detail", "One", "body of One"],
      ["Folder", "Detail", "body of Detail"], ["Sidebar", "Folder", "body of Folder"],
    ] {
      #expect(NavigationScreen.words(detail) == words)
      #expect(NavigationScreen.press(words[0], in: detail))
    }
    #expect(NavigationScreen.words(detail) == ["Sidebar", "body of Sidebar", "row"])
    #expect(NavigationScreen.press("row", in: detail))
    #expect(NavigationScreen.words(detail) == ["Folder", "Detail", "body of Detail"])
    #expect(
      NavigationScreen.words(NavigationScreen.screen(.iOS18, views(.sidebar))) == [
        "Sidebar", "Folder", "body of Folder",
      ]
    )
  }
}
