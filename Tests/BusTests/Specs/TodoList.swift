import SwiftUI

/// What is to be done; a program as teams write them, with state that its closures change.
struct TodoList: View {
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  @State private var items = [Item(id: 0, title: "Buy bread"), Item(id: 1, title: "Slice avocado")]
  @State private var draft = ""
  @State private var portions = 2
  @State private var status = "Not saved"
  @FocusState private var isTyping: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(items.filter { !$0.isDone }.count) to do")
        .accessibilityAddTraits(.isHeader)
      ForEach($items) { $item in
        Toggle(item.title, isOn: $item.isDone)
          .accessibilityAction(named: "Remove") { items.removeAll { $0.id == item.id } }
      }
      TextField("New item", text: $draft)
        .focused($isTyping)
        .onSubmit(add)
      Button("Add", action: add)
        .disabled(draft.isEmpty)
      Stepper("Portions: \(portions)", value: $portions, in: 1...4)
      Text(status)
      Button("Save") {
        status = "Saving"
        Task {
          try await Task.sleep(for: .milliseconds(300))
          status = "Saved"
        }
      }
      Button("Crash") { items[items.count].isDone = true }
    }
  }

  private func add() {
    items.append(Item(id: items.count, title: draft))
    draft = ""
    isTyping = true
  }
}

#Preview("To do") {
  TodoList()
}

#Preview("Empty") {
  Text("Nothing to do")
}
