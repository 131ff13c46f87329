import SwiftUI

/// What there is to do, and a button for more.
public struct TodoList: View {
  @State private var items: [TodoItem]

  public init(_ items: [TodoItem] = TodoItem.examples) {
    _items = State(initialValue: items)
  }

  private var openCount: Int { items.filter { !$0.isDone }.count }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("To do")
          .id("title")
          .accessibilityAddTraits(.isHeader)
        Spacer()
        Text("\(openCount) open")
          .foregroundStyle(.secondary)
      }
      ForEach($items) { TodoRow(item: $0) }
      Button("Add") { items.append(TodoItem("New item")) }
    }
    .padding()
  }
}

#Preview("Nothing to do") { TodoList([]) }

#Preview("Added") {
  @Previewable @State var items = [TodoItem("Write it down")]
  Button("Add") { items.append(TodoItem("New item")) }
  ForEach($items) { TodoRow(item: $0) }
}
