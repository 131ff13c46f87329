import Controls
import LayoutCore
import Testing

@testable import AccessibilityCore

/// Menus within menus, and pickers in them (A2.25).
@Suite struct NestedMenuTests {
  private var screen: InteractiveScreen {
    let scene = scene { builder in
      builder.control(
        .menu(isOpen: false),
        id: "actions",
        label: { $0.leaf(.text("Actions")) },
        content: { builder in
          builder.control(.button(nil), id: "rename", label: { $0.leaf(.text("Rename")) })
          builder.control(
            .menu(isOpen: false),
            id: "more",
            label: { $0.leaf(.text("More")) },
            content: {
              $0.control(.button(.destructive), id: "delete", label: { $0.leaf(.text("Delete")) })
            }
          )
          builder.control(
            .picker(.inline, options: ["Name", "Date"], selection: "Name"),
            id: "sort",
            label: { $0.leaf(.text("Sort by")) }
          )
          builder.control(
            .picker(.menu, options: ["List", "Grid"], selection: "Grid"),
            id: "view",
            label: { $0.leaf(.text("View as")) }
          )
        }
      )
    }
    return InteractiveScreen(scene, title: "Menus")
  }

  private func items(_ screen: InteractiveScreen, in menu: String) throws -> [String] {
    let owner = try #require(screen.node(menu))
    let found = owner.children.map { screen.snapshot.nodes[$0] }.first { $0.role == .menu }
    return try #require(found).children.map { screen.snapshot.nodes[$0].element.label ?? "" }
  }

  @Test func aMenuInAMenuIsAnItemThatOpens() throws {
    let screen = screen
    screen.perform(.activate, on: "actions")
    #expect(try items(screen, in: "actions") == ["Rename", "More", "Name", "Date", "View as"])
    #expect(screen.node("more")?.role == .menuItem)
    #expect(screen.node("more")?.isExpanded == false)
    #expect(screen.node("delete") == nil)
    #expect(screen.perform(.activate, on: "more")?.effect == .disclosed(true))
    #expect(screen.node("more")?.isExpanded == true)
    #expect(screen.node("actions")?.isExpanded == true)
    #expect(try items(screen, in: "more") == ["Delete"])
    #expect(screen.focusedID == "delete")
  }

  @Test func whatIsDoneClosesAllMenus() {
    let screen = screen
    screen.perform(.activate, on: "actions")
    screen.perform(.activate, on: "more")
    #expect(screen.perform(.activate, on: "delete")?.effect == .activated)
    #expect(screen.node("more") == nil)
    #expect(screen.node("actions")?.isExpanded == false)
    #expect(screen.focusedID == "actions")
    // One that has been closed is closed when the menu around it opens again.
    screen.perform(.activate, on: "actions")
    #expect(screen.node("more")?.isExpanded == false)
  }

  @Test func theEscapeGestureClosesTheInnermost() {
    let screen = screen
    screen.perform(.activate, on: "actions")
    screen.perform(.activate, on: "more")
    #expect(screen.perform(.escape, on: "delete")?.effect == .disclosed(false))
    #expect(screen.node("delete") == nil)
    #expect(screen.focusedID == "more")
    #expect(screen.perform(.escape, on: "rename")?.effect == .disclosed(false))
    #expect(screen.node("rename") == nil)
    #expect(screen.focusedID == "actions")
  }

  @Test func anotherItemThatOpensClosesTheFirst() {
    let screen = screen
    screen.perform(.activate, on: "actions")
    screen.perform(.activate, on: "more")
    screen.perform(.activate, on: "view")
    #expect(screen.node("delete") == nil)
    #expect(screen.node("view")?.isExpanded == true)
    #expect(screen.node("rename") != nil)
    screen.perform(.activate, on: "view")
    #expect(screen.node("view")?.isExpanded == false)
    #expect(screen.focusedID == "view")
  }

  @Test func aPickerInAMenuIsItsOptions() throws {
    let screen = screen
    screen.perform(.activate, on: "actions")
    func chosen() -> [String?] {
      screen.snapshot.nodes.filter { $0.isSelected == true }.map(\.element.label)
    }
    #expect(chosen() == ["Name"])
    let date = try #require(screen.snapshot.nodes.first { $0.element.label == "Date" })
    #expect(date.role == .menuItem)
    #expect(screen.perform(.activate, on: date.element.id)?.effect == .selected("Date"))
    #expect(screen.node("rename") == nil)
    screen.perform(.activate, on: "actions")
    #expect(chosen() == ["Date"])
  }

  @Test func aPickerOfItsOwnMenuOpensItsOptions() throws {
    let screen = screen
    screen.perform(.activate, on: "actions")
    #expect(screen.node("view")?.element.value == "Grid")
    screen.perform(.activate, on: "view")
    #expect(try items(screen, in: "view") == ["List", "Grid"])
    #expect(screen.focusedID == "view#menu1")
    #expect(screen.perform(.activate, on: "view#menu0")?.effect == .selected("List"))
    #expect(screen.focusedID == "actions")
  }

  /// The mark is that of the rows of a list.
  @Test func theChosenOptionHasAMark() {
    let screen = screen
    func marks() -> Int {
      screen.currentResult.views.filter { view in
        if case .symbol("checkmark", _) = view.content { true } else { false }
      }.count
    }
    #expect(marks() == 0)
    screen.perform(.activate, on: "actions")
    #expect(marks() == 1)
  }

  /// A toggle among what a menu offers.
  private func screenWithToggle(_ state: Control.ToggleState) -> InteractiveScreen {
    let scene = scene { builder in
      builder.control(
        .menu(isOpen: false),
        id: "format",
        label: { $0.leaf(.text("Format")) },
        content: { builder in
          builder.control(.toggle(state), id: "bold", label: { $0.leaf(.text("Bold")) })
          builder.control(.button(nil), id: "copy", label: { $0.leaf(.text("Copy")) })
        }
      )
    }
    return InteractiveScreen(scene, title: "Menus")
  }

  @Test func aToggleInAMenuIsAnItemWithAMark() throws {
    let screen = screenWithToggle(.off)
    screen.perform(.activate, on: "format")
    var bold = try #require(screen.node("bold"))
    #expect(bold.role == .checkMenuItem)
    #expect(bold.element.traits == .button)
    #expect(bold.element.value == nil)
    #expect(bold.isOn == .off)
    #expect(screen.focusedID == "bold")
    #expect(screen.perform(.activate, on: "bold")?.effect == .toggled(.on))
    // What is done closes the menu.
    #expect(screen.node("bold") == nil)
    screen.perform(.activate, on: "format")
    bold = try #require(screen.node("bold"))
    #expect(bold.element.traits == [.button, .selected])
    #expect(bold.isOn == .on)
  }

  /// The mark is a view that is there while the toggle is on, as in a tree that is built so.
  @Test func aToggleInAMenuShowsItsMark() {
    func marks(_ screen: InteractiveScreen) -> Int {
      screen.currentResult.views.count { view in
        if case .symbol("checkmark", _) = view.content { true } else { false }
      }
    }
    let screen = screenWithToggle(.off)
    screen.perform(.activate, on: "format")
    #expect(marks(screen) == 0)
    screen.perform(.activate, on: "bold")
    screen.perform(.activate, on: "format")
    #expect(marks(screen) == 1)
    let other = screenWithToggle(.on)
    other.perform(.activate, on: "format")
    #expect(marks(other) == 1)
    #expect(other.node("copy")?.element.frame == screen.node("copy")?.element.frame)
  }
}
