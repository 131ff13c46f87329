import SwiftUI

/// Asks for the title of a new item.
struct NewTodoForm: View {
  let save: (String) -> Void
  @State private var title = ""
  @FocusState private var isNaming: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("What", text: $title)
          .accessibilityLabel("What")
          .focused($isNaming)
          .onSubmit(finish)
      }
      .navigationTitle("New item")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: finish).disabled(title.isEmpty)
        }
      }
      .onAppear { isNaming = true }
    }
  }

  private func finish() {
    guard !title.isEmpty else { return }
    save(title)
    dismiss()
  }
}
