import SwiftUI

/// What comes over a screen and leads on, what is told of it, and rows that are chosen.
struct ScreenChanges: View {
  @State private var isAlert = false
  @State private var isSheet = false
  @State private var done = "nothing"
  @State private var row: Int?
  @State private var isOn = false

  var body: some View {
    VStack {
      Text("Done: \(done)")
      Button("Ask") { isAlert = true }
        .alert("Delete the list?", isPresented: $isAlert) {
          Button("Delete", role: .destructive) { done = "deleted" }
          Button("Keep", role: .cancel) { done = "kept" }
        } message: {
          Text("It cannot be undone.")
        }
      Button("Show") { isSheet = true }
        .sheet(isPresented: $isSheet) {
          VStack {
            Text("Colours").accessibilityAddTraits(.isHeader)
            Button("Close") { isSheet = false }
          }
        }
      Button("Say") {
        print("said")
        AccessibilityNotification.Announcement("Saved").post()
      }
      Button("Nothing") {}.accessibilityAction(named: "Again") { done = "again" }
      Toggle("On", isOn: $isOn)
      Menu("Actions") {
        Menu("More") {
          Button("Delete all", role: .destructive) { done = "all deleted" }
        }
      }
      List(selection: $row) {
        Text("One").tag(1)
        Text("Two").tag(2)
        Text("Three").selectionDisabled()
      }
    }
  }
}

#Preview { ScreenChanges() }
