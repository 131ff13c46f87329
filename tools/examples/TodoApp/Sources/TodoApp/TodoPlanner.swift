import SwiftUI

/// What there is to do in a list that is searched, opened, swept and added to.
public struct TodoPlanner: View {
  @State private var items: [TodoItem]
  @State private var words = ""
  @State private var path: [UUID] = []
  @State private var isAdding = false
  @State private var notice: String?

  public init(_ items: [TodoItem] = TodoItem.examples) {
    _items = State(initialValue: items)
  }

  public var body: some View {
    NavigationStack(path: $path) {
      List {
        section("Open", isDone: false)
        section("Done", isDone: true)
      }
      .navigationTitle("Planner")
      .navigationDestination(for: UUID.self) { id in
        if let index = items.firstIndex(where: { $0.id == id }) {
          TodoEditor(item: $items[index])
        }
      }
      .searchable(text: $words, prompt: "Titles")
      .toolbar {
        Button("Add", systemImage: "plus") { isAdding = true }
      }
    }
    .sheet(isPresented: $isAdding) {
      NewTodoForm { title in
        items.append(TodoItem(title))
        notice = "\(title) added"
      }
    }
    .overlay(alignment: .bottom) {
      if let notice {
        Notice(text: notice) { self.notice = nil }
      }
    }
  }

  private func section(_ title: String, isDone: Bool) -> some View {
    let shown = items.filter {
      $0.isDone == isDone && (words.isEmpty || $0.title.localizedCaseInsensitiveContains(words))
    }
    return Section(title) {
      ForEach(shown) { item in
        NavigationLink(item.title, value: item.id)
          .swipeActions {
            Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
          }
      }
    }
  }
}

/// What has happened, for two seconds.
struct Notice: View {
  let text: String
  let end: () -> Void

  var body: some View {
    Text(text)
      .padding()
      .background(.thinMaterial, in: .capsule)
      .task(id: text) {
        try? await Task.sleep(for: .seconds(2))
        if !Task.isCancelled { end() }
      }
  }
}

#Preview("Planner") { TodoPlanner() }
