import EspalierTesting
import SwiftUI
import Testing

/// A state that says where assistive technology is (A12.12).
@MainActor
struct AccessibilityFocusTests {
  private enum Field: Hashable { case name, error }

  private struct Checking: View {
    @State private var name = ""
    @AccessibilityFocusState private var focus: Field?

    var body: some View {
      Text(verbatim: "at \(focus.map { "\($0)" } ?? "nothing")")
      TextField("Name", text: $name).accessibilityFocused($focus, equals: .name)
      Button("Check") { focus = .error }
      Text("Too short").accessibilityFocused($focus, equals: .error)
    }
  }

  private func place(_ screen: Screen) -> String? { screen.elements.first?.label }

  @Test func theFocusGoesWhereTheProgramWantsIt() throws {
    let screen = Screen(Checking())
    #expect(place(screen) == "at nothing")
    try screen.activate("Check")
    #expect(screen.focused?.label == "Too short")
    #expect(place(screen) == "at error")
  }

  @Test func theStateFollowsTheFocus() throws {
    let screen = Screen(Checking())
    // Typing begins in the field.
    try screen.type("A", into: "Name")
    #expect(place(screen) == "at name")
    try screen.activate("Check")
    #expect(place(screen) == "at error")
    try screen.type("Ada", into: "Name")
    #expect(place(screen) == "at name")
  }
}
