import SwiftUI

/// What there is to do, as far as it has been asked for.
public struct SearchableTodoList: View {
  @StateObject private var search: TodoSearch

  public init(_ items: [TodoItem] = TodoItem.examples) {
    _search = StateObject(wrappedValue: TodoSearch(items))
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      TextField("Search", text: $search.words)
      ForEach(search.found) { item in
        Text(item.title).foregroundStyle(Priority(of: item).color)
      }
    }
    .padding()
  }
}
