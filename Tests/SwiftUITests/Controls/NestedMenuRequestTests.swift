import EspalierTesting
import SwiftUI
import Testing

/// What opening and choosing in menus does to a program (A2.25).
@MainActor
struct NestedMenuRequestTests {
  private struct Actions: View {
    @State private var done = "nothing"
    @State private var order = 1
    @State private var look = "grid"

    var body: some View {
      Text(verbatim: "\(done) \(order) \(look)")
      Menu("Actions") {
        Button("Rename") { done = "renamed" }
        Menu("More") {
          Button("Delete", role: .destructive) { done = "deleted" }
        }
        Picker("Sort by", selection: $order) {
          Text("Name").tag(0)
          Text("Date").tag(1)
        }
        Picker("View as", selection: $look) {
          Text("List").tag("list")
          Text("Grid").tag("grid")
        }
        .pickerStyle(.menu)
      }
      .pickerStyle(.segmented)
    }
  }

  private func first(_ screen: Screen) -> String? { screen.elements.first?.label }

  @Test func openingAMenuDoesNothingInIt() throws {
    let screen = Screen(Actions())
    try screen.activate("Actions")
    try screen.activate("More")
    #expect(first(screen) == "nothing 1 grid")
    #expect(screen.elements.contains { $0.label == "Delete" })
    try screen.activate("Delete")
    #expect(first(screen) == "deleted 1 grid")
    #expect(!screen.elements.contains { $0.label == "Delete" || $0.label == "More" })
    try screen.activate("Actions")
    #expect(!screen.elements.contains { $0.label == "Delete" })
  }

  /// Whatever a modifier makes of the button.
  @Test func aMenuThatIsNoButtonOpensAsWell() throws {
    struct Changed: View {
      @State private var done = "nothing"

      var body: some View {
        Text(verbatim: done)
        Menu("Actions") { Button("Delete") { done = "deleted" } }
          .accessibilityRemoveTraits(.isButton)
          .accessibilityAddTraits(.isHeader)
      }
    }
    let screen = Screen(Changed())
    try screen.activate("Actions")
    #expect(first(screen) == "nothing")
    #expect(screen.elements.contains { $0.label == "Delete" })
  }

  @Test func aPickerInAMenuIsItsOptions() throws {
    let screen = Screen(Actions())
    try screen.activate("Actions")
    let date = try #require(screen.elements.first { $0.label == "Date" })
    #expect(date.traits.contains("selected"))
    try screen.activate("Name")
    #expect(first(screen) == "nothing 0 grid")
    try screen.perform("select Actions Date")
    #expect(first(screen) == "nothing 1 grid")
  }

  @Test func aPickerOfItsOwnMenuIsAnItem() throws {
    let screen = Screen(Actions())
    try screen.activate("Actions")
    #expect(try screen.element("View as").value == "Grid")
    try screen.perform("select \"View as\" List")
    #expect(first(screen) == "nothing 1 list")
  }
}
