import EspalierTesting
import SwiftUI
import Testing

@Observable private final class Loss { var isAlert = false }

private struct Told: View {
  let model: Loss

  var body: some View {
    @Bindable var model = model
    Button("First") {}
    Button("Second") {}.alert("Lost", isPresented: $model.isAlert) {}
  }
}

/// A change of screen moves the focus: into what has come, and back when it goes (A5.12, A2.41).
@MainActor
struct ScreenChangeTests {
  private struct Presenting: View {
    @State private var isSheet = false
    @State private var isAlert = false
    @State private var isDialog = false
    @State private var isPopover = false
    @State private var done = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: done)
        Button("Sheet") { isSheet = true }
          .sheet(isPresented: $isSheet) {
            NavigationStack {
              Form { Text("Colour") }.navigationTitle("Settings")
                .toolbar { Button("Done") { isSheet = false } }
            }
          }
        Button("Alert") { isAlert = true }
          .alert("Delete?", isPresented: $isAlert) {
            Button("Delete", role: .destructive) { done = "deleted" }
            Button("Keep", role: .cancel) { done = "kept" }
          } message: {
            Text("It cannot be undone.")
          }
        Button("Dialog") { isDialog = true }
          .confirmationDialog("Which?", isPresented: $isDialog, titleVisibility: .visible) {
            Button("One") { done = "one" }
          }
        Button("Popover") { isPopover = true }
          .popover(isPresented: $isPopover) {
            Text("Help").presentationCompactAdaptation(.popover)
          }
      }
    }
  }

  @Test func aSheetIsEnteredAndLeft() throws {
    let screen = Screen(Presenting())
    #expect(screen.focused == nil)
    try screen.activate("Sheet")
    #expect(screen.focused?.label == "Done")
    try screen.activate("Done")
    #expect(screen.focused?.label == "Sheet")
    try screen.activate("Sheet")
    try screen.perform("dismiss")
    #expect(screen.focused?.label == "Sheet")
  }

  @Test func anAlertIsEnteredAndItsEscapeIsItsCancel() throws {
    let screen = Screen(Presenting())
    try screen.activate("Alert")
    // The alert itself, so that all of it is read.
    #expect(screen.focused?.label == "Delete?")
    try screen.perform("dismiss")
    #expect(screen.focused?.label == "Alert")
    #expect(screen.elements.first?.label == "kept")
  }

  @Test func aConfirmationDialogOf26HasAWayOut() throws {
    let screen = Screen(Presenting())
    try screen.activate("Dialog")
    #expect(screen.focused?.label == "One")
    #expect(screen.elements.last?.label == "dismiss popup")
    try screen.activate("dismiss popup")
    #expect(screen.focused?.label == "Dialog")
    #expect(screen.elements.first?.label == "nothing")
  }

  @Test func aPopoverHasAWayOut() throws {
    let screen = Screen(Presenting())
    try screen.activate("Popover")
    // Only what leads out of it can be used.
    #expect(screen.focused?.label == "dismiss popup")
    try screen.activate("dismiss popup")
    #expect(screen.focused?.label == "Popover")
  }

  @Test func whatTheProgramPresentsIsEnteredAsWell() throws {
    let model = Loss()
    let screen = Screen(Told(model: model))
    model.isAlert = true
    #expect(screen.focused?.label == "Lost")
    model.isAlert = false
    #expect(screen.focused?.label == "First")
  }

  @Test func aPathIsEnteredAndLeft() throws {
    struct Pushing: View {
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          List(0..<3) { NavigationLink("Item \($0)", value: $0) }.navigationTitle("Items")
            .navigationDestination(for: Int.self) { item in
              Button("Use \(item)") { path = [item, item + 1] }.navigationTitle("Item")
            }
        }
      }
    }
    let screen = Screen(Pushing())
    try screen.activate("Item 1")
    #expect(screen.focused?.traits.contains("backButton") == true)
    try screen.activate("Use 1")
    #expect(screen.focused?.traits.contains("backButton") == true)
    try screen.perform("back")
    #expect(screen.focused?.label == "Use 1")
    try screen.perform("back")
    #expect(screen.focused?.label == "Item 1")
  }

  @Test func aFieldThatTheProgramGivesTheKeyboardHasTheFocus() throws {
    struct Asking: View {
      @State private var isShown = false
      @State private var name = ""
      @FocusState private var isTyping: Bool

      var body: some View {
        Button("Ask") { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("Cancel") { isShown = false }
            TextField("Name", text: $name).focused($isTyping).onAppear { isTyping = true }
          }
      }
    }
    let screen = Screen(Asking())
    try screen.activate("Ask")
    #expect(screen.focused?.label == "Name")
    try screen.activate("Cancel")
    #expect(screen.focused?.label == "Ask")
  }
}
